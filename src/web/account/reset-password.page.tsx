import type { Catalogue } from '../strings/catalogue.ts'
import { ResetPassword } from './reset-password.tsx'

export const meta = ({ account }: Catalogue) => [account.reset.meta, { name: 'robots', content: 'noindex' }]

export default ResetPassword

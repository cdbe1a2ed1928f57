import type { Catalogue } from '../strings/catalogue.ts'
import { ForgotPassword } from './forgot-password.tsx'

export const meta = ({ account }: Catalogue) => [account.forgot.meta, { name: 'robots', content: 'noindex' }]

export default ForgotPassword

import type { Catalogue } from '../strings/catalogue.ts'
import { Signup } from './signup.tsx'

export const meta = ({ account }: Catalogue) => [account.signup.meta]

export default Signup

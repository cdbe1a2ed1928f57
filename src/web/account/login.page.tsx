import type { Catalogue } from '../strings/catalogue.ts'
import { Login } from './login.tsx'

export const meta = ({ account }: Catalogue) => [account.login.meta]

export default Login

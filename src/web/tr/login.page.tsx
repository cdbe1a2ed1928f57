import { Login } from '../account/login.tsx'
import { Strings } from '../strings/strings.tsx'
import { account } from '../strings/tr/account.ts'
import { messages } from '../strings/tr/messages.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('login')
export const meta = () => turkishMeta('login', account.login.meta)

export default function LoginPage() {
  return (
    <Strings of={{ account, messages }}>
      <Login />
    </Strings>
  )
}

import { Signup } from '../account/signup.tsx'
import { Strings } from '../strings/strings.tsx'
import { account } from '../strings/tr/account.ts'
import { messages } from '../strings/tr/messages.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('signup')
export const meta = () => turkishMeta('signup', account.signup.meta)

export default function SignupPage() {
  return (
    <Strings of={{ account, messages }}>
      <Signup />
    </Strings>
  )
}

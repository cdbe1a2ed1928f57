import { ForgotPassword } from '../account/forgot-password.tsx'
import { Strings } from '../strings/strings.tsx'
import { account } from '../strings/tr/account.ts'
import { messages } from '../strings/tr/messages.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('forgotPassword')
export const meta = () => [
  ...turkishMeta('forgotPassword', account.forgot.meta),
  { name: 'robots', content: 'noindex' },
]

export default function ForgotPasswordPage() {
  return (
    <Strings of={{ account, messages }}>
      <ForgotPassword />
    </Strings>
  )
}

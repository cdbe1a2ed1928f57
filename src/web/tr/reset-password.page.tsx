import { ResetPassword } from '../account/reset-password.tsx'
import { Strings } from '../strings/strings.tsx'
import { account } from '../strings/tr/account.ts'
import { messages } from '../strings/tr/messages.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('resetPassword')
export const meta = () => [...turkishMeta('resetPassword', account.reset.meta), { name: 'robots', content: 'noindex' }]

export default function ResetPasswordPage() {
  return (
    <Strings of={{ account, messages }}>
      <ResetPassword />
    </Strings>
  )
}

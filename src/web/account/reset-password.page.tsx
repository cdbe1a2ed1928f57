import { pageMeta } from '../marketing/page-meta.ts'
import { account } from '../strings/en/account.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { Strings } from '../strings/strings.tsx'
import { ResetPassword } from './reset-password.tsx'

export const handle: PageHandle = { language: 'en', page: 'resetPassword' }
export const meta = () => [...pageMeta('resetPassword', account.reset.meta), { name: 'robots', content: 'noindex' }]

export default function ResetPasswordPage() {
  return (
    <Strings of={{ account }}>
      <ResetPassword />
    </Strings>
  )
}

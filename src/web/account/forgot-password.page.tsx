import { pageMeta } from '../marketing/page-meta.ts'
import { account } from '../strings/en/account.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { Strings } from '../strings/strings.tsx'
import { ForgotPassword } from './forgot-password.tsx'

export const handle: PageHandle = { language: 'en', page: 'forgotPassword' }
export const meta = () => [...pageMeta('forgotPassword', account.forgot.meta), { name: 'robots', content: 'noindex' }]

export default function ForgotPasswordPage() {
  return (
    <Strings of={{ account }}>
      <ForgotPassword />
    </Strings>
  )
}

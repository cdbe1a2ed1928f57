import { pageMeta } from '../marketing/page-meta.ts'
import { account } from '../strings/en/account.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { Strings } from '../strings/strings.tsx'
import { Signup } from './signup.tsx'

export const handle: PageHandle = { language: 'en', page: 'signup' }
export const meta = () => pageMeta('signup', account.signup.meta)

export default function SignupPage() {
  return (
    <Strings of={{ account }}>
      <Signup />
    </Strings>
  )
}

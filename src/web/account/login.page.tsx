import { pageMeta } from '../marketing/page-meta.ts'
import { account } from '../strings/en/account.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { Strings } from '../strings/strings.tsx'
import { Login } from './login.tsx'

export const handle: PageHandle = { language: 'en', page: 'login' }
export const meta = () => pageMeta('login', account.login.meta)

export default function LoginPage() {
  return (
    <Strings of={{ account }}>
      <Login />
    </Strings>
  )
}

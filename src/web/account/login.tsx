import { NeedsScripts } from '../lib/needs-scripts.tsx'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Link } from '../ui/link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { useCallbackParam } from './use-callback-param.ts'

export function Login() {
  const words = useStrings('account').login
  const paths = usePublicPaths()
  const callback = useCallbackParam()
  const signup = (
    <Link to={paths.signup({ callback })} className="font-semibold text-brand-ink underline underline-offset-3">
      {words.signup}
    </Link>
  )
  return (
    <AccountFrame
      title={words.heading}
      lead={
        <p>
          <Rich text={words.newHere} values={{ signup }} />
        </p>
      }
    >
      <NeedsScripts>
        <LoginForm callback={callback} />
      </NeedsScripts>
    </AccountFrame>
  )
}

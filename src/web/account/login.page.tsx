import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { AccountFrame } from './account-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { useCallbackParam } from './use-callback-param.ts'

export const meta = () => [{ title: 'Login · Waymark' }]

export default function Login() {
  const callback = useCallbackParam()
  return (
    <AccountFrame
      title="Welcome back"
      lead={
        <p>
          New here?{' '}
          <Link to={paths.signup({ callback })} className="font-semibold text-brand-ink underline underline-offset-3">
            Sign up
          </Link>
        </p>
      }
    >
      <LoginForm callback={callback} />
    </AccountFrame>
  )
}

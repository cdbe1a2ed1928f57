import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { RouteList, RouteStep } from '../ui/route-list.tsx'
import { AccountFrame } from './account-frame.tsx'
import { SignupForm } from './signup-form.tsx'
import { useCallbackParam } from './use-callback-param.ts'

export const meta = () => [
  { title: 'Create your account · Waymark' },
  { name: 'description', content: 'Free to start. Seven short questions, your resume, and a path of courses.' },
]

export default function Signup() {
  const callback = useCallbackParam()
  return (
    <AccountFrame
      title="Create your account"
      lead={
        <p>
          Already have one?{' '}
          <Link to={paths.login({ callback })} className="font-semibold text-brand-ink underline underline-offset-3">
            Login
          </Link>
        </p>
      }
      aside={<NextSteps />}
    >
      <SignupForm />
    </AccountFrame>
  )
}

function NextSteps() {
  return (
    <div className="panel w-full rounded-lg p-6 shadow-3">
      <p className="text-lg font-strong tracking-tight">What comes next</p>
      <RouteList className="mt-2">
        <RouteStep state="now" title="Your account" note="Free to start, no card needed" />
        <RouteStep state="todo" title="Seven short questions" note="One a page, saved as you go" />
        <RouteStep state="todo" title="Your resume" note="PDF or DOCX, or skills picked by hand" />
        <RouteStep state="todo" title="Your path" note="Courses that close the gaps to your dream role" />
      </RouteList>
    </div>
  )
}

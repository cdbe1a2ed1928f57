import { useSearchParams } from 'react-router'
import { isPlanId, type PlanId } from '#core/account/plans.ts'
import { useIsHydrated } from '../lib/is-hydrated.ts'
import { NeedsScripts } from '../lib/needs-scripts.tsx'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Link } from '../ui/link.tsx'
import { RouteList, RouteStep } from '../ui/route-list.tsx'
import { AccountFrame } from './account-frame.tsx'
import { SignupForm } from './signup-form.tsx'
import { useCallbackParam } from './use-callback-param.ts'

export function Signup() {
  const words = useStrings('account').signup
  const paths = usePublicPaths()
  const callback = useCallbackParam()
  const plan = usePlanParam()
  const login = (
    <Link to={paths.login({ callback })} className="font-semibold text-brand-ink underline underline-offset-3">
      {words.login}
    </Link>
  )
  return (
    <AccountFrame
      title={words.heading}
      lead={
        <p>
          <Rich text={words.haveOne} values={{ login }} />
        </p>
      }
      aside={<NextSteps />}
    >
      <NeedsScripts>
        <SignupForm plan={plan} />
      </NeedsScripts>
    </AccountFrame>
  )
}

function usePlanParam(): PlanId | undefined {
  const [search] = useSearchParams()
  const plan = (useIsHydrated() && search.get('plan')) || ''
  return isPlanId(plan) ? plan : undefined
}

function NextSteps() {
  const words = useStrings('account').signup.next
  return (
    <div className="panel w-full rounded-lg p-6 shadow-3">
      <p className="text-lg font-strong tracking-tight">{words.title}</p>
      <RouteList className="mt-2">
        <RouteStep state="now" {...words.account} />
        <RouteStep state="todo" {...words.questions} />
        <RouteStep state="todo" {...words.resume} />
        <RouteStep state="todo" {...words.path} />
      </RouteList>
    </div>
  )
}

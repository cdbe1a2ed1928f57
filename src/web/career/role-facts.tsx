import type { ReactNode } from 'react'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import type { InterimRole } from './career-progress.ts'

/** Timeline, pay with its source, and what else the job brings. */
export function RoleFacts({ role }: { role: InterimRole }) {
  const words = useStrings('role')
  const say = useSay()
  return (
    <dl className="grid gap-y-4">
      <Fact name={words.pay}>
        <Rich
          text={words.payAYear}
          values={{
            range: <span className="tnum font-semibold text-ink">{say(role.earnings.range)}</span>,
          }}
        />
        <span className="block text-note text-ink-3">{say(role.earnings.source)}</span>
      </Fact>
      {role.isBehind ? null : <Fact name={words.timeline}>{say(role.timeline)}</Fact>}
      <Fact name={words.benefits}>
        <ul className="list-disc pl-4.5 marker:text-ink-3">
          {role.earnings.benefits.map((benefit) => (
            <li key={benefit}>{say(benefit)}</li>
          ))}
        </ul>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-side-22 items-baseline gap-x-4">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="text-md text-ink-2">{children}</dd>
    </div>
  )
}

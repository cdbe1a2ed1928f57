import type { SkillCheckAttempt } from '#contract/arena.ts'
import { useStrings } from '../strings/strings.tsx'

export function CheckHeading({ attempt, lead }: { attempt: SkillCheckAttempt; lead: string }) {
  const { kinds } = useStrings('skillCheck')
  return (
    <>
      <h1 className="text-2xl tracking-heading">
        {attempt.name}{' '}
        <span className="font-normal text-ink-3">{kinds[attempt.isRecheck ? 'recheck' : attempt.mode]}</span>
      </h1>
      <p className="mt-1.5 mb-6 max-w-prose text-ink-2">{lead}</p>
    </>
  )
}

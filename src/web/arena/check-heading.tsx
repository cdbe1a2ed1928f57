import type { SkillCheckAttempt } from '#contract/arena.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { LinkButton } from '../ui/button.tsx'

/** What is under way, and the way out: it waits in the arena, to be resumed. */
export function CheckHeading({ attempt, lead }: { attempt: SkillCheckAttempt; lead: string }) {
  const named = useNames()
  const { kinds, leave, leaveNote } = useStrings('skillCheck')
  return (
    <div className="mb-6">
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-2xl tracking-heading">
          {named(attempt.name)}{' '}
          <span className="font-normal text-ink-3">{kinds[attempt.isRecheck ? 'recheck' : attempt.mode]}</span>
        </h1>
        <LinkButton
          to={paths.arena()}
          variant="ghost"
          className="-mt-1.5 -mr-3 flex-none"
          title={leaveNote[attempt.mode]}
        >
          {leave}
        </LinkButton>
      </div>
      <p className="mt-1.5 max-w-prose text-ink-2">{lead}</p>
    </div>
  )
}

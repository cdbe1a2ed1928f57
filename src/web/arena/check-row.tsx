import type { SkillCheck } from '#contract/arena.ts'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import { useStartCheck } from './start-check.ts'

/** A skill with where the person stands, and what can be done next. */
export function CheckRow({ check }: { check: SkillCheck }) {
  const start = useStartCheck()
  const { skillId, name, openAttempt } = check
  const isPending = (mode: string) => start.isPending && start.variables?.mode === mode
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <StateChip check={check} />
        </p>
        <p className="text-sm text-ink-3">{noteOf(check)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {openAttempt ? (
          <LinkButton to={paths.skillCheck(openAttempt.attemptId)} size="sm">
            Resume<span className="sr-only"> {name}</span>
          </LinkButton>
        ) : null}
        {openAttempt?.mode === 'scored' ? null : (
          <Button size="sm" variant="ghost" isLoading={isPending('practice')} onClick={() => start.mutate({ skillId, mode: 'practice' })}>
            Practise<span className="sr-only"> {name}</span>
          </Button>
        )}
        {openAttempt?.mode === 'scored' || check.nextTryAt !== null ? null : (
          <Button size="sm" variant="soft" isLoading={isPending('scored')} onClick={() => start.mutate({ skillId, mode: 'scored' })}>
            {check.proof === 'faded' ? 'Re-check' : 'Start check'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function StateChip({ check: { proof, bestScore, isHeld } }: { check: SkillCheck }) {
  if (proof === 'proven') return <Chip tone="green">Proven</Chip>
  if (proof === 'faded') return <Chip tone="amber">Proven last year</Chip>
  if (bestScore !== null) return <Chip>Best {bestScore}%</Chip>
  return isHeld ? <Chip>Claimed</Chip> : null
}

function noteOf({ adds, level, nextTryAt, proof }: SkillCheck): string {
  const parts = [
    level === 'must' ? 'Must-have of your dream role' : level === 'should' ? 'Asked for by your dream role' : level === 'nice' ? 'Nice to have' : '',
    adds > 0 ? `a pass adds ${adds} to your role match` : '',
    proof === 'faded' ? 'a short re-check proves it anew' : '',
    nextTryAt ? 'next scored try tomorrow' : '',
  ].filter(Boolean)
  const text = parts.join(' · ') || 'Not asked for by your dream role'
  return text[0]!.toUpperCase() + text.slice(1)
}

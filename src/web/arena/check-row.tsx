import { useState } from 'react'
import type { SkillCheck } from '#contract/arena.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { noteOf } from './check-note.ts'
import { useStartCheck } from './start-check.ts'
import { StartSheet } from './start-sheet.tsx'

/** A skill with where the person stands, and what can be done next. */
export function CheckRow({ check, className }: { check: SkillCheck; className?: string | undefined }) {
  const { row: words, facts } = useStrings('arena')
  const start = useStartCheck()
  const [isAsking, setIsAsking] = useState(false)
  const named = useNames()
  const { skillId, name, openAttempt } = check
  const isRecheck = check.proof === 'faded'
  return (
    <li className={classes('flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-2.5 sm:py-3.5', className)}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {named(name)}
          <StateChip check={check} />
        </p>
        <p className="text-sm text-ink-3">{noteOf(check, facts)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {openAttempt ? (
          <LinkButton
            to={paths.skillCheck(openAttempt.attemptId)}
            className="text-sm!"
            aria-label={words.resumeSkill(name)}
          >
            {words.resume}
          </LinkButton>
        ) : null}
        {openAttempt?.mode === 'scored' ? null : (
          <Button
            variant="ghost"
            className="text-sm! max-sm:first:-ml-4.5"
            aria-label={words.practiseSkill(name)}
            isLoading={start.isPending && !isAsking}
            onClick={() => start.mutate({ skillId, mode: 'practice' })}
          >
            {words.practise}
          </Button>
        )}
        {openAttempt?.mode === 'scored' || check.nextTryAt !== null ? null : (
          <Button
            variant="soft"
            className="text-sm!"
            aria-label={isRecheck ? words.recheckSkill(name) : words.startSkill(name)}
            onClick={() => setIsAsking(true)}
          >
            {isRecheck ? words.recheck : words.start}
          </Button>
        )}
        <StartSheet check={check} isOpen={isAsking} onOpenChange={setIsAsking} start={start} />
      </div>
    </li>
  )
}

function StateChip({ check: { proof, bestScore, isHeld } }: { check: SkillCheck }) {
  const words = useStrings('arena').row
  if (proof === 'proven') return <Chip tone="green">{words.proven}</Chip>
  if (proof === 'faded') return <Chip tone="amber">{words.faded}</Chip>
  if (bestScore !== null) return <Chip>{bestScore === 0 ? words.tried : words.best(bestScore)}</Chip>
  return isHeld ? <Chip>{words.claimed}</Chip> : null
}

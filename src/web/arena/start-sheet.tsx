import type { SkillCheck } from '#contract/arena.ts'
import { CONFIRMATION, FULL_CHECK } from '#core/arena/adaptive.ts'
import { SCORED_A_DAY } from '#core/arena/pace.ts'
import { CHECK_MS } from '#core/arena/attempt-rules.ts'
import { MINUTE_MS } from '#core/time.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useCheckQuota } from './arena-queries.ts'
import type { useStartCheck } from './start-check.ts'

type Props = {
  check: SkillCheck
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  start: ReturnType<typeof useStartCheck>
}

/** Before a scored check: how long it is, what is left of the month, and practice as the other way. */
export function StartSheet({ check: { skillId, name, proof }, isOpen, onOpenChange, start }: Props) {
  const { sheet: words, quota: spent } = useStrings('arena')
  const quota = useCheckQuota().data
  const { least, most } = proof === 'faded' ? CONFIRMATION : FULL_CHECK
  const isSpent = quota?.left === 0 && quota.limit !== null
  const isStarting = (mode: string) => start.isPending && start.variables?.mode === mode
  const practise = (
    <Button
      variant={isSpent ? 'primary' : 'secondary'}
      isLoading={isStarting('practice')}
      onClick={() => start.mutate({ skillId, mode: 'practice' })}
    >
      {words.practise}
    </Button>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isSpent ? spent.usedTitle : words.title(name)}
      footer={
        isSpent ? (
          <>
            <LinkButton to={paths.pricing()} variant="secondary">
              {spent.plans}
            </LinkButton>
            {practise}
          </>
        ) : (
          <>
            {practise}
            <Button isLoading={isStarting('scored')} onClick={() => start.mutate({ skillId, mode: 'scored' })}>
              {words.start}
            </Button>
          </>
        )
      }
    >
      {isSpent ? (
        <p className="text-ink-2">
          {spent.used(quota.limit ?? 0, quota.renewsAt)} {spent.open}
        </p>
      ) : (
        <>
          <ul className="grid grid-cols-3 gap-3 text-center">
            <Fact figure={words.range(least, most)} text={words.questions} />
            <Fact figure={words.count(CHECK_MS / MINUTE_MS)} text={words.minutes} />
            <Fact
              figure={quota == null ? '…' : quota.left === null ? '∞' : words.count(quota.left)}
              text={quota?.limit == null ? words.noLimit : words.left(quota.limit)}
            />
          </ul>
          <p className="mt-4 text-ink-2">
            {words.aDay(SCORED_A_DAY)} {words.note}
          </p>
        </>
      )}
    </Dialog>
  )
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <li className="rounded-md bg-sunken px-2 py-3">
      <b className="tnum block text-xl font-strong">{figure}</b>
      <span className="block text-sm leading-snug text-ink-2">{text}</span>
    </li>
  )
}

import { useRef, useState, type FormEvent } from 'react'
import { saveApplicationTask } from '#contract/applications.ts'
import { addDays } from '#core/time.ts'
import { api } from '../lib/api.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { DottedLine } from '../ui/dotted-line.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'
import { DateField } from './add-dialog.tsx'
import { useShownOrder } from './beside.tsx'
import { useOwnNow } from './own-now.ts'
import { useRowKeys } from './row-keys.ts'
import { type Application, useChange, useMove, usePart, useToday } from './use-applications.ts'

type Words = ReturnType<typeof useStrings<'applications'>>
type Item = NonNullable<ReturnType<typeof useToday>['data']>['items'][number]

/** What to do now, most urgent first. With nothing due, the `saved` jobs that wait to be applied for. */
export function TodayList({ saved }: { saved: number }) {
  const words = useStrings('applications')
  const parts = useStrings('applicationParts').nothingToday
  const today = useToday()
  return (
    <Loaded query={today} skeleton={<Skeleton className="h-60 rounded-lg" />} otherwise={words.notLoaded}>
      {({ items, more, nextOn, next }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState
              title={words.today.nothing}
              action={
                saved > 0 ? (
                  <LinkButton to={`${paths.applications()}?view=board`} variant="secondary">
                    {parts.saved(saved)}
                  </LinkButton>
                ) : null
              }
            >
              {nextOn ? words.today.next(nextOn) : words.today.free}
              {next ? (
                <>
                  {' '}
                  <Link to={paths.application(next.id)}>
                    <DottedLine texts={[next.title ?? words.unnamed, next.company]} />
                  </Link>
                  {`: ${parts.coming[next.reminder.kind](next.reminder.dueOn)}`}
                </>
              ) : null}
            </EmptyState>
          </Card>
        ) : (
          <Card>
            <Rows items={items} />
            {more > 0 ? (
              <p className="border-t border-line pt-4 text-ink-2">
                {parts.more(more)} <Link to={`${paths.applications()}?view=list`}>{parts.toTable}</Link>
              </p>
            ) : null}
          </Card>
        )
      }
    </Loaded>
  )
}

function Rows({ items }: { items: readonly Item[] }) {
  const place = useRef<HTMLUListElement>(null)
  useRowKeys(place)
  useShownOrder(items.map(({ application }) => application.id))
  return (
    <ul ref={place} className="divide-y divide-line">
      {items.map((item) => (
        <Row key={`${item.application.id}${item.partId ?? ''}`} item={item} />
      ))}
    </ul>
  )
}

function Row({ item }: { item: Item }) {
  const words = useStrings('applications')
  const { application, reminder } = item
  return (
    <li className="grid grid-cols-1 gap-3 py-4 sm:grid-cols-rest-auto sm:items-center sm:gap-6">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{application.title ?? words.unnamed}</bdi>
          {application.company ? (
            <span className="font-normal text-ink-2">
              {' · '}
              <bdi>{application.company}</bdi>
            </span>
          ) : null}
        </p>
        <p className="mt-1 text-ink-2">
          {whatIsDue(words.today, item)}
          {item.what ? ` · ${item.what}` : ''}
          {item.atTime ? ` · ${item.atTime}` : ''}
          {item.isOverdue ? (
            <span className="ml-2">
              <Chip>{words.today.overdue}</Chip>
            </span>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton data-row to={paths.application(application.id)} size="sm" variant="secondary">
          {words.today.open}
        </LinkButton>
        {reminder.kind === 'close_no_answer' ? <CloseButton application={application} /> : null}
        {reminder.kind === 'task' && item.partId !== null ? <DoneButton item={item} partId={item.partId} /> : null}
        {item.partId === null ? <SnoozeButton application={application} /> : null}
      </div>
    </li>
  )
}

function whatIsDue(words: Words['today'], { reminder: { kind, days, dueOn } }: Item): string {
  if (kind === 'answer') return words.offer(days, dueOn)
  return kind === 'task' ? words.task(days, dueOn) : words[kind](days)
}

function DoneButton({ item: { application, reminder, what }, partId }: { item: Item; partId: string }) {
  const words = useStrings('applicationParts').nextStep
  const title = what ?? ''
  const done = usePart(
    () =>
      api.call(saveApplicationTask, {
        params: { id: application.id },
        body: { id: partId, title, dueOn: reminder.dueOn, state: 'done' },
      }),
    () => undefined,
  )
  return (
    <Button size="sm" aria-label={words.doneOf(title)} isLoading={done.isPending} onClick={() => done.mutate()}>
      {words.done}
    </Button>
  )
}

function CloseButton({ application }: { application: Application }) {
  const words = useStrings('applications').today
  const move = useMove(() => toast.success(words.closed))
  return (
    <Button
      size="sm"
      isLoading={move.isPending}
      onClick={() => move.mutate({ id: application.id, version: application.version, outcome: 'no_answer' })}
    >
      {words.close}
    </Button>
  )
}

const SNOOZES = [1, 3, 7, 14] as const

function SnoozeButton({ application }: { application: Application }) {
  const { today: words, unnamed } = useStrings('applications')
  const { day: today } = useOwnNow()
  const change = useChange(application, ({ snoozedUntil }) => toast.success(words.snoozed(snoozedUntil ?? today)))
  const name = words.snoozeOf(application.title ?? application.company ?? unnamed)
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Menu
        label={name}
        trigger={
          <Button size="sm" variant="ghost" aria-label={name} isLoading={change.isPending}>
            {words.snooze}
          </Button>
        }
      >
        {SNOOZES.map((days) => (
          <MenuItem key={days} onSelect={() => change.mutate({ snoozedUntil: addDays(today, days) })}>
            {words.snoozeFor[days]}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setIsChoosing(true)}>{words.snoozeUntil.open}</MenuItem>
      </Menu>
      <SnoozeDialog
        today={today}
        isOpen={isChoosing}
        onOpenChange={setIsChoosing}
        isBusy={change.isPending}
        onChoose={(day) => change.mutate({ snoozedUntil: day }, { onSuccess: () => setIsChoosing(false) })}
      />
    </>
  )
}

type SnoozeProps = {
  today: string
  isOpen: boolean
  isBusy: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (day: string) => void
}

/** Any day after today. */
function SnoozeDialog({ today, isOpen, isBusy, onOpenChange, onChoose }: SnoozeProps) {
  const words = useStrings('applications').today.snoozeUntil
  const [day, setDay] = useState('')
  const isPast = day !== '' && day <= today
  return (
    <FormDialog
      title={words.title}
      words={words}
      isBusy={isBusy}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      canSubmit={day !== '' && !isPast}
    >
      {(id) => (
        <form
          id={id}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            onChoose(day)
          }}
        >
          <DateField
            label={words.day}
            value={day}
            error={isPast ? words.past : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
        </form>
      )}
    </FormDialog>
  )
}

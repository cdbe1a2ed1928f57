import { previewImport } from '#contract/application-reports.ts'
import { namesEnd } from '#core/applications/import/columns.ts'
import { parseDay } from '#core/applications/import/days.ts'
import { statusOf } from '#core/applications/import/status-words.ts'
import { type Outcome, OUTCOMES, STAGES, type Stage } from '#core/applications/stage.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { besideEachOther } from '../lib/isolated.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/select.tsx'
import { DateField } from './add-dialog.tsx'
import { useOwnNow } from './own-now.ts'

type Preview = OutputOf<typeof previewImport>
type Columns = Preview['columns']
export type Answers = {
  order?: 'dayFirst' | 'monthFirst'
  status: Record<string, Stage | Outcome | ''>
  days: Record<string, string>
  columns?: Columns
  repeats: 'once' | 'each'
  like: 'leave' | 'each'
}

type Skipped = Preview['skipped'][number]

/** Rows left out one below the other for the same reason, as one line. */
function runsOf(skipped: readonly Skipped[]): { at: number; from: number; to: number; reason: Skipped['reason'] }[] {
  const runs: ReturnType<typeof runsOf> = []
  for (const [at, { row, reason }] of skipped.entries()) {
    const last = runs.at(-1)
    if (last?.reason === reason && row === last.to + 1) last.to = row
    else runs.push({ at, from: row, to: row, reason })
  }
  return runs
}

/** What the answers so far make of a cell. */
const answeredDay = (cell: string, { days, order }: Answers): string | null =>
  days[cell] || (order ? parseDay(cell, order) : null)

export function Shown({
  preview,
  answers,
  onAnswer,
  onColumns,
  children,
}: {
  preview: Preview
  answers: Answers
  onAnswer: (answers: Answers) => void
  onColumns: (columns: Columns) => void
  children: React.ReactNode
}) {
  const { importing: words, detail, stages, outcomes, appliedOn } = useStrings('applications')
  const { day: today } = useOwnNow()
  const known = preview.rows.filter(({ isKnown }) => isKnown).length
  const repeated = preview.rows.filter(({ isRepeat }) => isRepeat).length
  const like = preview.rows.filter(({ isLike }) => isLike).length
  const { dateOrder, statusWords, unclearDays } = preview.questions
  const { unknownDay, tracker, adds } = useStrings('applicationParts')
  const { leftOut: leftOutWords, ...named } = tracker
  const { headers, columns, rows } = preview
  const dayOf = ({ appliedOn: read, stage, dayWritten }: Preview['rows'][number]): string => {
    const day = read ?? (dayWritten === undefined ? null : answeredDay(dayWritten, answers))
    if (day) return appliedOn(day)
    if (stage === 'saved' || stage === null) return ''
    return dayWritten === undefined ? words.noDay : words.dayWritten(dayWritten)
  }
  const names = { ...words.columns.names, ...named }
  const taken = Object.values(columns)
  const leftOut = headers.flatMap(({ name, samples }, column) =>
    // without a column for it, the columns to tick are the status; beside one, those that name an end
    taken.includes(column) ||
    samples.length === 0 ||
    (columns.status === undefined ? statusOf(name) !== null : namesEnd(name, samples))
      ? []
      : name || words.columns.unnamed(column + 1),
  )
  const isAsking = headers.length > 0 && columns.company === undefined && columns.title === undefined
  return (
    <Card className="mt-5">
      <p className="font-semibold" role="status">
        {isAsking
          ? words.columns.ask
          : [
              words.rows(preview.rows.length),
              known > 0 ? words.known(known) : '',
              preview.skipped.length > 0 ? words.skipped(preview.skipped.length) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {repeated > 0 ? (
          <Select
            label={words.repeats(repeated)}
            value={answers.repeats}
            onChange={({ target }) => onAnswer({ ...answers, repeats: target.value === 'each' ? 'each' : 'once' })}
          >
            <option value="once">{words.once}</option>
            <option value="each">{words.each}</option>
          </Select>
        ) : null}
        {like > 0 ? (
          <Select
            label={words.like(like)}
            value={answers.like}
            onChange={({ target }) => onAnswer({ ...answers, like: target.value === 'each' ? 'each' : 'leave' })}
          >
            <option value="leave">{words.leaveLike(like)}</option>
            <option value="each">{words.takeLike(like)}</option>
          </Select>
        ) : null}
        {dateOrder ? (
          <Select
            label={words.order(dateOrder)}
            value={answers.order ?? ''}
            onChange={(event) => {
              const order = event.target.value as 'dayFirst' | 'monthFirst' | ''
              const { order: _before, ...others } = answers
              onAnswer(order === '' ? others : { ...answers, order })
            }}
          >
            <option value="">{words.leave}</option>
            <option value="dayFirst">{words.dayFirst}</option>
            <option value="monthFirst">{words.monthFirst}</option>
          </Select>
        ) : null}
        {unclearDays.map((cell) => (
          <DateField
            key={cell}
            label={unknownDay.asked(cell)}
            max={today}
            value={answers.days[cell] ?? ''}
            onChange={({ target }) => onAnswer({ ...answers, days: { ...answers.days, [cell]: target.value } })}
          />
        ))}
        {statusWords.map((word) => (
          <Select
            key={word}
            label={words.status(word)}
            value={answers.status[word] ?? ''}
            onChange={(event) =>
              onAnswer({
                ...answers,
                status: { ...answers.status, [word]: event.target.value as Stage | Outcome | '' },
              })
            }
          >
            <option value="">{words.leave}</option>
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {stages[stage]}
              </option>
            ))}
            {OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {outcomes[outcome]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {rows.flatMap(({ row, tasks, isKnown }) =>
        (isKnown ? [] : (tasks ?? [])).map(({ title, dueOn }) => (
          <p key={`${row} ${title}`} className="mt-2 text-sm wrap-anywhere">
            {adds.task(detail.on(dueOn, null), title)}
          </p>
        )),
      )}
      {leftOut.length > 0 && !isAsking ? <p className="mt-4">{leftOutWords(leftOut.join(', '))}</p> : null}
      {preview.headers.length > 0 ? (
        <details className="mt-4" open={rows.length === 0 || answers.columns !== undefined}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-ink">
            {words.columns.title}
          </summary>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
              <Select
                key={name}
                label={names[name]}
                value={preview.columns[name] ?? ''}
                onChange={({ target: { value } }) => {
                  const { [name]: _before, ...others } = preview.columns
                  onColumns(value === '' ? others : { ...others, [name]: Number(value) })
                }}
              >
                <option value="">{words.columns.none}</option>
                {preview.headers.map((header, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a file may name two columns alike
                  <option key={column} value={column}>
                    {[header.name || words.columns.unnamed(column + 1), header.samples.join(', ').slice(0, 60)]
                      .filter(Boolean)
                      .join(': ')}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </details>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div role="region" aria-label={words.shown} tabIndex={0} className="mt-4 max-h-96 overflow-y-auto">
        <ul className="divide-y divide-line wrap-anywhere">
          {preview.rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two sheets number their rows alike
            <li key={at} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span>{besideEachOther([row.title, row.company], ' · ')}</span>
              <span className="text-sm text-ink-3">
                {[
                  row.outcome ? outcomes[row.outcome] : row.stage ? stages[row.stage] : '',
                  row.outcomeOn ? words.endedOn(row.outcomeOn) : '',
                  dayOf(row),
                  row.isRepeat ? words.isRepeat : '',
                  row.isKnown ? words.isKnown : row.isLike ? words.isLike : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
          {runsOf(preview.skipped).map(({ from, to, reason, at }) => (
            <li key={`skipped-${at}`} className="py-2 text-ink-3">
              {from === to
                ? `${words.row(from)} ${words.reasons[reason]}`
                : `${words.rowRange(from, to)} ${words.reasonsOfMany[reason]}`}
            </li>
          ))}
        </ul>
      </div>
      {rows.length > 0 ? <div className="mt-4">{children}</div> : null}
    </Card>
  )
}

import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ArenaItem, GradedItem } from '#contract/arena.ts'
import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import { InlineCode } from './inline-code.tsx'
import { Code, SaidIn } from './question.tsx'

/** Each question again: what was answered, what is right, and why. */
export function GradedItems({ items }: { items: readonly GradedItem[] }) {
  const words = useStrings('skillCheck').graded
  return (
    <section aria-labelledby="asked" className="grid gap-4">
      <h2 id="asked" className="mt-3 text-xl">
        {words.title}
      </h2>
      <ol className="grid gap-4">
        {items.map((item, at) => (
          <li key={item.itemId} className="panel grid gap-3 rounded-lg p-5 sm:p-6">
            <div className="flex items-start gap-3">
              <span
                className={classes(
                  'mt-0.5 grid size-7 flex-none place-items-center rounded-full',
                  item.right ? 'bg-green-soft text-green-ink' : 'bg-red-soft text-red-ink',
                )}
              >
                {item.right ? (
                  <Check size={16} strokeWidth={3} aria-hidden />
                ) : (
                  <X size={16} strokeWidth={3} aria-hidden />
                )}
              </span>
              <div className="min-w-0">
                <h3 className="text-sm font-semibold tracking-normal text-ink-3">
                  {item.right ? words.right(at + 1) : words.notRight(at + 1)}
                  {item.point ? ` · ${item.point}` : ''}
                </h3>
                {item.item ? (
                  <>
                    <p lang={item.item.saidIn} className="mt-1 font-mid whitespace-pre-wrap">
                      <InlineCode text={item.item.text} />
                    </p>
                    <SaidIn item={item.item} />
                  </>
                ) : null}
              </div>
            </div>
            {item.item?.code ? <Code text={item.item.code} /> : null}
            <Explained item={item} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What was answered where it was not right, what is right, and why. */
export function Explained({ item }: { item: GradedItem }) {
  const words = useStrings('skillCheck').graded
  return (
    <>
      <dl className="grid gap-2 text-md sm:grid-cols-2 sm:gap-6">
        {item.right ? null : (
          <Answer label={words.yourAnswer} lines={item.yourAnswer ?? [words.noAnswer]} kind={item.item?.kind} />
        )}
        <Answer label={words.rightAnswer} lines={item.rightAnswer} kind={item.item?.kind} />
      </dl>
      <p lang={item.item?.saidIn} className="text-ink-2">
        <InlineCode text={item.explanation} />
      </p>
      {item.sharePercent === null ? null : <p className="text-sm text-ink-3">{words.share(item.sharePercent)}</p>}
    </>
  )
}

/** Steps in order are numbered; several right ones have no order. */
function Answer({
  label,
  lines,
  kind,
}: {
  label: string
  lines: readonly string[]
  kind: ArenaItem['kind'] | undefined
}) {
  if (lines.length === 0) return null
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{label}</dt>
      {lines.map((line, at) => (
        <dd key={`${String(at)} ${line}`} className="font-mid whitespace-pre-wrap">
          {lines.length < 2 ? '' : kind === 'order' ? `${at + 1}. ` : '• '}
          {kind === 'output' || kind === 'bug' ? line : <InlineCode text={line} />}
        </dd>
      ))}
    </div>
  )
}

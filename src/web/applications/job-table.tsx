import { useRef } from 'react'
import { paths } from '../paths.ts'
import { usePayWords } from '../lib/pay-words.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useShownOrder } from './beside.tsx'
import { type Column, COLUMNS } from './list-columns.ts'
import { useNextWords } from './next-words.ts'
import { ScamMark } from './scam-mark.tsx'
import { useRowKeys } from './row-keys.ts'
import type { Application } from './use-applications.ts'

type Props = {
  items: readonly Application[]
  /** Ids of those whose advert has the signs of a scam. */
  scams: readonly string[]
  columns: readonly Column[]
  picked: ReadonlySet<string>
  onPick: (id: string, isPicked: boolean) => void
}

/**
 * A row for each application. On a phone a row is a block, and each fact says what it is.
 */
export function JobTable({ items, scams, columns, picked, onPick }: Props) {
  const { list } = useStrings('applications')
  const { table } = useStrings('applicationParts')
  const place = useRef<HTMLTableElement>(null)
  useRowKeys(place)
  useShownOrder(items.map(({ id }) => id))
  return (
    <>
      <p className="hidden text-sm text-ink-3 md:block">{table.keys}</p>
      <table ref={place} className="w-full text-left max-md:block">
        <thead className="text-sm text-ink-3 max-md:sr-only">
          <tr className="border-b border-line">
            <th className="py-2 pr-3">
              <span className="sr-only">{list.bulk.label}</span>
            </th>
            <th className="py-2 pr-4 font-semibold">{table.columns.job}</th>
            {columns.map((column) => (
              <th key={column} className="py-2 pr-4 font-semibold">
                {table.columns.names[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              isScam={scams.includes(item.id)}
              columns={columns}
              isPicked={picked.has(item.id)}
              onPick={onPick}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({
  item,
  isScam,
  columns,
  isPicked,
  onPick,
}: {
  item: Application
  isScam: boolean
  columns: readonly Column[]
  isPicked: boolean
  onPick: Props['onPick']
}) {
  const words = useStrings('applications')
  const { pick } = words.list
  const texts = useStrings('applicationParts').table.columns
  const { scamMark } = useStrings('applicationParts')
  const title = item.title ?? words.unnamed
  const textOf = useCellText(item, isScam)
  return (
    <tr className="wrap-anywhere max-md:relative max-md:block max-md:py-3.5 max-md:pl-9">
      <td className="py-3 pr-3 align-top max-md:absolute max-md:left-0 max-md:p-0">
        <input
          type="checkbox"
          aria-label={pick([title, item.company].filter(Boolean).join(', '))}
          checked={isPicked}
          onChange={(event) => onPick(item.id, event.target.checked)}
          className="mt-1 size-5"
        />
      </td>
      <td className="min-w-40 py-3 pr-4 align-top max-md:block max-md:py-0">
        <Link data-row to={paths.application(item.id)} className="font-semibold text-ink">
          {title}
        </Link>
        {item.company ? <span className="block text-ink-2">{item.company}</span> : null}
        {isScam ? <ScamMark words={scamMark} /> : null}
        {item.tags.length > 0 ? <span className="block text-sm text-ink-3">{item.tags.join(' · ')}</span> : null}
      </td>
      {columns.map((column) => {
        const text = textOf(column)
        return (
          <td
            key={column}

            className={classes(
              'py-3 pr-4 align-top text-sm text-ink-2 max-md:pt-1 max-md:pb-0',
              text === null ? 'max-md:hidden' : 'max-md:block',
            )}
          >
            {column === 'stage' ? null : <span className="text-ink-3 md:hidden">{texts.names[column]}: </span>}
            {text ?? <span className="sr-only">{texts.none}</span>}
          </td>
        )
      })}
    </tr>
  )
}

function useCellText(item: Application, isScam: boolean): (column: Column) => string | null {
  const words = useStrings('applications')
  const payWords = usePayWords()
  const { table, unknownDay } = useStrings('applicationParts')
  const next = useNextWords()
  const { day, percent, ofFive } = table.columns
  const on = (date: string | null | undefined) => (date ? day(date) : null)
  const said = (what: string, when: string | null) => (when ? `${what} ${when}` : `${what}, ${unknownDay.since}`)
  return (column) => {
    switch (column) {
      case 'stage':
        return item.outcome
          ? said(words.outcomes[item.outcome], item.closedOn && words.closedOn(item.closedOn))
          : said(words.stages[item.stage], item.stageSinceOn && words.since(item.stageSinceOn))
      case 'next':
        return next({ ...item, isScam })
      case 'applied':
        return on(item.appliedOn) ?? (item.stage === 'saved' ? null : unknownDay.since)
      case 'deadline':
        return on(item.deadlineOn)
      case 'place':
        return item.location
      case 'pay':
        return item.pay && payWords(item.pay)
      case 'source':
        return item.source
      case 'match':
        return item.matchPercent === null ? null : percent(item.matchPercent)
      default:
        return item.excitement ? ofFive(item.excitement) : null
    }
  }
}

/** Which facts the table shows. Each press is kept at once; the menu stays open for the next. */
export function ColumnsMenu({
  columns,
  onChange,
}: {
  columns: readonly Column[]
  onChange: (columns: readonly Column[]) => void
}) {
  const words = useStrings('applicationParts').table.columns
  return (
    <Menu
      label={words.label}
      trigger={
        <Button variant="ghost" size="sm">
          {words.button}
        </Button>
      }
    >
      {COLUMNS.map((column) => {
        const isShown = columns.includes(column)
        return (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={isShown}
            onSelect={(event) => {
              event.preventDefault()
              onChange(COLUMNS.filter((one) => (one === column ? !isShown : columns.includes(one))))
            }}
          >
            <span aria-hidden className="inline-block w-5">
              {isShown ? '✓' : ''}
            </span>
            {words.names[column]}
          </MenuItem>
        )
      })}
    </Menu>
  )
}

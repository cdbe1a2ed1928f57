import { useState, type ReactNode } from 'react'
import { useStrings } from '../../strings/strings.tsx'

/** A chart, and the same as a table for anyone who prefers to read it. `actions` stand opposite the switch. */
export function ChartFrame({
  chart,
  table,
  actions,
  children,
}: {
  chart: ReactNode
  table: ReactNode
  actions?: ReactNode
  /** Between the chart and the line with the switch. */
  children?: ReactNode
}) {
  const words = useStrings('parts').charts
  const [isTable, setIsTable] = useState(false)
  return (
    <>
      {isTable ? table : chart}
      {children}
      <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-2.5 text-sm">
        {actions ?? <span />}
        <button
          type="button"
          onClick={() => setIsTable(!isTable)}
          className="-mr-2 min-h-11 rounded-sm px-2 font-semibold whitespace-nowrap text-brand-ink hover:underline hover:underline-offset-3"
        >
          {isTable ? words.asChart : words.asTable}
        </button>
      </div>
    </>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { CheckedRule } from '#contract/resume-check.ts'
import { pointsText } from './check-words.ts'

/** Everything that is counted, and how: nothing about the score is secret. */
export function RuleTable({ rules }: { rules: readonly CheckedRule[] }) {
  return (
    <details className="panel group rounded-lg">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-4 font-semibold hover:text-brand-ink sm:px-6 [&::-webkit-details-marker]:hidden">
        All 26 rules and their points
        <ChevronDown size={20} aria-hidden className="flex-none text-ink-3 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="overflow-x-auto px-5 pb-5 sm:px-6" role="region" aria-label="All rules" tabIndex={0}>
        <table className="w-full min-w-[34rem] border-collapse text-left text-sm">
          <thead>
            <tr className="text-ink-3 [&>th]:border-b [&>th]:border-line [&>th]:py-2 [&>th]:pr-4 [&>th]:font-medium">
              <th scope="col">#</th>
              <th scope="col">Rule</th>
              <th scope="col">All points for</th>
              <th scope="col" className="text-right">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.id} className="align-baseline [&>*]:border-b [&>*]:border-line [&>*]:py-2 [&>*]:pr-4">
                <td className="tnum text-ink-3">{rule.number}</td>
                <th scope="row" className="font-medium">
                  {rule.title}
                </th>
                <td className="text-ink-2">{rule.asks}</td>
                <td className="tnum text-right whitespace-nowrap">{rule.status === 'left_out' ? `left out (${rule.of})` : `${pointsText(rule.points)} of ${rule.of}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { CheckedRule } from '#contract/resume-check.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'

/** Everything that is counted, and how: nothing about the score is secret. */
export function RuleTable({ rules }: { rules: readonly CheckedRule[] }) {
  const { table: words, pointsOf } = useStrings('resumeCheck')
  const say = useSay()
  return (
    <details className="panel group rounded-lg">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-4 font-semibold hover:text-brand-ink sm:px-6 [&::-webkit-details-marker]:hidden">
        {words.summary}
        <ChevronDown
          size={20}
          aria-hidden
          className="flex-none text-ink-3 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="overflow-x-auto px-5 pb-5 sm:px-6" role="region" aria-label={words.label} tabIndex={0}>
        <table className="w-full min-w-136 border-collapse text-left text-sm">
          <thead>
            <tr className="text-ink-3 [&>th]:border-b [&>th]:border-line [&>th]:py-2 [&>th]:pr-4 [&>th]:font-medium">
              <th scope="col">#</th>
              <th scope="col">{words.rule}</th>
              <th scope="col">{words.allPointsFor}</th>
              <th scope="col" className="text-right">
                {words.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.id} className="align-baseline [&>*]:border-b [&>*]:border-line [&>*]:py-2 [&>*]:pr-4">
                <td className="tnum text-ink-3">{rule.number}</td>
                <th scope="row" className="font-medium">
                  {say(rule.title)}
                </th>
                <td className="text-ink-2">{say(rule.asks)}</td>
                <td className="tnum text-right whitespace-nowrap">
                  {rule.status === 'left_out' ? words.leftOut(rule.of) : pointsOf(rule.points, rule.of)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

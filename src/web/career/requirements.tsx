import Check from 'lucide-react/icons/check'
import { IN_REACH_PERCENT } from '#core/career/match/reach.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Chip } from '../ui/card.tsx'
import type { InterimRole } from './career-progress.ts'

/** Met ones are green and ticked, and said so in words. */
export function Requirements({ role, limit = Infinity }: { role: InterimRole; limit?: number }) {
  const { requirements: words, standing } = useStrings('role')
  const named = useNames()
  const isUnproven = role.requirementsMissing.length === 0 && role.progress < IN_REACH_PERCENT
  const all = [
    ...role.requirementsMet.map((name) => ({ name, isMet: true, said: words.met })),
    ...role.requirementsMissing.map((name) => ({
      name,
      isMet: false,
      said: role.requirementsLittle.includes(name) ? words.little : words.missing,
    })),
  ]
  const hidden = Math.max(0, all.length - limit)
  return (
    <div>
      <h3 className="mb-2 text-sm tracking-normal">
        {isUnproven ? standing.untilProven(role.progress) : words.count(role.requirementsMet.length, all.length)}
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {all.slice(0, limit).map(({ name, isMet, said }) => (
          <li key={name}>
            <Chip tone={isMet ? 'green' : 'neutral'} className="whitespace-normal">
              {isMet ? <Check size={14} strokeWidth={2.5} aria-hidden /> : null}
              <span className="sr-only">{said}</span>
              {named(name)}
            </Chip>
          </li>
        ))}
        {hidden > 0 ? (
          <li>
            <Chip>{words.more(hidden)}</Chip>
          </li>
        ) : null}
      </ul>
    </div>
  )
}

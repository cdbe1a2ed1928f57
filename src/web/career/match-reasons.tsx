import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { topGains } from '#core/career/match/match-moves.ts'
import { shownAs } from '#core/career/skills/skill-stand.ts'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { useSay } from '../strings/use-say.ts'
import { Chip } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { evidenceLine, skillCounts, type MatchedSkill, type RoleMatch } from './match-words.ts'

/** Why the bar stands where it stands: what would add most, what counts with its evidence, what is missing. */
export function MatchReasons({
  match,
  isOpen,
  onOpenChange,
}: {
  match: RoleMatch
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const words = useStrings('match')
  const say = useSay()
  const named = useNames()
  const { reasons } = words
  const gains = topGains(match, 3)
  const noteOn = ({ senior, percent, topics }: RoleMatch) => {
    if (senior !== null) return { note: reasons.senior(named(senior)) }
    return percent === 0 && topics.some((topic) => topic.percent > 0) ? { note: reasons.hardlyAny } : {}
  }
  return (
    <Dialog
      title={reasons.title(match.percent, match.title, skillCounts(match)[0])}
      description={reasons.about(...skillCounts(match))}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-6">
        {gains.length > 0 ? (
          <Part title={reasons.gains} note={reasons.gainsNote}>
            {gains.map((skill) => (
              <Row key={skill.skillId} skill={skill} note={hasIt(skill) ? reasons.byProving : reasons.byLearning}>
                <Chip tone="brand" className="tnum">
                  {words.adds(skill.adds)}
                </Chip>
              </Row>
            ))}
          </Part>
        ) : null}
        <Part title={reasons.parts} {...noteOn(match)}>
          {match.topics.map(({ topic, share, percent, because }) => (
            <li key={topic} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block text-md leading-snug font-mid">{named(topic)}</span>
                <span className="block text-note text-ink-3">{reasons.part(share, say(because))}</span>
              </span>
              <span className="tnum text-sm whitespace-nowrap text-ink-2">{words.percent(percent)}</span>
            </li>
          ))}
        </Part>
        <Part title={reasons.held} empty={reasons.noneHeld}>
          {match.have.map((skill) => (
            <Row key={skill.skillId} skill={skill} note={evidenceLine(skill, words, say)} isHeld>
              <span className="tnum text-sm whitespace-nowrap text-ink-2">{reasons.counts(skill.strength)}</span>
            </Row>
          ))}
        </Part>
        <Part title={reasons.missing} empty={reasons.noneMissing}>
          {match.missing.map((skill) => (
            <Row
              key={skill.skillId}
              skill={skill}
              note={[
                skill.isFromWork ? reasons.fromWork : `${words.levels[skill.level]}.`,
                skill.strength > 0 ? `${reasons.little(evidenceLine(skill, words, say))}.` : '',
                skill.note ? say(skill.note) : '',
              ]
                .join(' ')
                .trim()}
            >
              <span className="tnum text-sm whitespace-nowrap text-ink-2">
                {skill.adds > 0 ? words.adds(skill.adds) : reasons.addsLittle}
              </span>
            </Row>
          ))}
        </Part>
        {match.niceToHave.length > 0 ? (
          <Part title={reasons.nice} note={reasons.niceNote}>
            <li className="flex flex-wrap gap-2 pt-1">
              {match.niceToHave.map((skill) => (
                <Chip key={skill.skillId} tone={hasIt(skill) ? 'green' : 'neutral'}>
                  {hasIt(skill) ? <Check size={14} strokeWidth={2.5} aria-label={reasons.have} /> : null}
                  {named(skill.name)}
                </Chip>
              ))}
            </li>
          </Part>
        ) : null}
      </div>
    </Dialog>
  )
}

const hasIt = (skill: MatchedSkill) => shownAs(skill) === 'shown'

function Part({ title, note, empty, children }: { title: string; note?: string; empty?: string; children: ReactNode }) {
  const isEmpty = Array.isArray(children) && children.length === 0
  return (
    <section>
      <h3 className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-sm tracking-normal">
        {title}
        {note ? <span className="font-normal text-ink-3">{note}</span> : null}
      </h3>
      {isEmpty ? <p className="text-sm text-ink-2">{empty}</p> : <ul className="divide-y divide-line">{children}</ul>}
    </section>
  )
}

function Row({
  skill,
  note,
  isHeld = false,
  children,
}: {
  skill: MatchedSkill
  note: string
  isHeld?: boolean
  children: ReactNode
}) {
  const named = useNames()
  return (
    <li className="flex items-center gap-3 py-2">
      {isHeld ? (
        <span className="grid size-6 flex-none place-items-center rounded-full bg-green-soft text-green-ink">
          <Check size={14} strokeWidth={2.5} aria-hidden />
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block text-md leading-snug font-mid">{named(skill.name)}</span>
        <span className="block text-note text-ink-3">{note}</span>
      </span>
      {children}
    </li>
  )
}

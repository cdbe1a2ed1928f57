import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { useSay } from '../../strings/use-say.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { RoleMatch } from '../match-words.ts'
import { SkillRadar } from '../skill-radar.tsx'

/** So few held skills make a dot, not a shape: until then the parts are a list alone. */
const LEAST_FOR_A_SHAPE = 5

/** All parts of the dream role, and from some held skills on their shape. */
export function SkillsDialog({ match, onClose }: { match: RoleMatch; onClose: () => void }) {
  const words = useStrings('dashboard').skills
  const say = useSay()
  const named = useNames()
  return (
    <Dialog title={words.title} description={words.about(match.title)} isOpen onOpenChange={onClose}>
      {match.have.length >= LEAST_FOR_A_SHAPE ? <SkillRadar match={match} /> : null}
      <ul className="mt-2 divide-y divide-line">
        {match.topics.map(({ topic, percent, because }) => (
          <li key={topic} className="flex justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block leading-snug font-mid">{named(topic)}</span>
              <span className="block text-note text-ink-3">{say(because)}</span>
            </span>
            <span className="tnum text-sm text-ink-2">{words.shown(percent)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

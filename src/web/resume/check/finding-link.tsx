import type { CheckedRule } from '#contract/resume-check.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { Link } from '../../ui/link.tsx'
import { findingId, openFinding } from './finding.tsx'

/** A rule by its title and what it would add; leads to what was found. `isOnFile`: that stands on the page of the check. */
export function FindingLink({ rule, isOnFile }: { rule: CheckedRule; isOnFile: boolean }) {
  const words = useStrings('resumeCheck').score
  const say = useSay()
  const id = findingId(rule)
  return (
    <>
      <Link
        to={isOnFile ? `${paths.resumeCheck()}#${id}` : `#${id}`}
        onClick={(event) => {
          if (isOnFile) return
          event.preventDefault()
          openFinding(rule)
        }}
        className="font-semibold text-ink underline underline-offset-3"
      >
        {say(rule.title)}
      </Link>{' '}
      <span className="tnum font-semibold text-green-ink">{words.gain(rule.gain)}</span>
    </>
  )
}

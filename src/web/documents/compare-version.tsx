import type { DocumentContent } from '#core/documents/content.ts'
import { linesOf, linesBetween } from '#core/documents/compare.ts'
import type { Profile } from '#core/documents/profile.ts'
import { useStrings } from '../strings/strings.tsx'

/** What stands in an earlier version and not in this one, and the other way round. */
export function CompareVersion({
  profile,
  before,
  now,
}: {
  profile: Profile
  before: DocumentContent
  now: DocumentContent
}) {
  const words = useStrings('documents').editor.compare
  const { gone, added } = linesBetween(linesOf(profile, before), linesOf(profile, now))
  if (gone.length + added.length === 0) return <p className="text-sm text-ink-2">{words.same}</p>
  return (
    <div className="grid gap-2 text-sm">
      {(
        [
          [words.gone, gone],
          [words.added, added],
        ] as const
      ).map(([title, lines]) =>
        lines.length > 0 ? (
          <div key={title}>
            <p className="font-semibold">{title}</p>
            <ul className="list-disc pl-5 break-words">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </div>
  )
}

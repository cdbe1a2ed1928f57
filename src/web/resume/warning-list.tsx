import type { ResumeWarning } from '#core/resume/schema.ts'
import { useSay } from '../strings/use-say.ts'
import { Banner } from '../ui/banner.tsx'

/** What its owner should know about a file, in the person's language. */
export function WarningList({
  warnings,
  note,
  className,
}: {
  warnings: readonly ResumeWarning[]
  note?: string
  className?: string
}) {
  const say = useSay()
  if (warnings.length === 0) return null
  return (
    <Banner tone="notice" {...(className === undefined ? {} : { className })}>
      {note === undefined ? null : <p className="font-semibold">{note}</p>}
      <ul className={warnings.length > 1 ? 'list-disc pl-5' : undefined}>
        {warnings.map(({ code, message }) => (
          <li key={code + message} className="wrap-anywhere">
            {say(message)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

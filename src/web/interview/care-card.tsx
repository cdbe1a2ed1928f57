import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'

/** Somebody wrote that they want to die: words for that first, and no hurry about the question. */
export function CareCard({
  error,
  onChange,
  onAnyway,
}: {
  error: unknown
  onChange: () => void
  onAnyway: () => void
}) {
  const words = useStrings('interview').care
  return (
    <Card aria-labelledby="care" role="alert">
      <CardHeader id="care" title={words.title} />
      <p className="measure-62">{messageOf(error, '')}</p>
      <p className="mt-4">
        <a
          href="https://findahelpline.com"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {words.talk}
        </a>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          {words.change}
        </Button>
        <Button variant="ghost" onClick={onAnyway}>
          {words.anyway}
        </Button>
      </div>
    </Card>
  )
}

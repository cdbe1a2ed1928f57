import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

type Props = {
  editing: { error: Error | null; saveOver: (() => void) | undefined; isSaving: boolean }
  /** What becomes of the other change. */
  note: string
}

/** Why the last changes are not saved, and the way on where they were changed elsewhere. */
export function NotSaved({ editing: { error, saveOver, isSaving }, note }: Props) {
  const { editor: words } = useStrings('documents')
  if (!error) return null
  return (
    <Banner className="mb-4">
      {messageOf(error)}
      {saveOver ? (
        <>
          <p className="mt-2">{note}</p>
          <Button size="sm" variant="secondary" className="mt-2" isLoading={isSaving} onClick={saveOver}>
            {words.saveOver}
          </Button>
        </>
      ) : null}
    </Banner>
  )
}

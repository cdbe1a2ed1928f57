import type { ResumeContent } from '#core/documents/content.ts'
import type { Profile } from '#core/documents/profile.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { withoutBullets } from './edit-content.ts'
import type { Editing } from './use-document.ts'
import type { Preview } from './use-preview.ts'

const NEARLY_EMPTY = 0.25
const SHOWN = 8

/** How it comes out on its pages, and what could go when they are too many. */
export function FitNote({ preview, editing, profile }: { preview: Preview; editing: Editing; profile: Profile }) {
  const words = useStrings('documents').editor.fit
  const { data } = preview
  const { content } = editing
  if (!data || data.missing.length > 0) return null
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-ink-2">
        {words.pages(data.pages, data.size)}
        {data.pages > 1 && data.lastPageFill < NEARLY_EMPTY
          ? ` ${words.nearlyEmpty(Math.round(data.lastPageFill * 100))}`
          : ''}
      </p>
      {content.kind === 'resume' && data.cuts.length > 0 ? (
        <Cuts content={content} cuts={data.cuts} editing={editing} profile={profile} />
      ) : null}
    </div>
  )
}

function Cuts({
  content,
  cuts,
  editing,
  profile,
}: {
  content: ResumeContent
  cuts: { factId: string; lost: number }[]
  editing: Editing
  profile: Profile
}) {
  const words = useStrings('documents').editor.fit
  const texts = new Map(profile.entries.flatMap(({ bullets }) => bullets.map(({ id, text }) => [id, text] as const)))
  return (
    <div className="grid gap-2 rounded-md bg-amber-soft p-3 text-sm text-amber-ink">
      <p>{words.tooLong(content.look.mostPages, cuts.length)}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {cuts.slice(0, SHOWN).map(({ factId, lost }) => (
          <li key={factId}>
            {texts.get(factId)} <span className="whitespace-nowrap">{lost > 0 ? words.lost(lost) : ''}</span>
          </li>
        ))}
      </ul>
      {cuts.length > SHOWN ? <p>{words.more(cuts.length - SHOWN)}</p> : null}
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        onClick={() => editing.change(withoutBullets(content, new Set(cuts.map(({ factId }) => factId))))}
      >
        {words.leaveOut(cuts.length)}
      </Button>
    </div>
  )
}

import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.tsx'
import { bookmarkletFor } from './bookmarklet.ts'

/** The ways that need no copying of links: a bookmark, a phone's share menu, the extension. */
export function SaveFromAnywhere() {
  const words = useStrings('saveJob').anywhere
  const code = bookmarkletFor(window.location.origin)
  return (
    <Card aria-labelledby="save-anywhere" className="mt-8">
      <CardHeader id="save-anywhere" title={words.title} note={words.note} />
      <dl className="grid gap-5 md:grid-cols-3">
        {/* no phone has a bar to drag it to */}
        <div className="pointer-coarse:hidden">
          <dt className="font-semibold">{words.bookmark.title}</dt>
          <dd className="mt-1 grid justify-items-start gap-3 text-ink-2">
            {words.bookmark.text}
            <BookmarkLink code={code} name={words.bookmark.name} />
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void navigator.clipboard.writeText(code).then(() => toast.success(words.bookmark.copied))}
            >
              {words.bookmark.copy}
            </Button>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{words.share.title}</dt>
          <dd className="mt-1 text-ink-2">{words.share.text}</dd>
        </div>
        <div className="pointer-coarse:hidden">
          <dt className="font-semibold">{words.extension.title}</dt>
          <dd className="mt-1 text-ink-2">{words.extension.text}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** To be dragged, not pressed. React writes no address that runs, so it is put there by hand. */
function BookmarkLink({ code, name }: { code: string; name: string }) {
  const place = (box: HTMLSpanElement | null) => {
    const link = document.createElement('a')
    link.href = code
    link.textContent = name
    link.className = 'inline-flex min-h-11 items-center rounded-control bg-brand-soft px-4 font-semibold text-brand-ink'
    link.addEventListener('click', (event) => event.preventDefault())
    box?.replaceChildren(link)
  }
  return <span ref={place} />
}

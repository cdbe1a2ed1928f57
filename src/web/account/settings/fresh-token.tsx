import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'

/** Shown this once: the server keeps only its hash. */
export function FreshToken({ secret, onDone }: { secret: string; onDone: () => void }) {
  const words = useStrings('tokens').fresh
  return (
    <section aria-labelledby="fresh-token" className="grid gap-4 rounded-md bg-sunken p-4">
      <div>
        <h3 id="fresh-token" className="text-lg">
          {words.heading}
        </h3>
        <p className="text-ink-2">{words.note}</p>
      </div>
      <p className="font-mono text-sm wrap-anywhere">{secret}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(secret).then(() => toast.success(words.copied))}
        >
          {words.copy}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {words.kept}
        </Button>
      </div>
      <div className="grid gap-1 border-t border-line pt-4 text-sm text-ink-2">
        <p>{words.connect}</p>
        <dl className="grid gap-x-4 sm:grid-cols-auto-rest">
          <dt className="text-ink-3">{words.address}</dt>
          <dd className="font-mono wrap-anywhere">{`${location.origin}/mcp`}</dd>
          <dt className="text-ink-3">{words.header}</dt>
          <dd className="font-mono wrap-anywhere">Authorization: Bearer wmk_…</dd>
        </dl>
        <p>{words.local}</p>
      </div>
    </section>
  )
}

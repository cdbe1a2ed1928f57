import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Preview } from './use-preview.ts'

/** The very pages that will be sent, drawn from the PDF. */
export function PagesView({ preview }: { preview: Preview }) {
  const words = useStrings('documents').editor
  const { data } = preview
  return (
    <section aria-label={words.pages} aria-busy={preview.isFetching} className="grid gap-4">
      {preview.isError ? <Banner>{messageOf(preview.error, words.pageFailed)}</Banner> : null}
      {data && data.missing.length > 0 ? <Banner>{words.missingLetters(data.missing.join(' '))}</Banner> : null}
      {data?.pictures.map((picture, at) => (
        <img
          // a page is known by its place
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          src={`data:image/png;base64,${picture}`}
          alt={words.page(at + 1, data.pages)}
          className="w-full rounded-sm bg-white shadow-2"
        />
      ))}
      {data || preview.isError ? null : <Skeleton className="aspect-[210/297] rounded-sm" />}
    </section>
  )
}

import { PAPER_SIZES } from '#core/resume/export/page-measures.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Paper, paperPicture } from '../ui/paper.tsx'
import type { Preview } from './use-preview.ts'

/** The very pages that will be sent, drawn from the PDF. */
export function PagesView({ preview, paper }: { preview: Preview; paper: keyof typeof PAPER_SIZES }) {
  const words = useStrings('documents').editor
  const { data } = preview
  const size = PAPER_SIZES[paper]
  return (
    <section aria-label={words.pages} aria-busy={preview.isFetching} className="grid gap-4">
      {preview.isError ? <Banner>{messageOf(preview.error, words.pageFailed)}</Banner> : null}
      {data && data.missing.length > 0 ? <Banner>{words.missingLetters(data.missing.join(' '))}</Banner> : null}
      {data && data.signs.length > 0 ? <p className="text-sm text-ink-2">{words.plainSigns(data.signs)}</p> : null}
      {data?.pictures.map((picture, at) => (
        // a page is known by its place
        // oxlint-disable-next-line react/no-array-index-key
        <Paper key={at} size={size} isWaiting={false}>
          <img src={`data:image/png;base64,${picture}`} alt={words.page(at + 1, data.pages)} className={paperPicture} />
        </Paper>
      ))}
      {data || preview.isError ? null : <Paper size={size} isWaiting />}
    </section>
  )
}

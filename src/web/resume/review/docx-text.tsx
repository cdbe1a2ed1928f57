import type { DocumentView } from '#core/resume/document-view.ts'
import { useStrings } from '../../strings/strings.tsx'
import { classes } from '../../ui/classes.ts'
import { moveBetweenRegions, RegionButton } from './region-button.tsx'
import type { Region } from './regions.ts'

type Paragraph = Extract<DocumentView, { kind: 'docx' }>['paragraphs'][number]

/** A Word document has no pages to draw: its paragraphs, by number. */
export function DocxText({ paragraphs, regions }: { paragraphs: Paragraph[]; regions: Region[] }) {
  const words = useStrings('resumeReview').document
  const byParagraph = new Map(
    regions.flatMap((region) => (region.source.kind === 'docx' ? [[region.source.paragraph, region] as const] : [])),
  )
  const first = paragraphs.find(({ index }) => byParagraph.has(index))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside bubble up to here
    <div role="group" aria-label={words.places} onKeyDown={moveBetweenRegions}>
      <ol className="m-3 grid gap-1 rounded-sm bg-surface p-3 shadow-2 sm:m-4 sm:p-5">
        {paragraphs.map((paragraph) => (
          <li key={paragraph.index} value={paragraph.index + 1} className="grid grid-cols-side-9 items-baseline">
            <span aria-hidden="true" className="tnum text-tiny text-ink-3">
              {paragraph.index + 1}
            </span>
            <div className={classes('min-w-0', paragraph.look === 'item' && 'pl-4')}>
              <ParagraphText
                paragraph={paragraph}
                region={byParagraph.get(paragraph.index)}
                isStop={paragraph === first}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function ParagraphText({
  paragraph,
  region,
  isStop,
}: {
  paragraph: Paragraph
  region: Region | undefined
  isStop: boolean
}) {
  const look = classes(
    'text-left text-md wrap-anywhere whitespace-pre-wrap',
    paragraph.look === 'heading' && 'font-semibold',
  )
  const text = paragraph.look === 'item' ? `• ${paragraph.text}` : paragraph.text
  if (!region) return <span className={look}>{text}</span>
  return (
    <RegionButton region={region} isStop={isStop} className={classes(look, 'max-w-full rounded-xs')}>
      {text}
    </RegionButton>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getResumePage } from '#contract/resume-file.ts'
import type { DocumentView } from '#core/resume/document-view.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Paper, paperPicture } from '../../ui/paper.tsx'
import { moveBetweenRegions, RegionButton } from './region-button.tsx'
import type { Region } from './regions.ts'

type Page = Extract<DocumentView, { kind: 'pdf' }>['pages'][number]

/** Pages as pictures; over them, each place that a fact came from. */
export function PdfPages({
  pages,
  regions,
  resumeId,
  fileName,
}: {
  pages: Page[]
  regions: Region[]
  resumeId: string
  fileName: string
}) {
  const words = useStrings('resumeReview').document
  const first = pages.find((page) => regions.some((region) => isOn(region, page)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside bubble up to here
    <div role="group" aria-label={words.places} className="grid gap-4 p-3 sm:p-4" onKeyDown={moveBetweenRegions}>
      {pages.map((page) => (
        <PdfPage
          key={page.number}
          page={page}
          of={pages.length}
          regions={regions.filter((region) => isOn(region, page))}
          resumeId={resumeId}
          fileName={fileName}
          hasStop={page === first}
        />
      ))}
    </div>
  )
}

const isOn = (region: Region, page: Page) => region.source.kind === 'pdf' && region.source.page === page.number

function PdfPage({
  page,
  of,
  regions,
  resumeId,
  fileName,
  hasStop,
}: {
  page: Page
  of: number
  regions: Region[]
  resumeId: string
  fileName: string
  hasStop: boolean
}) {
  const words = useStrings('resumeReview').document
  const { tryAgain } = useStrings('shell')
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const picture = useQuery({
    queryKey: [getResumePage.path, resumeId, page.number],
    queryFn: ({ signal }) => api.file(getResumePage, { params: { page: page.number }, signal }),
    enabled: isNear,
    staleTime: Infinity,
  })
  return (
    <figure className="min-w-0">
      <Paper ref={frame} size={page} isWaiting={!picture.data && !picture.isError}>
        {picture.data ? <Picture blob={picture.data} alt={words.page(page.number, of, fileName)} /> : null}
        {picture.isError ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center text-print">
            <p>{messageOf(picture.error)}</p>
            <Button onClick={() => void picture.refetch()}>{tryAgain}</Button>
          </div>
        ) : null}
        {regions.map((region, index) => (
          <RegionButton
            key={region.key}
            region={region}
            isStop={hasStop && index === 0}
            className="absolute"
            style={boxOf(region, page)}
          />
        ))}
      </Paper>
      <figcaption className="mt-1 text-sm text-ink-3">
        <details>
          <summary className="touch inline-flex min-h-9 cursor-pointer items-center">
            {words.pageAsText(page.number)}
          </summary>
          <ul className="grid gap-0.5 rounded-sm bg-surface p-3 text-ink-2">
            {page.lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines may be alike, and never change
              <li key={index} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  )
}

/** A little larger than the letters; in parts of the page, so that it grows with the picture. */
const AROUND_POINTS = 2

function boxOf(region: Region, page: Page) {
  const [left, top, width, height] = region.source.kind === 'pdf' ? region.source.box : [0, 0, 0, 0]
  const part = (points: number, whole: number) => `${Math.round((points / whole) * 1e4) / 100}%`
  return {
    left: part(left - AROUND_POINTS, page.width),
    top: part(top - AROUND_POINTS, page.height),
    width: part(width + 2 * AROUND_POINTS, page.width),
    height: part(height + 2 * AROUND_POINTS, page.height),
  }
}

/** Pages are drawn as they come near: thirty at once would keep the server busy for one who looks at the first. */
function useIsNear(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '600px',
    })
    if (frame.current) watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [frame])
  return isNear
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={image} alt={alt} className={paperPicture} />
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { SavedResume } from '#contract/resume.ts'
import { getResumeText } from '#contract/resume-file.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { Rich } from '../../strings/rich.tsx'
import { useStrings } from '../../strings/strings.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { DocxText } from './docx-text.tsx'
import { PdfPages } from './pdf-pages.tsx'
import { regionsOf } from './regions.ts'
import { useReview } from './review-context.ts'

/** The document itself, with the places that facts came from. */
export function DocumentPane({ saved }: { saved: SavedResume }) {
  const words = useStrings('resumeReview').document
  const facts = useStrings('resumeFacts')
  const isKept = saved.file?.isKept === true
  const view = useQuery({
    ...queryOf(getResumeText),
    queryKey: [getResumeText.path, saved.resumeId],
    enabled: isKept,
    staleTime: Infinity,
  })
  const { state, evidence } = useReview()
  const regions = regionsOf(state.now, evidence, facts)
  if (!isKept) {
    return (
      <Frame>
        <p className="p-5 text-ink-2">
          <Rich text={words.notKept} values={{ upload: <UploadLink>{words.uploadAgain}</UploadLink> }} />
        </p>
      </Frame>
    )
  }
  if (!view.data) {
    return (
      <Frame>
        <div className="p-4">
          {view.isError ? (
            <ErrorState
              message={messageOf(view.error)}
              onRetry={() => void view.refetch()}
              isRetrying={view.isFetching}
            />
          ) : (
            <Loading>
              <Skeleton className="aspect-10/13 rounded-md" />
            </Loading>
          )}
        </div>
      </Frame>
    )
  }
  return (
    <Frame>
      {view.data.kind === 'pdf' ? (
        <PdfPages
          pages={view.data.pages}
          regions={regions}
          resumeId={saved.resumeId}
          fileName={saved.fileName ?? words.unnamed}
        />
      ) : (
        <DocxText paragraphs={view.data.paragraphs} regions={regions} />
      )}
      {view.data.isCut ? <p className="px-4 pb-4 text-sm text-ink-3">{words.cut}</p> : null}
    </Frame>
  )
}

function UploadLink({ children }: { children: string }) {
  return (
    <Link to={paths.resumeUpload({ step: '8' })} className="font-semibold text-brand-ink underline underline-offset-3">
      {children}
    </Link>
  )
}

/** Scrolls by itself beside the facts; on a phone it is as long as it is. */
function Frame({ children }: { children: ReactNode }) {
  const { label } = useStrings('resumeReview').document
  const { lit } = useReview()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (lit?.from === 'facts' && box.current) scrollToLit(box.current)
  }, [lit])
  return (
    <section
      ref={box}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a mouse
      tabIndex={0}
      className="relative rounded-lg bg-sunken shadow-line lg:max-h-[calc(100dvh-12.5rem)] lg:overflow-y-auto lg:overscroll-contain"
    >
      {children}
    </section>
  )
}

/** Only inside its own box: the page stays where the person is. */
function scrollToLit(box: HTMLElement): void {
  const target = box.querySelector<HTMLElement>('[data-region][data-lit]')
  if (!target || box.scrollHeight <= box.clientHeight) return
  const [outer, inner] = [box.getBoundingClientRect(), target.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  box.scrollTop += inner.top - outer.top - outer.height / 3
}

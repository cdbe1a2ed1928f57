import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import type { SavedResume } from '#contract/resume.ts'
import { getProfile } from '#contract/document-profile.ts'
import { factsFromProfile } from '#core/documents/facts-from-profile.ts'
import { hasHistory } from '#core/resume/no-facts.ts'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { Rich } from '../../strings/rich.tsx'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WarningList } from '../warning-list.tsx'
import { countDoubts } from './regions.ts'
import { useReview } from './review-context.ts'

const ScoreBand = lazy(async () => ({ default: (await import('../check/score-band.tsx')).ScoreBand }))

export function ReviewHeader({ saved }: { saved: SavedResume }) {
  const words = useStrings('resumeReview').header
  const { hasDocument, isDraft } = useReview()
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl tracking-heading">{isDraft ? words.draftHeading : words.heading}</h1>
        <Chip tone={isDraft ? 'amber' : 'green'}>{words.status[saved.status]}</Chip>
      </div>
      <p className="max-w-3xl break-words text-ink-2">
        {saved.fileName ? <b className="font-semibold text-ink">{saved.fileName}. </b> : null}
        {hasDocument ? `${words.point} ` : null}
        {words.lead}{' '}
        <Link
          to={paths.resumeUpload({ step: '8' })}
          className="font-semibold text-brand-ink underline underline-offset-3"
        >
          {saved.file ? words.uploadOther : words.upload}
        </Link>
      </p>
      {saved.file ? (
        <div className="mt-2">
          <Suspense fallback={<Skeleton className="h-39 rounded-lg sm:h-27" />}>
            <ScoreBand source="latest" />
          </Suspense>
        </div>
      ) : null}
      {saved.status === 'manual' && !hasHistory(saved.facts) ? <HowToBuild saved={saved} /> : null}
      <Doubts />
      <WarningList warnings={saved.warnings} note={words.note} className="mt-3" />
    </header>
  )
}

function HowToBuild({ saved }: { saved: SavedResume }) {
  const { build: words, none } = useStrings('resumeReview')
  const { act, state } = useReview()
  const stored = useQuery(queryOf(getProfile))
  const known = stored.data && factsFromProfile(stored.data.profile)
  const fill = () => {
    const { facts } = saved
    if (!known) return
    const basics = {
      ...known.basics,
      name: known.basics.name ?? facts.basics.name,
      email: known.basics.email ?? facts.basics.email,
    }
    const skills = [...new Set([...facts.skills, ...known.skills])]
    act({ type: 'start', facts, changed: { facts: { ...known, basics, skills }, done: words.filled } })
  }
  return (
    <section aria-label={none.build} className="mt-2 grid max-w-3xl gap-1 rounded-md bg-brand-soft p-4 text-brand-ink">
      <h2 className="text-md font-semibold">{none.build}</h2>
      <p className="text-sm">
        {saved.facts.skills.length > 0 ? words.onlySkills : null} {words.text}{' '}
        <Rich
          text={words.next}
          values={{
            documents: (
              <Link to={paths.documents()} className="font-semibold underline underline-offset-3">
                {words.toDocuments}
              </Link>
            ),
          }}
        />
      </p>
      {known && hasHistory(known) && state.past.length === 0 ? (
        <Button size="sm" variant="secondary" onClick={fill} className="mt-2 justify-self-start">
          {words.fill}
        </Button>
      ) : null}
    </section>
  )
}

/** How much is left to look at, and the way there. */
function Doubts() {
  const words = useStrings('resumeReview').header
  const { state, evidence, isDraft } = useReview()
  const { asked, more } = countDoubts(state, evidence)
  if (!isDraft || asked === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      {words.doubts(asked, more)}
      <Button variant="soft" size="md" icon={<ArrowDown size={16} aria-hidden />} onClick={goToDoubt}>
        {words.toDoubt}
      </Button>
    </p>
  )
}

function goToDoubt(): void {
  const first = document.querySelector<HTMLElement>('.fact [data-doubt=unsure]')
  const doubt = first ?? document.querySelector<HTMLElement>('.fact [data-doubt], .fact[data-doubt]')
  const edit = doubt?.closest('.fact')?.querySelector<HTMLElement>('[data-edit]')
  edit?.focus()
  edit?.scrollIntoView({ block: 'center' })
}

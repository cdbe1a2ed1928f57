import { useMutation, useQuery } from '@tanstack/react-query'
import { listDocuments, listSentCopies } from '#contract/documents.ts'
import { proposeMerge } from '#contract/document-profile.ts'
import type { Profile } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { datesOf } from '../strings/date-format.ts'
import { documents as english } from '../strings/en/documents.ts'
import { Strings, useLanguage, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, Chip } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FirstUse } from '../ui/first-use.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CopyList } from './copy-list.tsx'
import { MergeChoice } from './merge-choice.tsx'
import { NewDocument } from './new-document.tsx'
import { useStoredFacts } from './use-facts.ts'
import { useTexts } from './use-texts.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.documents ?? english).meta]

export default function DocumentsPage() {
  const { language, documents } = useTexts()
  const profile = useStoredFacts()
  const list = useDocuments()
  const sent = useSentCopies()
  return (
    <Strings of={{ documents }} language={language}>
      <div className="wrap pt-6 pb-16 sm:pt-9" lang={language}>
        <h1 className="text-3xl tracking-heading">{documents.heading}</h1>
        <p className="mt-2 mb-7 max-w-text text-ink-2">{documents.lead}</p>
        <FirstUse of="documents" />
        <Loaded
          query={profile}
          // the cards below each other appear at once, so that none moves another
          isHeld={list.isLoading || sent.isLoading}
          skeleton={<Skeleton className="h-80 rounded-lg" />}
          otherwise={documents.notLoaded}
        >
          {({ profile: facts, hasOtherResume }) =>
            isEmpty(facts) ? (
              <NoFacts />
            ) : (
              <>
                <OtherResume isHere={hasOtherResume} />
                {facts.entries.length === 0 ? <SkillsOnly /> : null}
                <Rooms facts={facts} />
              </>
            )
          }
        </Loaded>
      </div>
    </Strings>
  )
}

const useDocuments = () => useQuery(queryOf(listDocuments))
const useSentCopies = () => useQuery(queryOf(listSentCopies, { query: {} }))

const isEmpty = ({ entries, skills }: Profile) => entries.length === 0 && skills.length === 0

function NoFacts() {
  const words = useStrings('documents').noFacts
  return (
    <Card>
      <EmptyState
        title={words.title}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.resume({ build: '1' })}>{words.build}</LinkButton>
            <LinkButton to={paths.resumeUpload()} variant="secondary">
              {words.upload}
            </LinkButton>
            <LinkButton to={paths.importProfile()} variant="secondary">
              {words.bring}
            </LinkButton>
          </span>
        }
      >
        {words.text}
      </EmptyState>
    </Card>
  )
}

function SkillsOnly() {
  const words = useStrings('documents').noFacts
  return (
    <section aria-label={words.build} className="mb-5 grid gap-3 rounded-md bg-brand-soft p-4 text-brand-ink">
      <p className="max-w-text">{words.skillsOnly}</p>
      <LinkButton to={paths.resume({ build: '1' })} size="sm" className="justify-self-start">
        {words.build}
      </LinkButton>
    </section>
  )
}

/** The facts follow one resume; another one is laid beside them, and the person picks. */
function OtherResume({ isHere }: { isHere: boolean }) {
  const words = useStrings('documents').otherResume
  const laying = useMutation({ mutationFn: () => api.call(proposeMerge, { body: { format: 'resume' } }) })
  if (laying.data) {
    return (
      <div className="mb-5">
        <MergeChoice proposal={laying.data} isResume />
      </div>
    )
  }
  if (!isHere) return null
  return (
    <section aria-labelledby="other-resume" className="mb-5 grid gap-3 rounded-md bg-amber-soft p-4 text-amber-ink">
      <h2 id="other-resume" className="text-md font-semibold">
        {words.title}
      </h2>
      <p className="text-sm">{words.text}</p>
      {laying.error ? <Banner>{messageOf(laying.error)}</Banner> : null}
      <Button size="sm" className="justify-self-start" isLoading={laying.isPending} onClick={() => laying.mutate()}>
        {words.lay}
      </Button>
    </section>
  )
}

function Rooms({ facts }: { facts: Profile }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <DocumentList />
        <SentCopies />
        <OwnFacts facts={facts} />
      </div>
      <NewDocument facts={facts} />
    </div>
  )
}

/** What everything is made of, and the way in for more. */
function OwnFacts({ facts }: { facts: Profile }) {
  const { ownFacts: words } = useStrings('documents')
  const held = facts.entries.flatMap(({ bullets }) => bullets).filter(({ isOnHold }) => isOnHold).length
  return (
    <Card aria-labelledby="own-facts">
      <h2 id="own-facts" className="mb-1 text-lg">
        {words.title}
      </h2>
      <p className="mb-3 text-ink-2">
        {words.count(facts.entries.length, facts.skills.length, facts.certifications.length)}{' '}
        {held > 0 ? words.held(held) : ''} {words.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={paths.facts()} size="sm">
          {words.edit}
        </LinkButton>
        <LinkButton to={paths.importProfile()} variant="secondary" size="sm">
          {words.bring}
        </LinkButton>
      </div>
    </Card>
  )
}

function DocumentList() {
  const words = useStrings('documents')
  const { moment } = datesOf(useLanguage())
  const list = useDocuments()
  return (
    <Card aria-label={words.heading}>
      <Loaded query={list} skeleton={<Skeleton className="h-32 rounded-lg" />} otherwise={words.notLoaded}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {documents.map((one) => (
                <li key={one.documentId} className="flex flex-wrap items-center justify-between gap-2 py-3">
                  <span className="min-w-0">
                    <Link to={paths.document(one.documentId)} className="font-semibold break-words">
                      {one.name}
                    </Link>
                    <span className="block text-sm text-ink-2">{words.changed(moment(one.updatedAt))}</span>
                  </span>
                  <Chip>{words.kinds[one.kind]}</Chip>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function SentCopies() {
  const words = useStrings('documents').sent
  const list = useSentCopies()
  return (
    <Card aria-labelledby="sent-title">
      <h2 id="sent-title" className="mb-2 text-lg">
        {words.title}
      </h2>
      <Loaded query={list} skeleton={<Skeleton className="h-16 rounded-lg" />}>
        {(copies) =>
          copies.length === 0 ? <p className="text-ink-2">{words.none}</p> : <CopyList copies={copies} words={words} />
        }
      </Loaded>
    </Card>
  )
}

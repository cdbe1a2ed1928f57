import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { listRoles } from '#contract/career.ts'
import { tryMap } from '#contract/open-map.ts'
import { api } from '../lib/api.ts'
import { useSessionStatus } from '../lib/browser-session.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { NeedsScripts } from '../lib/needs-scripts.tsx'
import { keepTried, readTried } from '../lib/tried.ts'
import { paths as ownPaths } from '../paths.ts'
import { formatsOf } from '../strings/format.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type * as Card from './open-map-card.tsx'

/** Most of the page's weight, and not needed before there is a map. */
const loadCard = () => import('./open-map-card.tsx')

type Found = z.infer<typeof tryMap.output> & Pick<typeof Card, 'OpenMapCard'>
type Wrong = { role?: string; skills?: string; other?: string }

const MOST_CHARACTERS = 6_000

/** /try: a dream role and a few skills, and the map they make. Nobody signs in, and only this tab keeps what was tried. */
export function TryIt() {
  const { tryIt: words, map } = useStrings('openMap')
  const named = useNames()
  const [found, setFound] = useState<Found>()
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (found) result.current?.focus()
  }, [found])
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <div className="mx-auto grid w-full max-w-2xl gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl tracking-heading">{words.heading}</h1>
          <p className="text-ink-2">{words.lead}</p>
        </header>
        <NeedsScripts>
          <QueryClientProvider client={queryClient}>
            <Asked isAgain={found !== undefined} onFound={setFound} />
          </QueryClientProvider>
        </NeedsScripts>
      </div>
      {found ? (
        <found.OpenMapCard
          map={found.map}
          eyebrow={named(found.map.role)}
          pace={map.pace}
          heading={<ResultHeading found={found} focus={result} />}
        >
          <Keep found={found} />
        </found.OpenMapCard>
      ) : null}
    </div>
  )
}

function ResultHeading({ found: { map }, focus }: { found: Found; focus: React.RefObject<HTMLHeadingElement | null> }) {
  const words = useStrings('openMap').map
  return (
    <h2 ref={focus} tabIndex={-1} className="mt-1 text-figure leading-tight tracking-heading outline-none">
      {map.isInReach ? words.there(map.role) : words.heading(map.skills.held, map.skills.all, map.role)}
    </h2>
  )
}

function Asked({ isAgain, onFound }: { isAgain: boolean; onFound: (found: Found) => void }) {
  const words = useStrings('openMap').tryIt
  const named = useNames()
  const roles = useQuery(queryOf(listRoles))
  const [picked, setPicked] = useState<string>()
  const [text, setText] = useState('')
  // a role that somebody's shared plan led here with; the page was drawn before it was known
  const dreamRole = picked ?? (roles.data ? (readTried()?.dreamRole ?? '') : '')
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setBusy] = useState(false)
  const show = async () => {
    const missing: Wrong = {
      ...(dreamRole ? {} : { role: words.noRole }),
      ...(text.trim() ? {} : { skills: words.noSkills }),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const [found, { OpenMapCard }] = await Promise.all([api.call(tryMap, { body: { dreamRole, text } }), loadCard()])
      keepTried({ dreamRole, skills: found.named })
      onFound({ ...found, OpenMapCard })
    } catch (error) {
      setWrong({ other: messageOf(error, words.notDrawn) })
    }
    setBusy(false)
  }
  return (
    <form
      noValidate
      className="panel grid gap-5 rounded-lg p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        void show()
      }}
    >
      {wrong.other ? <Banner>{wrong.other}</Banner> : null}
      {roles.isError ? (
        <Banner>
          {words.rolesMissing}{' '}
          <button
            type="button"
            className="font-semibold underline underline-offset-3"
            onClick={() => void roles.refetch()}
          >
            {words.retry}
          </button>
        </Banner>
      ) : null}
      <Select
        label={words.role}
        value={dreamRole}
        required
        error={wrong.role}
        onChange={(event) => setPicked(event.target.value)}
      >
        <option value="">{words.choose}</option>
        {(roles.data ?? []).map(({ title }) => (
          <option key={title} value={title} lang={named.lang(title)}>
            {named(title)}
          </option>
        ))}
      </Select>
      <TextArea
        label={words.skills}
        hint={words.skillsHint}
        rows={3}
        maxLength={MOST_CHARACTERS}
        required
        error={wrong.skills}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" isLoading={isBusy} className="max-sm:w-full">
          {isBusy ? words.showing : isAgain ? words.again : words.show}
        </Button>
        <Button variant="secondary" size="lg" className="max-sm:w-full" onClick={() => setText(words.sampleText)}>
          {words.sample}
        </Button>
      </div>
    </form>
  )
}

/** What was found, and the way to keep it. */
function Keep({ found: { named, unknown } }: { found: Found }) {
  const name = useNames()
  const words = useStrings('openMap').tryIt
  const { list } = formatsOf(useLanguage())
  const paths = usePublicPaths()
  const isIn = useSessionStatus() === 'in'
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-ink-2">
        {named.length > 0 ? words.named(list(named.map(name))) : words.noneNamed}{' '}
        {named.length > 0 && unknown.length > 0 ? `${words.unknown(list(unknown.map((part) => `“${part}”`)))} ` : ''}
        {words.word}
      </p>
      <LinkButton to={isIn ? ownPaths.plan() : paths.signup()} size="lg">
        {isIn ? words.toPlan : words.keep}
      </LinkButton>
      {isIn ? null : <p className="text-center text-sm text-ink-3">{words.keepNote}</p>}
    </div>
  )
}

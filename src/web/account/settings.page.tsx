import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import { messageOf } from '../lib/errors.ts'
import { useUserDetails } from '../lib/queries.ts'
import { NotFoundHere } from '../shell/not-found-here.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import { account } from '../strings/en/account.ts'
import { boardName } from '../strings/en/board-name.ts'
import { settings as englishSettings } from '../strings/en/settings.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EmailNotice } from './settings/email-notice.tsx'
import { PARTS, partNamed, partOfAnchor, pathOfPart, sectionsIn, type SettingsPart } from './settings/parts.ts'
import { UnsavedGuard } from './settings/unsaved.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.settings ?? englishSettings).meta]

export default function Settings() {
  const settings = useRoom('settings', englishSettings)
  const person = useUserDetails()
  const { hash } = useLocation()
  const part = partNamed(useParams()['part'])
  const anchored = partOfAnchor(hash.slice(1))
  if (!part) return <NotFoundHere />
  if (anchored && anchored !== part) return <Navigate to={pathOfPart(anchored) + hash} replace />
  return (
    <Strings of={{ account, boardName, settings }}>
      <Page>
        <h1 className="text-3xl tracking-heading">{settings.heading}</h1>
        <div className="mt-5 grid grid-cols-1 gap-5 lg:mt-8 lg:grid-cols-side-55 lg:gap-8">
          <PartLinks current={part} />
          <div id="settings" className="grid max-w-2xl grid-cols-1 content-start gap-5">
            {person.data ? (
              <>
                <EmailNotice email={person.data.email} />
                <Sections key={part} part={part} person={person.data} />
                <UnsavedGuard />
              </>
            ) : person.isPending ? (
              <Loading>
                <SettingsSkeleton part={part} />
              </Loading>
            ) : (
              <ErrorState
                message={messageOf(person.error)}
                onRetry={() => void person.refetch()}
                isRetrying={person.isFetching}
              />
            )}
          </div>
        </div>
      </Page>
    </Strings>
  )
}

/** A row that scrolls on a phone, a column beside the sections where there is room. */
function PartLinks({ current }: { current: SettingsPart }) {
  const words = useStrings('settings')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[data-part=${current}]`)
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - 24
  }, [current])
  return (
    <nav aria-label={words.heading}>
      <ul
        ref={list}
        className="relative -mx-5 flex gap-1 overflow-x-auto px-5 [scrollbar-width:none] lg:sticky lg:top-24 lg:mx-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:px-0"
      >
        {PARTS.map((part) => (
          <li key={part} data-part={part} className="flex-none">
            <Link
              to={pathOfPart(part)}
              aria-current={part === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-button px-3.5 text-md font-mid whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink aria-page:bg-brand-soft aria-page:text-brand-ink forced-colors:aria-page:border lg:-ml-3 lg:px-3"
            >
              {words.parts[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Sections({ part, person }: { part: SettingsPart; person: UserInfo }) {
  const { hash } = useLocation()
  const { sections } = useStrings('settings')
  useEffect(() => {
    // The sections were not there yet when the browser looked for the anchor.
    if (hash.length > 1) document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView()
  }, [hash])
  return sectionsIn(part).map(({ id, Content }) => (
    <Card key={id} id={id} aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} {...sections[id]} />
      <Content person={person} />
    </Card>
  ))
}

function SettingsSkeleton({ part }: { part: SettingsPart }) {
  return (
    <div className="grid gap-5">
      {sectionsIn(part).map(({ id }) => (
        <Skeleton key={id} className="h-44 rounded-lg" />
      ))}
    </div>
  )
}

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '../lib/errors.ts'
import { useUserDetails } from '../lib/queries.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { account } from '../strings/en/account.ts'
import { boardName } from '../strings/en/board-name.ts'
import { settings as englishSettings } from '../strings/en/settings.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EmailNotice } from './settings/email-notice.tsx'
import { settingsSections } from './settings/sections.ts'
import { UnsavedGuard } from './settings/unsaved.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.settings ?? englishSettings).meta]

export default function Settings() {
  const settings = useRoom('settings', englishSettings)
  const person = useUserDetails()
  return (
    <Page>
      <h1 className="text-3xl tracking-heading">{settings.heading}</h1>
      <div className="mt-8 grid gap-8 lg:grid-cols-[220px_minmax(0,1fr)]">
        <nav aria-label={settings.heading} className="hidden lg:block">
          <ul className="sticky top-24 grid gap-0.5">
            {settingsSections.map(({ id }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-3 flex min-h-11 items-center rounded-button px-3 text-md font-mid text-ink-2 hover:bg-sunken hover:text-ink"
                >
                  {settings.sections[id].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div id="settings" className="grid max-w-2xl content-start gap-5">
          {person.data ? (
            <Strings of={{ account, boardName, settings }}>
              <EmailNotice email={person.data.email} />
              <Sections person={person.data} />
              <UnsavedGuard />
            </Strings>
          ) : person.isPending ? (
            <Loading>
              <SettingsSkeleton />
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
  )
}

function Sections({ person }: { person: NonNullable<ReturnType<typeof useUserDetails>['data']> }) {
  const { hash } = useLocation()
  const { sections } = useStrings('settings')
  useEffect(() => {
    // The sections were not there yet when the browser looked for the anchor.
    if (hash.length > 1) document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView()
  }, [hash])
  return settingsSections.map(({ id, Content }) => (
    <Card key={id} id={id} aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} {...sections[id]} />
      <Content person={person} />
    </Card>
  ))
}

function SettingsSkeleton() {
  return (
    <div className="grid gap-5">
      {settingsSections.map(({ id }) => (
        <Skeleton key={id} className="h-44 rounded-lg" />
      ))}
    </div>
  )
}

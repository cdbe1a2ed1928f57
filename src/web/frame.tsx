import { useEffect, useMemo } from 'react'
import { Link as RouterLink, Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router'
import { DEFAULT_LANGUAGE } from '#core/account/languages.ts'
import { followOtherTabs } from './lib/browser-session.ts'
import { repeatEarlyClicks } from './lib/early-clicks.ts'
import { followFeaturesLinks } from './lib/features-link.ts'
import { InTurn } from './lib/in-turn.tsx'
import { useIsHydrated } from './lib/is-hydrated.ts'
import { followLanguageChoices } from './lib/language-offer.ts'
import type { HeadEntry } from './lib/page-meta.ts'
import { startOfflineWorker } from './lib/offline-worker.ts'
import type { LoadedPage } from './load-page.ts'
import { useSessionStatus } from './lib/browser-session.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { LanguageOffers } from './shell/language-offers.tsx'
import { OfflineNotice } from './shell/offline-notice.tsx'
import { PersonFooter } from './shell/person-footer.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import type { Catalogue } from './strings/catalogue.ts'
import { shell as english } from './strings/en/shell.ts'
import { useGivenTexts } from './strings/frame-texts.ts'
import { PageHandleProvider } from './strings/page-handle.ts'
import { Strings, Translation } from './strings/strings.tsx'
import { NavigationProvider } from './ui/link.tsx'

const NONE: Partial<Catalogue> = {}
const TITLE = 'Waymark · Your AI-powered career companion'

/** What stands around every page of the app. It speaks English until a page says otherwise. */
export function Frame() {
  const { handle = {}, head = () => [] } = useLoadedPage()
  const given = useGivenTexts()
  const language = given?.language ?? handle.language ?? DEFAULT_LANGUAGE
  const shell = handle.shell ?? english
  const title = titleOf(head(given?.texts ?? {})) ?? TITLE
  // before it is known who is here, only a page for guests has it
  const hasWholeFooter = useSessionStatus() === 'out' || handle.page !== undefined
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
  }, [title, language])
  useEffect(followOtherTabs, [])
  useEffect(startOfflineWorker, [])
  useEffect(repeatEarlyClicks, [])
  useEffect(followFeaturesLinks, [])
  useEffect(followLanguageChoices, [])
  return (
    <NavigationProvider value={useRouterNavigation()}>
      <PageHandleProvider value={handle}>
        <Strings of={{ shell }}>
          <Translation language={language} texts={given?.texts ?? NONE}>
            <SkipLink />
            <LanguageOffers />
            <Header />
            <main id="main" tabIndex={-1} className="flex-1 outline-none">
              <InTurn>
                <Outlet />
              </InTurn>
            </main>
            <InTurn>{hasWholeFooter ? <Footer /> : <PersonFooter />}</InTurn>
            <OfflineNotice />
          </Translation>
        </Strings>
      </PageHandleProvider>
      {/* To the top on each change of page; back to where one was with the browser's Back. */}
      <ScrollRestoration />
    </NavigationProvider>
  )
}

function titleOf(head: readonly HeadEntry[]): string | undefined {
  for (const entry of head) if ('title' in entry) return entry.title
  return undefined
}

function useLoadedPage(): Partial<LoadedPage> {
  return (useMatches().at(-1)?.loaderData as LoadedPage | undefined) ?? {}
}

/** Links move inside the app, by its router. */
function useRouterNavigation() {
  const { pathname: path, search: query } = useLocation()
  // the build wrote the page without one, and the first render must be the same
  const search = useIsHydrated() ? query : ''
  const navigate = useNavigate()
  return useMemo(
    () => ({ Link: RouterLink, path, search, go: (to: string) => void navigate(to) }),
    [path, search, navigate],
  )
}

import type { ReactNode } from 'react'
import { SITE_LANGUAGES, type SiteLanguage } from '#core/account/languages.ts'
import { offerScript } from '#web/lib/language-offer.ts'
import type { HeadEntry } from '#web/lib/page-meta.ts'
import { beforePaintScript } from '#web/lib/theme.ts'
import { zodWithoutEvalScript } from '#web/lib/zod-without-eval.ts'
import { PageDocument } from '#web/shell/document.tsx'
import { Footer } from '#web/shell/footer.tsx'
import { Header } from '#web/shell/header.tsx'
import { LanguageOffers } from '#web/shell/language-offers.tsx'
import { OfflineWords } from '#web/shell/offline-notice.tsx'
import { Raw } from '#web/shell/raw.tsx'
import { SkipLink } from '#web/shell/skip-link.tsx'
import { useStrings } from '#web/strings/strings.tsx'
import { usePublicPaths } from '#web/strings/use-public-paths.ts'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useBuilt } from './built.ts'
import { prefetchRules } from './prefetch-rules.ts'

export type DocumentProps = {
  language: SiteLanguage
  head: readonly HeadEntry[]
  /** What it tells machines. */
  data?: string
  /** Shown for another page without a connection; it opens that one by itself once there is one. */
  isOffline?: boolean
  children: ReactNode
}

/** A whole page of the public site. */
export function SiteDocument({ language, head, data, isOffline = false, children }: DocumentProps) {
  const { script, sheet, personHeader, appFiles } = useBuilt()
  return (
    <PageDocument
      language={language}
      head={head}
      firstScript={`${beforePaintScript};${offerScript(SITE_LANGUAGES)};${zodWithoutEvalScript}`}
      sheet={sheet}
      bodyClass="flex min-h-dvh flex-col"
      appFiles={JSON.stringify(appFiles)}
    >
      <SkipLink />
      <LanguageOffers />
      <div
        id="header"
        data-person={isOffline ? undefined : personHeader.script}
        data-sheet={personHeader.sheet}
        className="contents"
      >
        {isOffline ? <BareHeader /> : <Header />}
      </div>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      {isOffline ? (
        <Raw tag="script" text="addEventListener('online',function(){location.reload()})" />
      ) : (
        <div id="offline" role="status" className="sticky bottom-0 z-20">
          <template>
            <OfflineWords />
          </template>
        </div>
      )}
      <Raw tag="script" type="module" text={script} />
      <Raw tag="script" type="speculationrules" text={prefetchRules} />
      {data ? <Raw tag="script" type="application/ld+json" text={data} /> : null}
    </PageDocument>
  )
}

/** For guests and people alike: who is here cannot be known without a connection. */
function BareHeader() {
  const { homeLink } = useStrings('shell')
  return (
    <header className="border-b border-line">
      <div className="wrap flex h-16 items-center lg:h-17">
        <Link to={usePublicPaths().home()} aria-label={homeLink} className="flex min-h-11 items-center rounded-sm">
          <Logo />
        </Link>
      </div>
    </header>
  )
}

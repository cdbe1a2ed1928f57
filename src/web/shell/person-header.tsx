import { createRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#core/account/languages.ts'
import { followOtherTabs } from '../lib/browser-session.ts'
import { loadTexts } from '../strings/load-texts.ts'
import { PageHandleProvider } from '../strings/page-handle.ts'
import { Strings } from '../strings/strings.tsx'
import { PathProvider } from '../ui/link.tsx'
import { Header } from './header.tsx'

/** On a page of the public site (src/site/client/person.ts): the header of somebody signed in, with streak, account and menu. */
export async function start(place: HTMLElement): Promise<void> {
  const language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LANGUAGE
  const { shell } = await loadTexts(language)
  followOtherTabs()
  createRoot(place).render(
    <PathProvider path={window.location.pathname}>
      <PageHandleProvider value={{ language }}>
        <Strings language={language} of={{ shell }}>
          <Header />
        </Strings>
      </PageHandleProvider>
    </PathProvider>,
  )
}

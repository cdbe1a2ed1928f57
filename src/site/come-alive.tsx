import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DEFAULT_LANGUAGE, SITE_LANGUAGES, type SiteLanguage } from '#core/account/languages.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'
import { Strings } from '#web/strings/strings.tsx'

const SETTLED_MS = 30

/** A room's texts in each language, as `import.meta.glob` finds them. */
export type TextFiles = Record<string, () => Promise<Partial<Catalogue>>>

/** Takes over what the build wrote, with the texts of the page's language; done when it answers to presses. */
export async function comeAlive(place: HTMLElement, part: ReactNode, files: TextFiles): Promise<void> {
  const language = languageOfPage()
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`))
  const texts = await Promise.all(own.map(([, load]) => load()))
  const of = Object.assign({}, ...texts) as Partial<Catalogue>
  hydrateRoot(
    place,
    <Strings language={language} of={of}>
      {part}
    </Strings>,
  )
  // effects run after the next paint
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
}

function languageOfPage(): SiteLanguage {
  return SITE_LANGUAGES.find((language) => language === document.documentElement.lang) ?? DEFAULT_LANGUAGE
}

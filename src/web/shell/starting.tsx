import { LANGUAGES } from '#core/account/languages.ts'
import { firstLanguage, STARTING } from '../lib/first-language.ts'
import { NeedsScripts } from '../lib/needs-scripts.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'

/** What a signed-in page's first byte shows. The build does not know who opens it, so it writes the word of each language. */
export function Starting() {
  const languages = typeof window === 'undefined' ? LANGUAGES : [firstLanguage()]
  return (
    <div className="grid h-dvh place-items-center pb-fold">
      <NeedsScripts>
        <span role="status" className="inline-flex items-center gap-3 text-sm text-ink-2">
          <SpinnerMark size={28} />
          {languages.map((language) => (
            <span key={language} lang={language} data-starting={language} className="sr-only">
              {STARTING[language]}
            </span>
          ))}
        </span>
      </NeedsScripts>
    </div>
  )
}

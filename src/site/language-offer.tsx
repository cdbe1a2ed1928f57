import { SITE_LANGUAGES, type SiteLanguage } from '#core/account/languages.ts'
import { LANGUAGE_KEY, STAYS_KEY } from '#web/lib/device-keys.ts'
import { publicPath, type SitePageName } from '#web/paths.ts'
import { textsIn } from './texts.ts'

/**
 * Runs before the first paint, so that nothing moves: names the first language of this person's that the site is written in.
 * site.css shows the offer of that language. The same text on every page, as in theme.ts.
 */
export const offerScript = `(function(){var r=document.documentElement;if(r.hasAttribute('data-session'))return;try{if(localStorage.getItem('${STAYS_KEY}'))return;var k=localStorage.getItem('${LANGUAGE_KEY}'),s=(k?[k]:navigator.languages||[]).map(function(l){return l.slice(0,2)}).find(function(l){return ${JSON.stringify(SITE_LANGUAGES)}.includes(l)});if(s&&s!==r.lang)r.setAttribute('data-speaks',s)}catch(e){}})()`

/** The same page in the reader's language, said in that language. client/language-offer.ts remembers who would rather stay. */
export function LanguageOffers({ page, language }: { page: SitePageName; language: SiteLanguage }) {
  return SITE_LANGUAGES.filter((other) => other !== language).map((other) => {
    const { offer } = textsIn(other).shell
    return (
      <aside
        key={other}
        lang={other}
        data-offer={other}
        aria-label={offer.label}
        className="items-center justify-center gap-x-3 border-b border-line bg-brand-soft px-3 text-md"
      >
        <a
          href={publicPath(page, other)}
          hrefLang={other}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {offer.read}
        </a>
        <button
          type="button"
          className="inline-flex min-h-11 items-center rounded-control px-2 text-ink-2 hover:text-ink hover:underline"
        >
          {offer.stay}
        </button>
      </aside>
    )
  })
}

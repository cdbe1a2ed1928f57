import { languagesOf, publicPath } from '../paths.ts'
import { factsOf } from '../strings/languages.ts'
import { usePageHandle } from '../strings/page-handle.ts'
import { Link, useSearch } from '../ui/link.tsx'

/** The same page in the reader's language, said in that language. lib/language-offer.ts shows the right one. */
export function LanguageOffers() {
  const { language: own, page } = usePageHandle()
  const search = useSearch()
  if (!page) return null
  return languagesOf(page)
    .filter((other) => other !== own)
    .map((other) => {
      const { offer } = factsOf(other)
      return (
        <aside
          key={other}
          lang={other}
          data-offer={other}
          aria-label={offer.label}
          className="items-center justify-center gap-x-3 border-b border-line bg-brand-soft px-3 text-md"
        >
          <Link
            to={publicPath(page, other) + search}
            hrefLang={other}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
          >
            {offer.read}
          </Link>
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

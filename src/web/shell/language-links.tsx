import { LANGUAGES } from '#core/account/languages.ts'
import { languagesOf, publicPath } from '../paths.ts'
import { useGivenTexts } from '../strings/frame-texts.ts'
import { factsOf } from '../strings/languages.ts'
import { usePageHandle } from '../strings/page-handle.ts'
import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import { Link, useSearch } from '../ui/link.tsx'

/**
 * The same page in each language, as plain links: they work without scripts, and search engines follow them. A page at one
 * address for all languages takes the choice as `?lang=`. Where
 * there is no other half, such as behind the sign-in, there is nothing to choose here.
 */
export function LanguageLinks({ className, onChoose }: { className?: string; onChoose?: () => void }) {
  const { language: own, page = 'home' } = usePageHandle()
  const { footer } = useStrings('shell')
  const given = useGivenTexts()
  const search = useSearch()
  const language = own ?? (given?.isChosenHere ? given.language : undefined)
  if (!language) return null
  const choices = own
    ? languagesOf(page).map((choice) => ({ choice, to: publicPath(page, choice) + search }))
    : LANGUAGES.map((choice) => ({ choice, to: `?lang=${choice}` }))
  return (
    <ul aria-label={footer.language} className={classes('flex gap-1 text-md', className)}>
      {choices.map(({ choice, to }) => (
        <li key={choice}>
          <Link
            to={to}
            lang={choice}
            hrefLang={choice}
            aria-current={choice === language ? 'true' : undefined}
            onClick={onChoose}
            preventScrollReset
            className="touch inline-flex min-h-9 items-center rounded-sm px-2 text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-current:font-semibold aria-current:text-ink"
          >
            {factsOf(choice).name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

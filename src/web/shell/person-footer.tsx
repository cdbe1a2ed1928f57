import { useSite } from '../lib/site.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Link } from '../ui/link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const thisYear = new Date().getFullYear()
const linkClass = 'inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline underline-offset-4'

/** Under a signed-in person's pages: the footer's links in one line. */
export function PersonFooter() {
  const { social } = useSite()
  const { tagline, pricing, about, footer: words, opensInNewTab } = useStrings('shell')
  const paths = usePublicPaths()
  const pages = [
    { to: paths.home(), label: `Waymark © ${thisYear}`, title: tagline },
    { to: paths.about(), label: about },
    { to: paths.pricing(), label: pricing },
    { to: paths.contact(), label: words.contact },
    { to: paths.privacy(), label: words.privacy },
    { to: paths.terms(), label: words.terms },
    { to: paths.credits(), label: words.credits },
    { to: paths.accessibility(), label: words.accessibility },
  ]
  const outside = [
    { to: social.linkedin, label: 'LinkedIn' },
    { to: social.instagram, label: 'Instagram' },
  ]
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-1.5 text-sm text-ink-2">
        <ul className="flex flex-wrap gap-x-5">
          {pages.map(({ to, label, title }) => (
            <li key={to}>
              <Link to={to} title={title} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
          {outside.map(({ to, label }) => (
            <li key={label}>
              <a href={to} target="_blank" rel="noopener noreferrer" className={linkClass}>
                {label}
                <span className="sr-only"> {opensInNewTab}</span>
              </a>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
      </div>
    </footer>
  )
}

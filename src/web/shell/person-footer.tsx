import { useState } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useSite } from '../lib/site.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const thisYear = new Date().getFullYear()
const linkClass = 'inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline underline-offset-4'

/** Under a signed-in person's pages: the footer's links in one line, which opens on a phone. */
export function PersonFooter() {
  const { social } = useSite()
  const { tagline, pricing, about, footer: words, opensInNewTab } = useStrings('shell')
  const [isOpen, setIsOpen] = useState(false)
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
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="footer-links"
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm sm:hidden"
        >
          {words.more}
          <ChevronDown size={15} aria-hidden className={isOpen ? 'rotate-180' : undefined} />
        </button>
        <ul id="footer-links" className={classes('flex flex-wrap gap-x-5 max-sm:order-1', !isOpen && 'max-sm:hidden')}>
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

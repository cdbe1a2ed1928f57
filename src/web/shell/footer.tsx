import { FEATURES_LINK } from '../lib/features-link.ts'
import { useSite } from '../lib/site.ts'
import { livePages } from '../nav.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { LanguageLinks } from './language-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const thisYear = new Date().getFullYear()

const linkClass =
  'touch inline-flex min-h-8 items-center rounded-sm text-ink-2 hover:text-ink hover:underline underline-offset-4'

export function Footer() {
  const { social } = useSite()
  const { tagline, pricing, about, footer: words } = useStrings('shell')
  const paths = usePublicPaths()
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="wrap grid grid-cols-2 gap-x-5 gap-y-10 py-14 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <Logo />
          <p className="mt-3 measure-26 text-ink-2">{tagline}</p>
          <ul className="mt-5 flex gap-5 text-md">
            <li>
              <OutsideLink to={social.linkedin} site="linkedin">
                LinkedIn
              </OutsideLink>
            </li>
            <li>
              <OutsideLink to={social.instagram} site="instagram">
                Instagram
              </OutsideLink>
            </li>
          </ul>
        </div>
        <FooterColumn title={words.product}>
          <li>
            <a href={paths.howItWorks()} className={linkClass} {...FEATURES_LINK}>
              {words.features}
            </a>
          </li>
          <FooterLink to={paths.pricing()}>{pricing}</FooterLink>
        </FooterColumn>
        <FooterColumn title={words.company}>
          <FooterLink to={paths.about()}>{about}</FooterLink>
          <FooterLink to={paths.contact()}>{words.contact}</FooterLink>
        </FooterColumn>
        <FooterColumn title={words.legal} className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-2">
          <FooterLink to={paths.privacy()}>{words.privacy}</FooterLink>
          <FooterLink to={paths.terms()}>{words.terms}</FooterLink>
          <FooterLink to={paths.credits()}>{words.credits}</FooterLink>
          {livePages.accessibility ? <FooterLink to={paths.accessibility()}>{words.accessibility}</FooterLink> : null}
        </FooterColumn>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-sm text-ink-3">
        {/* A page built last year still shows this year. */}
        <p>
          ©{' '}
          <span data-year suppressHydrationWarning>
            {thisYear}
          </span>{' '}
          Waymark. {words.rights}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LanguageLinks className="-ml-2" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-sm tracking-normal text-ink">{title}</h2>
      <ul className="mt-3 grid gap-1 text-md pointer-coarse:gap-3">{children}</ul>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {children}
      </Link>
    </li>
  )
}

/** `site` names it for pages without React (src/site/client/site-settings.ts). */
function OutsideLink({ to, site, children }: { to: string; site: string; children: string }) {
  return (
    <a data-site={site} href={to} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {children}
      <span className="sr-only"> {useStrings('shell').opensInNewTab}</span>
    </a>
  )
}

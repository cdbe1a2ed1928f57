import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import MenuIcon from 'lucide-react/icons/menu'
import { useSessionStatus } from '../lib/browser-session.ts'
import { personLinks } from '../nav.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Link, NavLink, usePath } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { LanguageLinks } from './language-links.tsx'

/** Loaded for signed-in people only: it brings the query client and the menu along. */
const PersonMenu = lazy(async () => ({ default: (await import('./person-menu.tsx')).PersonMenu }))

export function Header() {
  const status = useSessionStatus()
  const isSignedIn = status === 'in'
  const words = useStrings('shell')
  const paths = usePublicPaths()
  const links = useNavLinks()
  const path = usePath()
  useEffect(() => {
    // The inline script hid the guest's buttons before the first paint; from here on React decides.
    if (status !== 'unknown') document.documentElement.removeAttribute('data-session')
  }, [status])
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-[color-mix(in_oklch,var(--bg)_88%,transparent)] backdrop-blur-md backdrop-saturate-150">
      <div className="wrap flex h-16 items-center gap-3 lg:h-17 lg:gap-7">
        <Link to={paths.home()} aria-label={words.homeLink} className="flex rounded-sm">
          {/* on the narrowest phones streak, account and menu need its room */}
          <Logo nameClassName={isSignedIn ? 'max-[22.5rem]:hidden' : undefined} />
        </Link>
        <nav aria-label={words.mainNav} className="mr-auto hidden gap-0.5 lg:flex">
          {isSignedIn ? links.ofPerson.map((link) => <HeaderLink key={link.to} {...link} />) : null}
          {links.ofEverybody.map((link) => (
            <HeaderLink key={link.to} {...link} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5 max-[22.5rem]:gap-0">
          {isSignedIn ? (
            <Suspense fallback={<Spinner size={22} />}>
              <PersonMenu />
            </Suspense>
          ) : (
            <div data-guest-only className="flex items-center gap-1.5">
              <Link to={paths.login()} className={classes(buttonClass({ variant: 'ghost' }), 'max-lg:hidden')}>
                {words.login}
              </Link>
              <LinkButton to={paths.signup()}>{words.getStarted}</LinkButton>
            </div>
          )}
          <SmallScreenMenu key={path} isSignedIn={isSignedIn} />
        </div>
      </div>
    </header>
  )
}

/** Everybody sees the public ones; they are highlighted when active. */
function useNavLinks() {
  const words = useStrings('shell')
  const paths = usePublicPaths()
  return {
    ofPerson: personLinks.map(({ to, page }) => ({ to, label: words.personPages[page] })),
    ofEverybody: [
      { to: paths.about(), label: words.about },
      { to: paths.pricing(), label: words.pricing },
    ],
  }
}

function HeaderLink({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      className="rounded-button px-3 py-2 text-md font-mid text-ink-2 hover:bg-sunken hover:text-ink aria-page:bg-sunken aria-page:text-ink"
    >
      {label}
    </NavLink>
  )
}

/** A `<details>`, so that it opens before scripts run and without them. */
function SmallScreenMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useStrings('shell')
  const paths = usePublicPaths()
  const { ofPerson, ofEverybody } = useNavLinks()
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => box.current?.removeAttribute('open')
  useEffect(() => {
    const close = () => box.current?.removeAttribute('open')
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return
      close()
      box.current.querySelector('summary')?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [])
  const links = isSignedIn
    ? [...ofPerson, ...ofEverybody]
    : // 'Get Started' stands beside the menu at every width
      [...ofEverybody, { label: words.login, to: paths.login() }]
  return (
    <details ref={box} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group -mr-2.5 lg:hidden">
      <summary
        // Browsers disagree on what a summary is; for everybody this is a button.
        role="button"
        aria-expanded={isOpen}
        aria-label={words.menu}
        className="grid size-11 list-none place-items-center rounded-control hover:bg-sunken group-open:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon size={22} aria-hidden />
      </summary>
      <nav
        aria-label={words.smallNav}
        className="panel absolute inset-x-3 top-[calc(100%+8px)] grid gap-1 rounded-lg p-3 lift-3"
      >
        {links.map((link) => (
          <NavLink
            key={link.to}
            to={link.to}
            onClick={close}
            className="flex min-h-12 items-center rounded-control px-4 font-semibold text-ink-2 hover:bg-sunken hover:text-ink aria-page:bg-brand-soft aria-page:text-brand-ink"
          >
            {link.label}
          </NavLink>
        ))}
        <LanguageLinks className="border-t border-line px-2 pt-3 pb-1" onChoose={close} />
      </nav>
    </details>
  )
}

import { useEffect, useRef, useState } from 'react'
import MenuIcon from 'lucide-react/icons/menu'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { NavLink } from '../ui/link.tsx'
import { LanguageLinks } from './language-links.tsx'

/** A `<details>`, so that it opens before scripts run and without them. What one does here stands in the phone's bar. */
export function SmallScreenMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useStrings('shell')
  const paths = usePublicPaths()
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
  const links = [
    { to: paths.about(), label: words.about },
    { to: paths.pricing(), label: words.pricing },
    ...(isSignedIn
      ? []
      : [
          { to: paths.login(), label: words.login },
          { to: paths.signup(), label: words.getStarted },
        ]),
  ]
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

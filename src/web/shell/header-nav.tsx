import ChevronDown from 'lucide-react/icons/chevron-down'
import { areaOf, areas, personPages, type PersonPage } from '../nav.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { classes } from '../ui/classes.ts'
import { Link, NavLink, usePath } from '../ui/link.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'

const linkClass =
  'flex min-h-11 items-center gap-1 rounded-button px-2.5 text-md font-mid text-ink-2 hover:bg-sunken hover:text-ink aria-page:bg-sunken aria-page:text-ink xl:px-3'

/** A wide screen's header: what a signed-in person does, in five entries; what everybody may read, smaller. */
export function HeaderNav({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useStrings('shell')
  const paths = usePublicPaths()
  return (
    <nav
      aria-label={words.mainNav}
      className={classes('mr-auto hidden items-center lg:flex', isSignedIn ? 'flex-1' : 'gap-0.5')}
    >
      {isSignedIn ? (
        <>
          <AreaLink page="dashboard" />
          <AreaLink page="plan" />
          <AreaMenu area="practise" />
          <AreaLink page="jobs" />
          <AreaMenu area="resume" />
        </>
      ) : null}
      <span className={isSignedIn ? 'ml-auto flex gap-0.5' : 'contents'}>
        {[
          { to: paths.about(), label: words.about },
          { to: paths.pricing(), label: words.pricing },
        ].map(({ to, label }) => (
          <NavLink key={to} to={to} className={classes(linkClass, isSignedIn && 'px-2! text-sm')}>
            {label}
          </NavLink>
        ))}
      </span>
    </nav>
  )
}

function AreaLink({ page }: { page: PersonPage & keyof typeof areas }) {
  const words = useStrings('shell').personPages
  const isCurrent = areaOf(usePath()) === page
  return (
    <Link to={personPages[page]} aria-current={isCurrent ? 'page' : undefined} className={linkClass}>
      {words[page]}
    </Link>
  )
}

function AreaMenu({ area }: { area: 'practise' | 'resume' }) {
  const { areas: names, personPages: words } = useStrings('shell')
  const isCurrent = areaOf(usePath()) === area
  return (
    <Menu
      label={names[area]}
      trigger={
        <button type="button" aria-current={isCurrent ? 'page' : undefined} className={linkClass}>
          {names[area]}
          <ChevronDown size={15} aria-hidden className="text-ink-3" />
        </button>
      }
    >
      {areas[area].map((page) => (
        <MenuItem key={page} asChild>
          <Link to={personPages[page]}>{words[page]}</Link>
        </MenuItem>
      ))}
    </Menu>
  )
}

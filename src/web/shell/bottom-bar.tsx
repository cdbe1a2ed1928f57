import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleUser from 'lucide-react/icons/circle-user'
import Locate from 'lucide-react/icons/locate'
import Route from 'lucide-react/icons/route'
import Swords from 'lucide-react/icons/swords'
import { areaOf, type Area } from '../nav.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Link, usePath } from '../ui/link.tsx'

/** The five places of a phone; everything else is one tap behind one of them. */
export function BottomBar() {
  const { areas: words, personPages, barNav } = useStrings('shell')
  const path = usePath()
  const area = areaOf(path)
  const places: { to: string; label: string; Icon: typeof Locate; areas: readonly (Area | undefined)[] }[] = [
    { to: paths.dashboard(), label: words.today, Icon: Locate, areas: ['dashboard'] },
    { to: paths.plan(), label: personPages.plan, Icon: Route, areas: ['plan'] },
    { to: paths.arena(), label: words.practise, Icon: Swords, areas: ['practise'] },
    { to: paths.jobs(), label: personPages.jobs, Icon: BriefcaseBusiness, areas: ['jobs'] },
    { to: paths.me(), label: words.me, Icon: CircleUser, areas: ['resume', 'progress', 'account'] },
  ]
  return (
    <nav
      id="bottom-bar"
      aria-label={barNav}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-safe lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {places.map(({ to, label, Icon, areas }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={path === to || areas.includes(area) ? 'page' : undefined}
              className="flex min-h-15 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-2 hover:text-ink aria-page:text-brand-ink"
            >
              <Icon size={22} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

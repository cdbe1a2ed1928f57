import ChevronRight from 'lucide-react/icons/chevron-right'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import type { ReactNode } from 'react'
import { useUserDetails } from '../lib/queries.ts'
import { areas, gamePages, personPages, type PersonPage } from '../nav.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { shell } from '../strings/en/shell.ts'
import { useStrings } from '../strings/strings.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { openFeedback } from './open-feedback.ts'
import { useLogOut } from './use-log-out.ts'

export const meta = ({ shell: { me } = shell }: Partial<Catalogue>) => [me]

const GROUPS = ['resume', 'progress', 'account'] as const
const rowClass =
  'flex min-h-13 w-full items-center gap-3 px-4 text-left font-semibold hover:bg-sunken focus-visible:outline-offset-[-2px]'

/** The fifth place of a phone's bar: everything that is neither today, the plan, practice nor jobs. */
export default function MePage() {
  const { areas: names, personPages: words, account, about, pricing, footer } = useStrings('shell')
  const person = useUserDetails().data
  const logOut = useLogOut()
  const name = person ? `${person.first_name} ${person.last_name}` : ''
  const isShown = (page: PersonPage) => person?.game_elements !== false || !gamePages.has(page)
  return (
    <Page className="max-w-180">
      <header className="mb-6 flex min-h-15 items-center gap-4">
        <Avatar name={name} userId={person?.user_id ?? ''} size="lg" />
        <div className="min-w-0">
          <h1 className="text-2xl tracking-heading break-words">{name || names.me}</h1>
          <p className="text-sm break-all text-ink-2">{person?.email}</p>
        </div>
      </header>
      <div className="grid gap-5">
        {GROUPS.map((group) => {
          const pages = (areas[group] as readonly PersonPage[]).filter(isShown)
          if (pages.length === 0) return null
          return (
            <Group key={group} title={names[group]}>
              {pages.map((page) => (
                <Row key={page} to={personPages[page]}>
                  {words[page]}
                </Row>
              ))}
              {group === 'account' ? (
                <>
                  <li>
                    <button type="button" className={rowClass} onClick={openFeedback}>
                      <MessageSquare size={18} aria-hidden className="text-ink-3" />
                      {account.feedback}
                    </button>
                  </li>
                  <li>
                    <button type="button" className={rowClass} onClick={() => void logOut()}>
                      <LogOut size={18} aria-hidden className="text-ink-3" />
                      {account.logOut}
                    </button>
                  </li>
                </>
              ) : null}
            </Group>
          )
        })}
        <Group title={names.more}>
          <Row to={paths.about()}>{about}</Row>
          <Row to={paths.pricing()}>{pricing}</Row>
          <Row to={paths.contact()}>{footer.contact}</Row>
        </Group>
      </div>
    </Page>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-sm font-semibold tracking-normal text-ink-2">{title}</h2>
      <ul className="panel divide-y divide-line overflow-hidden rounded-lg">{children}</ul>
    </section>
  )
}

function Row({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className={classes(rowClass, 'justify-between')}>
        {children}
        <ChevronRight size={18} aria-hidden className="flex-none text-ink-3" />
      </Link>
    </li>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import SettingsIcon from 'lucide-react/icons/settings'
import type { UserInfo } from '#contract/account.ts'
import { queryClient, useUserDetails } from '../lib/queries.ts'
import { gamePages, personPages, type PersonPage } from '../nav.ts'
import { StreakButton } from '../progress/streak-button.tsx'
import { parts } from '../strings/en/parts.ts'
import { streak } from '../strings/en/streak.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Avatar, initialsOf } from '../ui/avatar.tsx'
import { Link } from '../ui/link.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { onOpenFeedback, openFeedback } from './open-feedback.ts'
import { openPalette, PaletteOpener } from './palette/palette-opener.tsx'
import { useLogOut } from './use-log-out.ts'

const FeedbackDialog = lazy(async () => ({ default: (await import('../progress/feedback-dialog.tsx')).FeedbackDialog }))

/**
 * Search, streak, avatar and the account's menu. Brings its own provider and toasts, because public pages have none; the
 * toasts go beside the header, whose blur would hold them inside it.
 */
export function PersonMenu({ isBare }: { isBare: boolean }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Strings of={{ parts, streak }}>
        <PersonMenuOf isBare={isBare} />
        {createPortal(<Toasts />, document.body)}
      </Strings>
    </QueryClientProvider>
  )
}

function PersonMenuOf({ isBare }: { isBare: boolean }) {
  const person = useUserDetails()
  const plan = person.data?.plan
  useEffect(() => {
    // what the page of the prices offers hangs on it
    if (plan !== undefined) document.documentElement.setAttribute('data-plan', plan)
  }, [plan])
  return (
    <>
      {isBare ? null : <SearchButton />}
      {person.isPending ? (
        <Spinner size={22} />
      ) : (
        <>
          {person.data?.game_elements && !isBare ? <StreakButton person={person.data} /> : null}
          <AccountMenu person={person.data} />
        </>
      )}
    </>
  )
}

function SearchButton() {
  const { search, searchKeys } = useStrings('shell')
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)
  return (
    <button
      type="button"
      onClick={openPalette}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 text-sm text-ink-2 hover:bg-sunken hover:text-ink xl:shadow-line"
    >
      <Search size={18} aria-hidden />
      <span className="max-xl:sr-only">{search}</span>
      <kbd aria-hidden="true" className="rounded-sm bg-sunken px-1.5 font-sans text-xs text-ink-2 max-xl:hidden">
        {isMac ? searchKeys.mac : searchKeys.other}
      </kbd>
    </button>
  )
}

/** What the account's menu leads to, beside what it does. */
const MENU: readonly PersonPage[] = ['dashboard', 'aiAnalysis', 'mockInterview', 'resume', 'achievements']

/** Also when the details could not be loaded: one must always be able to log out. */
function AccountMenu({ person }: { person: UserInfo | undefined }) {
  const { account: words, personPages: names } = useStrings('shell')
  const logOut = useLogOut()
  const [feedback, setFeedback] = useState<'unseen' | 'open' | 'closed'>('unseen')
  useEffect(() => onOpenFeedback(() => setFeedback('open')), [])
  const name = person ? `${person.first_name} ${person.last_name}` : ''
  const hasGame = person?.game_elements ?? true
  return (
    <>
      <Menu
        label={words.label}
        trigger={
          <button
            type="button"
            // Starts with what is seen, so that it can be called by it; that it opens a menu is said by its role.
            aria-label={name ? words.of(initialsOf(name), name) : words.label}
            className="flex min-h-11 items-center gap-1 rounded-full p-0.5 text-ink-3 hover:text-ink"
          >
            <Avatar name={name} userId={person?.user_id ?? ''} />
            <ChevronDown size={16} aria-hidden className="max-lg:hidden" />
          </button>
        }
      >
        {person ? (
          <>
            <MenuHeading>
              <span className="block font-semibold break-words text-ink">{name}</span>
              <span className="block break-all text-ink-3">{person.email}</span>
            </MenuHeading>
            <MenuSeparator />
          </>
        ) : null}
        {MENU.filter((page) => hasGame || !gamePages.has(page)).map((page) => (
          <MenuItem key={page} asChild>
            <Link to={personPages[page]}>{names[page]}</Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={personPages.settings}>
            <SettingsIcon size={17} aria-hidden />
            {names.settings}
          </Link>
        </MenuItem>
        <MenuItem onSelect={openFeedback}>
          <MessageSquare size={17} aria-hidden />
          {words.feedback}
        </MenuItem>
        <MenuItem onSelect={logOut}>
          <LogOut size={17} aria-hidden />
          {words.logOut}
        </MenuItem>
      </Menu>
      <PaletteOpener hasGameElements={hasGame} onLogOut={logOut} />
      {feedback === 'unseen' ? null : (
        <Suspense fallback={null}>
          <FeedbackDialog
            isOpen={feedback === 'open'}
            onOpenChange={(isOpen) => setFeedback(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}

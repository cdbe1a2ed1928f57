import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import ChevronDown from 'lucide-react/icons/chevron-down'
import FileText from 'lucide-react/icons/file-text'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Search from 'lucide-react/icons/search'
import SettingsIcon from 'lucide-react/icons/settings'
import type { UserInfo } from '#contract/account.ts'
import { queryClient, useUserDetails } from '../lib/queries.ts'
import { livePages, personLinks, settingsLink } from '../nav.ts'
import { paths } from '../paths.ts'
import { StreakButton } from '../progress/streak-button.tsx'
import { parts } from '../strings/en/parts.ts'
import { streak } from '../strings/en/streak.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Avatar, initialsOf } from '../ui/avatar.tsx'
import { Link } from '../ui/link.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { openPalette, PaletteOpener } from './palette/palette-opener.tsx'
import { useLogOut } from './use-log-out.ts'

const FeedbackDialog = lazy(async () => ({ default: (await import('../progress/feedback-dialog.tsx')).FeedbackDialog }))

/**
 * Streak, avatar and the account's menu. Brings its own provider and toasts, because public pages have none; the
 * toasts go beside the header, whose blur would hold them inside it.
 */
export function PersonMenu() {
  return (
    <QueryClientProvider client={queryClient}>
      <Strings of={{ parts, streak }}>
        <PersonMenuOf />
        {createPortal(<Toasts />, document.body)}
      </Strings>
    </QueryClientProvider>
  )
}

function PersonMenuOf() {
  const person = useUserDetails()
  if (person.isPending) return <Spinner size={22} />
  return (
    <>
      {person.data?.game_elements ? <StreakButton person={person.data} /> : null}
      <AccountMenu person={person.data} />
    </>
  )
}

/** Also when the details could not be loaded: one must always be able to log out. */
function AccountMenu({ person }: { person: UserInfo | undefined }) {
  const { account: words, personPages } = useStrings('shell')
  const logOut = useLogOut()
  const [feedback, setFeedback] = useState<'unseen' | 'open' | 'closed'>('unseen')
  const name = person ? `${person.first_name} ${person.last_name}` : ''
  return (
    <>
      <Menu
        label={words.label}
        trigger={
          <button
            type="button"
            // Starts with what is seen, so that it can be called by it; that it opens a menu is said by its role.
            aria-label={name ? words.of(initialsOf(name), name) : words.label}
            className="flex items-center gap-1 rounded-full p-0.5 text-ink-3 hover:text-ink"
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
        {personLinks.map((link) => (
          <MenuItem key={link.to} asChild>
            <Link to={link.to}>{personPages[link.page]}</Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={paths.resume()}>
            <FileText size={17} aria-hidden />
            {words.resume}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={settingsLink.to}>
            <SettingsIcon size={17} aria-hidden />
            {words.settings}
          </Link>
        </MenuItem>
        {livePages.feedback ? (
          <MenuItem onSelect={() => setFeedback('open')}>
            <MessageSquare size={17} aria-hidden />
            {words.feedback}
          </MenuItem>
        ) : null}
        <MenuItem onSelect={openPalette} className="max-lg:hidden">
          <Search size={17} aria-hidden />
          {words.goTo}
          <kbd className="ml-auto font-sans text-sm text-ink-3">Ctrl K</kbd>
        </MenuItem>
        <MenuItem onSelect={logOut}>
          <LogOut size={17} aria-hidden />
          {words.logOut}
        </MenuItem>
      </Menu>
      <PaletteOpener hasGameElements={person?.game_elements ?? true} onLogOut={logOut} />
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

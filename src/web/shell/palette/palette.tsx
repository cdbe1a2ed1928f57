import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Search from 'lucide-react/icons/search'
import Sun from 'lucide-react/icons/sun'
import { palette } from '../../strings/en/palette.ts'
import { Strings, useStrings } from '../../strings/strings.tsx'
import { useFocusReturn } from '../../ui/focus-return.ts'
import { useGo } from '../../ui/link.tsx'
import { openFeedback } from '../open-feedback.ts'
import { chooseTheme } from '../theme-switch.tsx'
import { destinations } from './destinations.ts'
import { matchWords } from './match-words.ts'
import { useFound } from './use-found.ts'

const themes = [
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
  { theme: 'system', Icon: Monitor },
] as const

const ENTRY =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-md font-medium text-ink-2 data-[selected=true]:bg-sunken data-[selected=true]:text-ink forced-colors:data-[selected=true]:outline'

type PaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  hasGameElements: boolean
  onLogOut: () => void
}

/** Every page and the few things one does from anywhere, by typing. Opened from any page, so it brings its texts along. */
export function Palette(props: PaletteProps) {
  return (
    <Strings of={{ palette }}>
      <PaletteDialog {...props} />
    </Strings>
  )
}

function PaletteDialog({ isOpen, onOpenChange, ...rest }: PaletteProps) {
  const words = useStrings('palette')
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="panel fixed top-[min(14vh,8rem)] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 animate-fade-in overflow-hidden rounded-lg lift-3"
        >
          <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
          <PaletteList close={() => onOpenChange(false)} {...rest} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteList({
  close,
  hasGameElements,
  onLogOut,
}: { close: () => void } & Pick<PaletteProps, 'hasGameElements' | 'onLogOut'>) {
  const shell = useStrings('shell')
  const words = useStrings('palette')
  const go = useGo()
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  const follow = (to: string) => (to.startsWith('/') ? go(to) : window.open(to, '_blank', 'noopener'))
  const run = (act: () => unknown) => () => {
    close()
    void act()
  }
  const pages = best(destinations(hasGameElements, { shell, palette: words }), typed)
  const actions = best(
    [
      ...themes.map(({ theme, Icon }) => ({
        label: shell.theme[theme],
        also: words.also[theme],
        Icon,
        act: () => chooseTheme(theme),
      })),
      { label: shell.account.feedback, also: words.also.feedback, Icon: MessageSquare, act: openFeedback },
      { label: shell.account.logOut, also: words.also.logOut, Icon: LogOut, act: onLogOut },
    ],
    typed,
  )
  return (
    <Command label={words.label} loop shouldFilter={false}>
      <div className="flex items-center gap-3 border-b border-line px-4 has-focus-visible:border-brand">
        <Search size={18} aria-hidden className="flex-none text-ink-3" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={words.placeholder}
          className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-3"
        />
      </div>
      <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto overscroll-contain p-2">
        <Command.Empty className="px-3 py-8 text-center text-ink-2">{words.nothing}</Command.Empty>
        {pages.length > 0 ? (
          <Command.Group heading={<GroupHeading>{words.pages}</GroupHeading>}>
            {pages.map(({ label, to }) => (
              <Entry key={to} label={label} Icon={ArrowRight} onSelect={run(() => go(to))} />
            ))}
          </Command.Group>
        ) : null}
        {found.length > 0 ? (
          <Command.Group heading={<GroupHeading>{words.found}</GroupHeading>}>
            {found.map(({ key, kind, label, note, to }) => (
              <Command.Item key={key} value={key} onSelect={run(() => follow(to))} className={ENTRY}>
                <span className="min-w-0 flex-1 truncate">{label}</span>
                <span className="flex-none text-sm font-normal text-ink-3">
                  {note ? `${words.kinds[kind]} · ${note}` : words.kinds[kind]}
                </span>
              </Command.Item>
            ))}
          </Command.Group>
        ) : null}
        {actions.length > 0 ? (
          <Command.Group heading={<GroupHeading>{words.actions}</GroupHeading>}>
            {actions.map(({ label, Icon, act }) => (
              <Entry key={label} label={label} Icon={Icon} onSelect={run(act)} />
            ))}
          </Command.Group>
        ) : null}
      </Command.List>
    </Command>
  )
}

/** Those that answer what was typed, the best first, else in their own order. */
function best<Item extends { label: string; also?: string | undefined }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  return items
    .map((item) => ({ item, score: matchWords(item.label, typed, [item.also ?? '']) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

function GroupHeading({ children }: { children: string }) {
  return <span className="block px-3 pt-2 pb-1 text-sm font-semibold text-ink-3">{children}</span>
}

function Entry({ label, Icon, onSelect }: { label: string; Icon: typeof Sun; onSelect: () => void }) {
  return (
    <Command.Item value={label} onSelect={onSelect} className={ENTRY}>
      <Icon size={17} aria-hidden className="flex-none text-ink-3" />
      {label}
    </Command.Item>
  )
}

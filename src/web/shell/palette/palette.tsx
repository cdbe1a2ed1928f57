import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { useNavigate } from 'react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Search from 'lucide-react/icons/search'
import Sun from 'lucide-react/icons/sun'
import { useFocusReturn } from '../../ui/focus-return.ts'
import { chooseTheme } from '../theme-switch.tsx'
import { destinations } from './destinations.ts'
import { matchWords } from './match-words.ts'

type PaletteProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; hasGameElements: boolean; onLogOut: () => void }

/** Every page and the few things one does from anywhere, by typing. */
export function Palette({ isOpen, onOpenChange, ...rest }: PaletteProps) {
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-[oklch(0.2_0.04_280/.55)]" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="panel fixed top-[min(14vh,8rem)] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 animate-fade-in overflow-hidden rounded-lg lift-3"
        >
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <PaletteList close={() => onOpenChange(false)} {...rest} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteList({ close, hasGameElements, onLogOut }: { close: () => void } & Pick<PaletteProps, 'hasGameElements' | 'onLogOut'>) {
  const navigate = useNavigate()
  const run = (act: () => unknown) => () => {
    close()
    void act()
  }
  return (
    <Command label="Pages and actions" loop filter={matchWords}>
      <div className="flex items-center gap-3 border-b border-line px-4 has-focus-visible:border-brand">
        <Search size={18} aria-hidden className="flex-none text-ink-3" />
        <Command.Input placeholder="Where to?" className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-3" />
      </div>
      <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto overscroll-contain p-2">
        <Command.Empty className="px-3 py-8 text-center text-ink-2">Nothing by that name.</Command.Empty>
        <Command.Group heading={<GroupHeading>Pages</GroupHeading>}>
          {destinations(hasGameElements).map(({ label, to, words }) => (
            <Entry key={to} label={label} words={words} Icon={ArrowRight} onSelect={run(() => navigate(to))} />
          ))}
        </Command.Group>
        <Command.Group heading={<GroupHeading>Actions</GroupHeading>}>
          <Entry label="Light theme" words={['appearance', 'bright']} Icon={Sun} onSelect={run(() => chooseTheme('light'))} />
          <Entry label="Dark theme" words={['appearance', 'night']} Icon={Moon} onSelect={run(() => chooseTheme('dark'))} />
          <Entry label="System theme" words={['appearance']} Icon={Monitor} onSelect={run(() => chooseTheme('system'))} />
          <Entry label="Logout" words={['log out', 'sign out']} Icon={LogOut} onSelect={run(onLogOut)} />
        </Command.Group>
      </Command.List>
    </Command>
  )
}

function GroupHeading({ children }: { children: string }) {
  return <span className="block px-3 pt-2 pb-1 text-sm font-semibold text-ink-3">{children}</span>
}

function Entry({ label, words, Icon, onSelect }: { label: string; words: string[]; Icon: typeof Sun; onSelect: () => void }) {
  return (
    <Command.Item
      value={label}
      keywords={words}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-[0.9375rem] font-medium text-ink-2 data-[selected=true]:bg-sunken data-[selected=true]:text-ink forced-colors:data-[selected=true]:outline"
    >
      <Icon size={17} aria-hidden className="flex-none text-ink-3" />
      {label}
    </Command.Item>
  )
}

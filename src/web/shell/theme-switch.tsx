import { useSyncExternalStore } from 'react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { applyTheme, readTheme, type Theme } from '../lib/theme.ts'

const choices: { theme: Theme; label: string; Icon: typeof Sun }[] = [
  { theme: 'system', label: 'System theme', Icon: Monitor },
  { theme: 'light', label: 'Light theme', Icon: Sun },
  { theme: 'dark', label: 'Dark theme', Icon: Moon },
]

const CHANGED = 'waymark-theme'

/** System, light or dark. Every switch on the page follows. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => undefined)
  return (
    <fieldset className="flex w-fit gap-0.5 [html:not([data-js])_&]:hidden rounded-control bg-sunken p-1">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme: choice, label, Icon }) => (
        <label
          key={choice}
          title={label}
          className="grid size-9 place-items-center rounded-[9px] text-ink-3 hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
          />
          <span className="sr-only">{label}</span>
          <Icon size={17} aria-hidden />
        </label>
      ))}
    </fieldset>
  )
}

/** Applies a theme and tells every switch. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

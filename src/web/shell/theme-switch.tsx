import { useSyncExternalStore } from 'react'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { applyTheme, readTheme, type Theme } from '../lib/theme.ts'
import { useStrings } from '../strings/strings.tsx'

const choices: { theme: Theme; Icon: typeof Sun }[] = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
]

const CHANGED = 'waymark-theme'

/** System, light or dark. Every switch on the page follows. */
export function ThemeSwitch() {
  const words = useStrings('shell').theme
  const theme = useSyncExternalStore(subscribe, readTheme, () => undefined)
  return (
    <fieldset className="flex w-fit gap-0.5 no-js:hidden rounded-control bg-sunken p-1">
      <legend className="sr-only">{words.legend}</legend>
      {choices.map(({ theme: choice, Icon }) => (
        <label
          key={choice}
          title={words[choice]}
          className="touch grid size-9 place-items-center rounded-key text-ink-3 hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="theme"
            value={choice}
            className="sr-only"
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
          />
          <span className="sr-only">{words[choice]}</span>
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

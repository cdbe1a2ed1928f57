import { ThemeSwitch } from '../../shell/theme-switch.tsx'
import { useStrings } from '../../strings/strings.tsx'

export function AppearanceSection() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-2">{useStrings('settings').appearance}</p>
      <ThemeSwitch />
    </div>
  )
}

import { ThemeSwitch } from '../../shell/theme-switch.tsx'

export function AppearanceSection() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-ink-2">Follow the system, or always light or dark.</p>
      <ThemeSwitch />
    </div>
  )
}

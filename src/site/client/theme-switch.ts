import { applyTheme, readTheme, type Theme } from '#web/lib/theme.ts'

/** System, light or dark: the footer's choice (shell/theme-switch.tsx). */
export function startThemeSwitch(): void {
  const theme = readTheme()
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=theme]')) {
    choice.checked = choice.value === theme
    choice.addEventListener('change', () => applyTheme(choice.value as Theme))
  }
}

/** Light, dark, or what the system says. Kept in local storage; applied before the first paint by an inline script. */
export type Theme = 'system' | 'light' | 'dark'

const THEME_KEY = 'theme'

export function readTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(THEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  try {
    if (theme === 'system') window.localStorage.removeItem(THEME_KEY)
    else window.localStorage.setItem(THEME_KEY, theme)
  } catch {
    // A browser that refuses storage keeps the choice for this page.
  }
}

/**
 * Runs before the first paint: no flash of the other theme, none of the guest's header for a signed-in person, and
 * a mark that scripts run (tabs show one panel then, all of them without). The same text on every page, so that the
 * content security policy knows its hash.
 */
export const beforePaintScript = `(function(){var r=document.documentElement;r.setAttribute('data-js','');try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')r.setAttribute('data-theme',t);if(localStorage.getItem('accessToken'))r.setAttribute('data-session','in')}catch(e){}})()`

import { LANGUAGES } from '#core/account/languages.ts'
import { paths, publicPathsIn } from '../paths.ts'

/**
 * Where to go after signing in: the path in `?callback=` if it is one of ours, else the dashboard.
 * An own path starts with a single slash and holds no backslash or control character, which browsers would
 * read as another host.
 */
export function readCallback(callback: string | null | undefined): string {
  if (!callback || callback === 'null' || !isOwnPath(callback)) return paths.dashboard()
  const { pathname } = new URL(callback, BASE)
  return signInPaths.includes(pathname) ? paths.dashboard() : callback
}

/** What to put in `?callback=` for the page one is on. */
export function callbackOf(location: { pathname: string; search: string }): string {
  return location.pathname + location.search
}

const signInPaths = LANGUAGES.map(publicPathsIn).flatMap(({ login, signup }) => [login(), signup()])

const BASE = 'http://own.invalid'

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return false
  try {
    return new URL(path, BASE).origin === BASE
  } catch {
    return false
  }
}

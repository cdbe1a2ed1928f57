import { ACCESS_TOKEN_KEY, subjectOf } from '#web/lib/token-store.ts'

type PersonHeader = { start: (place: HTMLElement) => Promise<void> }

/** Somebody signed in gets the app's header; anyone who signs in or out in another tab, this page as it is for them. */
export function startPerson(): void {
  const token = readToken()
  const header = document.getElementById('header')
  const { person, sheet } = header?.dataset ?? {}
  if (token) welcome()
  else leadToSignup()
  if (token && header && person && sheet) void takeOver(header, person, sheet)
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== ACCESS_TOKEN_KEY) return
    const now = readToken()
    if (Boolean(now) !== Boolean(token) || subjectOf(now) !== subjectOf(token)) window.location.reload()
  })
}

/** What asks a guest to begin leads somebody signed in to where they are. */
function welcome(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-start]')) {
    link.href = '/dashboard'
    link.firstChild?.replaceWith(`${link.dataset.start ?? ''} `)
  }
  for (const part of document.querySelectorAll<HTMLElement>('main [data-guest-only]')) part.hidden = true
}

/** Anyone who has no account yet makes one on the way to the upload; what it is called stays. */
function leadToSignup(): void {
  const signup = document.querySelector<HTMLAnchorElement>('a[data-start]')?.pathname
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href="/resume-upload"]'))
    if (signup) link.href = signup
}

async function takeOver(header: HTMLElement, module: string, sheet: string): Promise<void> {
  try {
    const [{ start }] = await Promise.all([import(/* @vite-ignore */ module) as Promise<PersonHeader>, addSheet(sheet)])
    await start(header)
  } catch {
    // without it the page reads as well; the guest's buttons would lead a signed-in person on to the app
    document.documentElement.removeAttribute('data-session')
  }
}

/** The app's own sheet, for what its menus and panels look like. */
function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    document.head.append(link)
  })
}

function readToken(): string | null {
  try {
    return window.localStorage.getItem(ACCESS_TOKEN_KEY)
  } catch {
    return null
  }
}

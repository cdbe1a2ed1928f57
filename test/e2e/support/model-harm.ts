import type { Page } from '@playwright/test'

/** Elements that a model's text may become on a page; buttons and what is drawn in them are the page's own. */
const ALLOWED = [
  'DIV',
  'H3',
  'H4',
  'P',
  'STRONG',
  'EM',
  'CODE',
  'PRE',
  'UL',
  'OL',
  'LI',
  'A',
  'SPAN',
  'BR',
  'HR',
  'BLOCKQUOTE',
]

export type HarmWatch = { found: () => Promise<string[]> }

/** Notes every request off the origin, every dialog and every page left, from now on. */
export function watchForHarm(page: Page): HarmWatch {
  const notes: string[] = []
  const origin = new URL(page.url()).origin
  const address = page.url()
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(?:data|blob):/.test(request.url()))
      notes.push(`request to ${request.url()}`)
  })
  page.on('popup', () => notes.push('a window opened'))
  page.on('dialog', (dialog) => {
    notes.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return {
    found: async () => {
      if (new URL(page.url()).pathname !== new URL(address).pathname) notes.push(`went to ${page.url()}`)
      notes.push(...(await page.evaluate(harmIn, ALLOWED)))
      return notes.splice(0)
    },
  }
}

/** Runs in the page. */
function harmIn(allowed: string[]): string[] {
  const notes: string[] = []
  if ('hacked' in window) notes.push('a script ran')
  const shown = document.querySelectorAll('[role=log] *')
  for (const element of shown) {
    if (element.closest('button')) continue
    if (!allowed.includes(element.tagName)) notes.push(`<${element.tagName.toLowerCase()}>`)
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|src|^action$|^ping$|^data$/.test(name)) notes.push(`${name}="${value}"`)
      if (name === 'href' && !/^https?:\/\//.test(value)) notes.push(`href ${value}`)
    }
    if (element instanceof HTMLAnchorElement) {
      if (element.rel !== 'noopener noreferrer nofollow') notes.push(`a link with rel '${element.rel}'`)
      if (!element.textContent.includes(`(${element.host})`)) notes.push(`a link that hides ${element.host}`)
    }
  }
  return notes
}

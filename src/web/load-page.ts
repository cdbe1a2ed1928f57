import { must } from '#core/must.ts'
import type { ComponentType } from 'react'
import type { HeadEntry } from './lib/page-meta.ts'
import { isMissingChunk } from './lib/missing-chunk.ts'
import { loadTexts } from './strings/load-texts.ts'
import type { Catalogue } from './strings/catalogue.ts'
import type { PageHandle } from './strings/page-handle.ts'
import type { AppPage } from './routes.ts'

type PageModule = { default: ComponentType; meta?: (texts: Partial<Catalogue>) => readonly HeadEntry[] }

/** What the router holds of a page: what draws it, its texts where they follow the address, and what it says of itself. */
export type LoadedPage = {
  Page: ComponentType
  /** In the language of these texts, or else in the page's own. */
  head: (texts: Partial<Catalogue>) => readonly HeadEntry[]
  texts: Partial<Catalogue>
  handle: Partial<PageHandle>
}

const files = import.meta.glob<PageModule>('./*/**/*.page.tsx')
const RELOADED = 'reloaded-for'

export async function loadPage({ file, guest }: AppPage): Promise<LoadedPage> {
  const [{ default: Page, meta }, texts] = await Promise.all([
    must(files[`./${file}`])(),
    guest ? loadTexts(guest.language, guest.page === 'tryIt') : ({} as Catalogue),
  ])
  const handle = guest ? { ...guest, shell: texts.shell } : {}
  return { Page, head: (given) => meta?.({ ...texts, ...given }) ?? [], texts, handle }
}

/**
 * A part that does not arrive (a deploy, a bad connection) reloads once, at the address one wanted; a deploy is over by
 * then. What is still missing is the error page's to say. Offline it does not reload at all: what is on the page stays.
 */
export async function loadOrReload(page: AppPage, address: string): Promise<LoadedPage> {
  try {
    const loaded = await loadPage(page)
    if (lastReload() === page.file) sessionStorage.removeItem(RELOADED)
    return loaded
  } catch (error) {
    if (!isMissingChunk(error) || !navigator.onLine || lastReload() === page.file) throw error
    try {
      sessionStorage.setItem(RELOADED, page.file)
    } catch {
      throw error
    }
    window.location.assign(address)
    return new Promise(() => undefined)
  }
}

function lastReload(): string | null {
  try {
    return sessionStorage.getItem(RELOADED)
  } catch {
    return null
  }
}

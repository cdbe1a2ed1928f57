import { use } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import type { Language } from '#core/account/languages.ts'
import { useIsHydrated } from '../lib/is-hydrated.ts'
import type { PublicPageName } from '../paths.ts'
import type { Catalogue } from './catalogue.ts'

/** What a public page's route says of itself, so that the frame around it speaks its language. */
export type PageHandle = {
  language: Language
  /** Which page of both languages it is; a page that has no other half names none. */
  page?: PublicPageName
  /** English is the frame's own. */
  shell?: Catalogue['shell']
}

/**
 * Nothing is known before the route's part is loaded: the frame is English then, as it was sent. The one page that
 * signed-in addresses begin with is written at the landing page's address, but is no landing page.
 */
export function usePageHandle(): Partial<PageHandle> {
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle
  const isFirst = !useIsHydrated()
  if (isFirst && use(UNSAFE_FrameworkContext)?.isSpaMode) return {}
  return handle ?? {}
}

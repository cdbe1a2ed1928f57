import { createContext, useContext } from 'react'
import type { SiteLanguage } from '#core/account/languages.ts'
import type { PublicPageName } from '../paths.ts'
import type { Catalogue } from './catalogue.ts'

/** What a public page says of itself, so that the frame around it speaks its language. */
export type PageHandle = {
  language: SiteLanguage
  /** Which page of all languages it is; a page that has no other half names none. */
  page?: PublicPageName
  /** English is the frame's own. */
  shell?: Catalogue['shell']
}

const PageHandleContext = createContext<Partial<PageHandle>>({})
export const PageHandleProvider = PageHandleContext.Provider

/** Nothing is known behind the sign-in, and before the page's part is loaded. */
export function usePageHandle(): Partial<PageHandle> {
  return useContext(PageHandleContext)
}

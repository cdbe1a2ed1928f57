import { publicPathsIn } from '../paths.ts'
import { useSiteLanguage } from './strings.tsx'

/** The public pages in the language of the page one is on. */
export function usePublicPaths() {
  return publicPathsIn(useSiteLanguage())
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage } from '#core/account/languages.ts'
import { firstLanguage, STARTING } from './first-language.ts'
import { openTextsQuery } from './queries.ts'
import { useGiveTexts } from '../strings/frame-texts.ts'
import { Loading } from '../ui/skeleton.tsx'

/** A page at one address for everybody: in the language chosen in its footer (`?lang=tr`), else in that of the device. */
export function OpenLanguage({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const chosen = search.get('lang') ?? ''
  const language = isLanguage(chosen) ? chosen : firstLanguage()
  const texts = useQuery(openTextsQuery(language))
  useGiveTexts(texts.data ? language : DEFAULT_LANGUAGE, texts.data, true)
  // its words are what it waits for
  return texts.isPending ? <Loading label={STARTING[language]} isRead={false} /> : children
}

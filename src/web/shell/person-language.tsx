import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { DEFAULT_LANGUAGE } from '#core/account/languages.ts'
import { firstLanguage, keepLanguage, STARTING } from '../lib/first-language.ts'
import { appTextsQuery, useUserDetails } from '../lib/queries.ts'
import { useGiveTexts } from '../strings/frame-texts.ts'
import { Loading } from '../ui/skeleton.tsx'

/** Every page behind the sign-in in the person's language. A language that does not arrive is English. */
export function PersonLanguage({ children }: { children: ReactNode }) {
  const chosen = useUserDetails().data?.language
  const language = chosen ?? firstLanguage()
  const texts = useQuery(appTextsQuery(language))
  useGiveTexts(texts.data ? language : DEFAULT_LANGUAGE, texts.data)
  useEffect(() => {
    if (chosen) keepLanguage(chosen)
  }, [chosen])
  // its words are what it waits for
  return texts.isPending ? <Loading label={STARTING[language]} isRead={false} /> : children
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#core/account/languages.ts'
import { LANGUAGE_KEY } from '../lib/device-keys.ts'
import { appTextsQuery, useUserDetails } from '../lib/queries.ts'
import { useGiveTexts } from '../strings/frame-texts.ts'
import { Loading } from '../ui/skeleton.tsx'

/** Every page behind the sign-in in the person's language. A language that does not arrive is English. */
export function PersonLanguage({ children }: { children: ReactNode }) {
  const chosen = useUserDetails().data?.language
  const language = chosen ?? lastKnown()
  const texts = useQuery(appTextsQuery(language))
  useGiveTexts(texts.data ? language : DEFAULT_LANGUAGE, texts.data)
  useEffect(() => {
    if (chosen) keep(chosen)
  }, [chosen])
  return texts.isPending ? <Loading /> : children
}

/** This device's last language, so that the page begins in it before the person's details are there. */
function lastKnown(): Language {
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY)
    return LANGUAGES.find((language) => language === kept) ?? DEFAULT_LANGUAGE
  } catch {
    return DEFAULT_LANGUAGE
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // the next visit begins in English and changes a moment later
  }
}

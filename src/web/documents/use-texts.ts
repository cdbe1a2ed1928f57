import { useUserDetails } from '../lib/queries.ts'
import { documents as english } from '../strings/en/documents.ts'
import { documents as turkish } from '../strings/tr/documents.ts'

/** The texts in the person's language; English until that is known. */
export function useTexts() {
  const language = useUserDetails().data?.language ?? 'en'
  return { language, documents: language === 'tr' ? turkish : english }
}

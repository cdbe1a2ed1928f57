import { documents as english } from '../strings/en/documents.ts'
import { useLanguage, useRoom } from '../strings/strings.tsx'

/** The texts of the page itself, which stands around the room that gives them. */
export function useTexts() {
  return { language: useLanguage(), documents: useRoom('documents', english) }
}

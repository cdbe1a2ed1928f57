import { addresseeIn } from './fields/addressee.ts'
import { contactsIn } from './fields/contact.ts'

/** Whom an advert names for questions and applications, with the address that stands in the same line. */
export function contactPersonIn(ad: string): { name: string; email: string } | null {
  const { person } = addresseeIn(ad)
  if (person === null) return null
  const line = ad.split('\n').find((one) => one.includes(person.name)) ?? ''
  const email = contactsIn(line).find(({ words }) => words.includes('@'))?.words ?? ''
  return { name: person.name, email }
}

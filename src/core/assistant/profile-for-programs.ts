import { townOf } from '#core/coach/street.ts'
import { usableProfile, type Profile } from '#core/documents/profile.ts'
import { withoutContacts } from './without-contacts.ts'

/** The facts as a program may read them: nothing that is on hold, and no way to reach anybody. */
export function profileForPrograms(stored: Profile): Profile {
  const { basics, ...facts } = usableProfile(stored)
  const about = {
    ...basics,
    name: '',
    email: '',
    phone: '',
    location: basics.location && townOf(basics.location),
    links: [],
  }
  return withoutContacts({ basics: about, ...facts }) as Profile
}

import type { Catalogue } from '#web/strings/catalogue.ts'
import { ContactForm } from '../marketing/contact-form.tsx'
import { comeAlive } from '../come-alive.tsx'

const texts = import.meta.glob<Partial<Catalogue>>('../../web/strings/*/{contact,shell,messages}.ts')

export async function start(place: HTMLElement): Promise<void> {
  await comeAlive(place, <ContactForm />, texts)
  // taking over leaves attributes as the build wrote them
  place.querySelector('form > button')?.setAttribute('type', 'submit')
}

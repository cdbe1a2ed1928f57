import type { Catalogue } from '#web/strings/catalogue.ts'
import { ContactForm } from '../marketing/contact-form.tsx'
import { comeAlive } from '../come-alive.tsx'

const texts = import.meta.glob<Partial<Catalogue>>('../../web/strings/*/{contact,shell,messages}.ts')

export const start = (place: HTMLElement) => comeAlive(place, <ContactForm />, texts)

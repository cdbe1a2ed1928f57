import { Contact } from '../marketing/contact.tsx'
import { Strings } from '../strings/strings.tsx'
import { contact } from '../strings/tr/contact.ts'
import { messages } from '../strings/tr/messages.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('contact')
export const meta = () => turkishMeta('contact', contact.meta)

export default function ContactPage() {
  return (
    <Strings of={{ contact, messages }}>
      <Contact />
    </Strings>
  )
}

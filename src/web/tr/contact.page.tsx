import { useState } from 'react'
import { Contact } from '../marketing/contact.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import { Strings } from '../strings/strings.tsx'
import { contact } from '../strings/tr/contact.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('contact')
export const meta = () => turkishMeta('contact', contact.meta)

export default function ContactPage() {
  const [messages, setMessages] = useState<Catalogue['messages']>()
  /** What the form's rules say, wanted when it is sent at the earliest: they come when somebody begins to write. */
  const loadMessages = () => {
    if (!messages)
      void import('../strings/tr/messages.ts').then(
        (loaded) => setMessages(loaded.messages),
        () => undefined,
      )
  }
  return (
    <Strings of={{ contact, ...(messages ? { messages } : {}) }}>
      <div onFocus={loadMessages}>
        <Contact />
      </div>
    </Strings>
  )
}

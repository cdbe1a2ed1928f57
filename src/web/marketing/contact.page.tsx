import { pageMeta } from './page-meta.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { contact } from '../strings/en/contact.ts'
import { Strings } from '../strings/strings.tsx'
import { Contact } from './contact.tsx'

export const handle: PageHandle = { language: 'en', page: 'contact' }
export const meta = () => pageMeta('contact', contact.meta)

export default function ContactPage() {
  return (
    <Strings of={{ contact }}>
      <Contact />
    </Strings>
  )
}

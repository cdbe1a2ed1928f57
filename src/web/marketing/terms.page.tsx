import { pageMeta } from './page-meta.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { terms } from '../strings/en/terms.ts'
import { Strings } from '../strings/strings.tsx'
import { Terms } from './terms.tsx'

export const handle: PageHandle = { language: 'en', page: 'terms' }
export const meta = () => pageMeta('terms', terms.meta)

export default function TermsPage() {
  return (
    <Strings of={{ terms }}>
      <Terms />
    </Strings>
  )
}

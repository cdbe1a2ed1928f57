import { pageMeta } from './page-meta.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { privacy } from '../strings/en/privacy.ts'
import { Strings } from '../strings/strings.tsx'
import { Privacy } from './privacy.tsx'

export const handle: PageHandle = { language: 'en', page: 'privacy' }
export const meta = () => pageMeta('privacy', privacy.meta)

export default function PrivacyPage() {
  return (
    <Strings of={{ privacy }}>
      <Privacy />
    </Strings>
  )
}

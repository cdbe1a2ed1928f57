import { pageMeta } from './page-meta.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { accessibility } from '../strings/en/accessibility.ts'
import { Strings } from '../strings/strings.tsx'
import { Accessibility } from './accessibility.tsx'

export const handle: PageHandle = { language: 'en', page: 'accessibility' }
export const meta = () => pageMeta('accessibility', accessibility.meta)

export default function AccessibilityPage() {
  return (
    <Strings of={{ accessibility }}>
      <Accessibility />
    </Strings>
  )
}

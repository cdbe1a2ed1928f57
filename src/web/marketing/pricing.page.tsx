import { pageMeta } from './page-meta.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { pricing } from '../strings/en/pricing.ts'
import { Strings } from '../strings/strings.tsx'
import { Pricing } from './pricing.tsx'

export const handle: PageHandle = { language: 'en', page: 'pricing' }
export const meta = () => pageMeta('pricing', pricing.meta)

export default function PricingPage() {
  return (
    <Strings of={{ pricing }}>
      <Pricing />
    </Strings>
  )
}

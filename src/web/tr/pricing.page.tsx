import { Pricing } from '../marketing/pricing.tsx'
import { Strings } from '../strings/strings.tsx'
import { pricing } from '../strings/tr/pricing.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('pricing')
export const meta = () => turkishMeta('pricing', pricing.meta)

export default function PricingPage() {
  return (
    <Strings of={{ pricing }}>
      <Pricing />
    </Strings>
  )
}

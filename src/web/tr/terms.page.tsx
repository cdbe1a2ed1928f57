import { Terms } from '../marketing/terms.tsx'
import { Strings } from '../strings/strings.tsx'
import { terms } from '../strings/tr/terms.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('terms')
export const meta = () => turkishMeta('terms', terms.meta)

export default function TermsPage() {
  return (
    <Strings of={{ terms }}>
      <Terms />
    </Strings>
  )
}

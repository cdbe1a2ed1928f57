import { Accessibility } from '../marketing/accessibility.tsx'
import { Strings } from '../strings/strings.tsx'
import { accessibility } from '../strings/tr/accessibility.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('accessibility')
export const meta = () => turkishMeta('accessibility', accessibility.meta)

export default function AccessibilityPage() {
  return (
    <Strings of={{ accessibility }}>
      <Accessibility />
    </Strings>
  )
}

import { Privacy } from '../marketing/privacy.tsx'
import { Strings } from '../strings/strings.tsx'
import { privacy } from '../strings/tr/privacy.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('privacy')
export const meta = () => turkishMeta('privacy', privacy.meta)

export default function PrivacyPage() {
  return (
    <Strings of={{ privacy }}>
      <Privacy />
    </Strings>
  )
}

import { Landing } from '../marketing/landing.tsx'
import { Strings } from '../strings/strings.tsx'
import { landing } from '../strings/tr/landing.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('home')
export const meta = () => turkishMeta('home', landing.meta)

export default function LandingPage() {
  return (
    <Strings of={{ landing }}>
      <Landing />
    </Strings>
  )
}

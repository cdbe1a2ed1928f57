import { About } from '../marketing/about.tsx'
import { Strings } from '../strings/strings.tsx'
import { about } from '../strings/tr/about.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('about')
export const meta = () => turkishMeta('about', about.meta)

export default function AboutPage() {
  return (
    <Strings of={{ about }}>
      <About />
    </Strings>
  )
}

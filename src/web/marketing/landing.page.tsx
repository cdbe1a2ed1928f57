import type { PageHandle } from '../strings/page-handle.ts'
import { landing } from '../strings/en/landing.ts'
import { Strings } from '../strings/strings.tsx'
import { Landing } from './landing.tsx'
import { pageMeta } from './page-meta.ts'

export const handle: PageHandle = { language: 'en', page: 'home' }
export const meta = () => pageMeta('home', landing.meta)

export default function LandingPage() {
  return (
    <Strings of={{ landing }}>
      <Landing />
    </Strings>
  )
}

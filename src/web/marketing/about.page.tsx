import { pageMeta } from './page-meta.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { about } from '../strings/en/about.ts'
import { Strings } from '../strings/strings.tsx'
import { About } from './about.tsx'

export const handle: PageHandle = { language: 'en', page: 'about' }
export const meta = () => pageMeta('about', about.meta)

export default function AboutPage() {
  return (
    <Strings of={{ about }}>
      <About />
    </Strings>
  )
}

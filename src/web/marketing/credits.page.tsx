import { pageMeta } from './page-meta.ts'
import type { PageHandle } from '../strings/page-handle.ts'
import { credits } from '../strings/en/credits.ts'
import { Strings } from '../strings/strings.tsx'
import { Credits } from './credits.tsx'

export const handle: PageHandle = { language: 'en', page: 'credits' }
export const meta = () => pageMeta('credits', credits.meta)

export default function CreditsPage() {
  return (
    <Strings of={{ credits }}>
      <Credits />
    </Strings>
  )
}

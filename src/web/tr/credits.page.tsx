import { Credits } from '../marketing/credits.tsx'
import { Strings } from '../strings/strings.tsx'
import { credits } from '../strings/tr/credits.ts'
import { turkish, turkishMeta } from './turkish.ts'

export const handle = turkish('credits')
export const meta = () => turkishMeta('credits', credits.meta)

export default function CreditsPage() {
  return (
    <Strings of={{ credits }}>
      <Credits />
    </Strings>
  )
}

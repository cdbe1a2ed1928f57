import { mitNotice } from '#web/strings/mit-notice.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { Prose } from './prose.tsx'

export function Credits() {
  const notice = (
    <p lang="en" className="text-note">
      {mitNotice}
    </p>
  )
  return <Prose texts={useStrings('credits')} after={{ mit: notice }} />
}

import { useStrings } from '#web/strings/strings.tsx'
import { Prose } from './prose.tsx'
import { SupportLink } from './support-link.tsx'

export function Privacy() {
  return <Prose texts={useStrings('privacy')} values={{ supportEmail: <SupportLink /> }} />
}

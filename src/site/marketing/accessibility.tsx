import { useStrings } from '#web/strings/strings.tsx'
import { Prose } from './prose.tsx'
import { SupportLink } from './support-link.tsx'

export function Accessibility() {
  return <Prose texts={useStrings('accessibility')} values={{ supportEmail: <SupportLink /> }} />
}

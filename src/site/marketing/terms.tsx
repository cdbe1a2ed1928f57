import { useStrings } from '#web/strings/strings.tsx'
import { Prose } from './prose.tsx'

export function Terms() {
  return <Prose texts={useStrings('terms')} />
}

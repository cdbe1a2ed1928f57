import { useStrings } from '../strings/strings.tsx'
import type { ShownDocument } from './use-document.ts'

/** What a place says that no fact has: shown, never refused. */
export function DoubtNote({ document, factId }: { document: ShownDocument; factId: string }) {
  const words = useStrings('documents').editor
  const doubt = document.doubts.find((one) => one.factId === factId)
  if (!doubt) return null
  const said = doubt.offending.map((one) => `“${one.words}”`).join(', ')
  return <p className="mt-1 rounded-sm bg-amber-soft px-2 py-1 text-sm text-amber-ink">{words.doubt(said)}</p>
}

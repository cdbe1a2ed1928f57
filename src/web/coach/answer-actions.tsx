import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { copiedText } from './coach-words.ts'

export function AnswerActions({
  text,
  onRetry,
  retryLabel,
}: {
  text: string
  onRetry: (() => void) | undefined
  retryLabel: string
}) {
  const words = useStrings('coach').answer
  if (text === '' && !onRetry) return null
  return (
    <div className="mt-2 -mb-2 -ml-3 flex flex-wrap">
      {text === '' ? null : (
        <Button
          variant="ghost"
          className="px-3 text-sm"
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copy(text, words)}
        >
          {words.copy}
        </Button>
      )}
      {onRetry ? (
        <Button variant="ghost" className="px-3 text-sm" icon={<RotateCcw size={16} aria-hidden />} onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  )
}

async function copy(text: string, words: Catalogue['coach']['answer']): Promise<void> {
  try {
    await navigator.clipboard.writeText(copiedText(text))
    toast.success(words.copied)
  } catch {
    // refused by the browser, or not a secure origin
    toast.error(words.notCopied)
  }
}

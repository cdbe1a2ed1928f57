import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { copiedText } from './coach-words.ts'

export function AnswerActions({ text, onRetry, retryLabel }: { text: string; onRetry: (() => void) | undefined; retryLabel: string }) {
  if (text === '' && !onRetry) return null
  return (
    <div className="mt-2 -mb-2 -ml-3 flex flex-wrap">
      {text === '' ? null : (
        <Button variant="ghost" className="px-3 text-sm" icon={<Copy size={16} aria-hidden />} onClick={() => void copy(text)}>
          Copy
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

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(copiedText(text))
    toast.success('Copied')
  } catch {
    // refused by the browser, or not a secure origin
    toast.error('Your browser did not allow copying. Select the text and copy it yourself.')
  }
}

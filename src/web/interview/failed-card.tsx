import { Problem } from '#contract/problem.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

/** What went wrong, that nothing is lost, and how to go on; `onRules` where that is another way than trying again. */
export function FailedCard({
  error,
  onRetry,
  onRules,
}: {
  error: unknown
  onRetry: () => void
  onRules: (() => void) | undefined
}) {
  const { failed: words, answer } = useStrings('interview')
  const isRefused = error instanceof Problem && error.code === 'progress.quota_spent'
  const reason = messageOf(error, '')
  return (
    <div className="grid justify-items-start gap-4">
      <Banner className="w-full">
        {isRefused ? reason : words.title}
        {isRefused || reason === '' ? null : <span className="mt-1 block text-sm font-normal">{reason}</span>}
        <span className="mt-1 block text-sm font-normal">{words.saved}</span>
      </Banner>
      <div className="flex flex-wrap gap-3">
        {isRefused ? null : <Button onClick={onRetry}>{words.again}</Button>}
        {onRules ? (
          <Button variant="secondary" onClick={onRules}>
            {answer.byRules}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

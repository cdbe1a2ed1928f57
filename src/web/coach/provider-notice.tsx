import type { AiStatus } from '#contract/coach.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { budgetWords } from './coach-words.ts'

/** What a person should know of who answers, before they ask. */
export function ProviderNotice({ status, isChat = false }: { status: AiStatus; isChat?: boolean }) {
  const words = useStrings('coach').notice
  if (!status.configured) {
    return (
      <Banner tone="notice">
        <p className="font-semibold">{words.noKey}</p>
        <p className="mt-0.5 font-normal">{isChat ? words.noKeyForChat : words.noKeyAdvice}</p>
      </Banner>
    )
  }
  const budget = budgetWords(status.budget, words)
  return (
    <>
      {status.provider === 'fake' ? <Banner tone="info">{words.fake}</Banner> : null}
      {status.isAnswering ? null : <Banner tone="notice">{words.failing}</Banner>}
      {budget ? <Banner tone="notice">{budget}</Banner> : null}
    </>
  )
}

import type { AiStatus } from '#contract/coach.ts'
import { Banner } from '../ui/banner.tsx'
import { budgetWords, NO_KEY_ADVICE, NO_KEY_NOTICE } from './coach-words.ts'

/** What a person should know of who answers, before they ask. */
export function ProviderNotice({ status }: { status: AiStatus }) {
  if (!status.configured) {
    return (
      <Banner tone="notice">
        <p className="font-semibold">{NO_KEY_NOTICE}</p>
        <p className="mt-0.5 font-normal">{NO_KEY_ADVICE}</p>
      </Banner>
    )
  }
  const budget = budgetWords(status.budget)
  return (
    <>
      {status.provider === 'fake' ? (
        <Banner tone="info">
          No AI answers here: this server runs with its built-in fake provider (AI_FAKE=1), which joins what code knows and understands nothing. It is meant
          for development.
        </Banner>
      ) : null}
      {status.isAnswering ? null : (
        <Banner tone="notice">The AI provider failed several times in a row. You can try in a minute; the resume check works as always.</Banner>
      )}
      {budget ? <Banner tone="notice">{budget}</Banner> : null}
    </>
  )
}

import type { ParseResumeResult } from '#contract/resume.ts'
import { factsOfParse } from './result-facts.ts'
import { ResultView } from './result-view.tsx'
import type { Answers } from './use-answers.ts'
import type { Saving } from './dashboard-bar.tsx'

/** A resume that was read just now; its courses are being saved with the answers. */
export function FreshResult({ result, answers }: { result: ParseResumeResult; answers: Answers }) {
  const { draft, saving } = answers
  if (!draft.dreamRole) return null
  return (
    <ResultView
      facts={factsOfParse(result)}
      dreamRole={draft.dreamRole}
      isInterimWanted={draft.interimRole === true}
      saving={savingOf(saving)}
    />
  )
}

function savingOf(saving: Answers['saving']): Saving {
  if (saving.isError) return { status: 'failed', error: saving.error, retry: () => saving.mutate(saving.variables) }
  return { status: saving.isSuccess ? 'saved' : 'saving' }
}

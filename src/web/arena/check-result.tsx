import type { Credential, SkillCheckResult } from '#contract/arena.ts'
import { useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { CredentialCard } from './credential-card.tsx'
import { GradedItems } from './graded-items.tsx'
import { useStartCheck } from './start-check.ts'

export function CheckResult({ result, credential }: { result: SkillCheckResult; credential: Credential | null }) {
  const start = useStartCheck()
  const hasGame = useUserDetails().data?.game_elements
  const right = result.items.filter((item) => item.right).length
  const isProof = result.passed && result.mode === 'scored'
  return (
    <div className="grid gap-5">
      <section aria-labelledby="result" className="dawn rounded-lg p-6 sm:p-8">
        <p className="text-sm font-semibold text-ink-2">
          {result.name} · {result.mode === 'scored' ? 'skill check' : 'practice'}
        </p>
        <h1 id="result" tabIndex={-1} className="mt-1 text-3xl tracking-[-0.03em] outline-none">
          {headlineOf(result)}
        </h1>
        <p className="mt-2 max-w-[60ch] text-ink-2">
          <b className="tnum text-ink">
            {right} of {result.items.length} right ({result.score}%).
          </b>{' '}
          {result.isOutOfTime ? 'The twenty minutes were over, so what you had answered was graded. ' : ''}
          {nextWords(result)}
        </p>
        {result.roleMatch ? (
          <p className="mt-4 text-lg font-[550]">
            Match with {result.roleMatch.title}: <span className="tnum">{result.roleMatch.before}%</span> → <span className="tnum text-brand-ink">{result.roleMatch.after}%</span>
            {hasGame && result.pointsAwarded > 0 ? <span className="text-ink-2"> · +{result.pointsAwarded} XP</span> : null}
          </p>
        ) : null}
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to={isProof ? paths.dashboard() : paths.arena()}>{isProof ? 'See my dashboard' : 'Back to the arena'}</LinkButton>
          <Button variant="secondary" isLoading={start.isPending} onClick={() => start.mutate({ skillId: result.skillId, mode: 'practice' })}>
            Practise {result.name}
          </Button>
        </div>
      </section>
      {credential ? <CredentialCard attemptId={result.attemptId} credential={credential} /> : null}
      <GradedItems items={result.items} />
    </div>
  )
}

function headlineOf({ passed, mode, name }: SkillCheckResult): string {
  if (mode === 'practice') return passed ? 'That would be a pass' : 'Good practice'
  return passed ? `${name}: proven` : 'Not yet'
}

function nextWords({ passed, mode, needed, items }: SkillCheckResult): string {
  if (mode === 'practice') return 'Practice is never scored. Take the check when you feel ready.'
  if (passed) return 'This counts as the strongest evidence there is, for twelve months.'
  return `A pass needs ${needed} of ${items.length}. Nothing is taken away; the next scored try opens tomorrow.`
}

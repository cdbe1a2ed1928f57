import type { SkillCheckResult } from '#contract/arena.ts'
import type { Credential } from '#contract/credentials.ts'
import { useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EarnedHere } from '../progress/earned-here.tsx'
import { CredentialCard } from './credential-card.tsx'
import { GradedItems } from './graded-items.tsx'
import { TopicScores } from './topic-scores.tsx'
import { useStartCheck } from './start-check.ts'
import { useVerdict } from './use-verdict.ts'

export function CheckResult({ result, credential }: { result: SkillCheckResult; credential: Credential | null }) {
  const { toArena } = useStrings('arena')
  const words = useStrings('skillCheck').result
  const start = useStartCheck()
  const heading = useVerdict(result.attemptId)
  const hasGame = useUserDetails().data?.game_elements
  const isProof = result.passed && result.mode === 'scored'
  const right =
    result.mode === 'scored'
      ? result.topics.reduce((sum, topic) => sum + (topic.right ?? 0), 0)
      : result.items.filter((item) => item.right).length
  return (
    <div className="grid gap-5">
      <section aria-labelledby="result" className="dawn rounded-lg p-6 sm:p-8">
        <p className="text-sm font-semibold text-ink-2">{words.of[result.mode](result.name)}</p>
        <h1 ref={heading} id="result" tabIndex={-1} className="mt-1 text-3xl tracking-heading outline-none">
          {headlineOf(result, words)}
        </h1>
        <p className="mt-2 max-w-text text-ink-2">
          {isProof || result.mode === 'practice' ? (
            <b className="tnum text-ink">
              {isProof
                ? words.rightOf(right, result.items.length)
                : words.right(right, result.items.length, result.score)}{' '}
            </b>
          ) : null}
          {result.ability
            ? `${words.bands[result.ability.band]}. ${words.ability(result.ability.points, result.ability.error, result.ability.mark)}. `
            : ''}
          {result.isOutOfTime ? `${words.outOfTime} ` : ''}
          {nextWords(result, words)}
        </p>
        {result.roleMatch ? (
          <p className="mt-4 text-lg font-mid">
            <Match {...result.roleMatch} />
            {hasGame && result.pointsAwarded > 0 ? (
              <span className="text-ink-2"> · {words.points(result.pointsAwarded)}</span>
            ) : null}
          </p>
        ) : null}
        <EarnedHere className="mt-5" />
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to={isProof ? paths.dashboard() : paths.arena()}>
            {isProof ? words.toDashboard : toArena}
          </LinkButton>
          <Button
            variant="secondary"
            isLoading={start.isPending}
            onClick={() => start.mutate({ skillId: result.skillId, mode: 'practice' })}
          >
            {words.practise(result.name)}
          </Button>
        </div>
      </section>
      {credential ? (
        <CredentialCard
          attemptId={result.attemptId}
          credential={credential}
          skill={result.name}
          passedAt={result.endedAt}
        />
      ) : null}
      {result.mode === 'scored' ? <TopicScores topics={result.topics} /> : <GradedItems items={result.items} />}
    </div>
  )
}

type Words = Catalogue['skillCheck']['result']

function Match({ title, before, after }: NonNullable<SkillCheckResult['roleMatch']>) {
  const words = useStrings('skillCheck').result
  const named = useNames()
  const values = {
    role: named(title),
    before: <span className="tnum">{words.matchPart(before)}</span>,
    after: <span className="tnum text-brand-ink">{words.matchPart(after)}</span>,
  }
  return <Rich text={words.match} values={values} />
}

function headlineOf({ passed, mode, name, isRecheck }: SkillCheckResult, words: Words): string {
  if (mode === 'practice') return passed ? words.practicePassed : words.practiceFailed
  if (isRecheck) return passed ? words.confirmed(name) : words.notConfirmed
  return passed ? words.proven(name) : words.notYet
}

function nextWords({ passed, mode, isRecheck }: SkillCheckResult, words: Words): string {
  if (mode === 'practice') return words.afterPractice
  if (isRecheck && !passed) return words.afterNotConfirmed
  return passed ? words.afterPass : words.afterFail
}

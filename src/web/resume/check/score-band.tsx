import type { ResumeCheckResult } from '#contract/resume-check.ts'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import { resumeCheck } from '../../strings/en/resume-check.ts'
import { Strings, useStrings } from '../../strings/strings.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { bestSteps, heightOf } from './check-points.ts'
import { FindingLink } from './finding-link.tsx'
import { Findings } from './findings.tsx'
import { useResumeCheck, type CheckSource } from './use-resume-check.ts'

/** The score in one line, first on each tab of the resume's page, and what would add most to it. */
export function ScoreBand({ source }: { source: CheckSource }) {
  return (
    <Strings of={{ resumeCheck }}>
      <Band source={source} />
    </Strings>
  )
}

/** What was found in a file that was only chosen here: its check has no tab. */
export function FileFindings({ file }: { file: File }) {
  return (
    <Strings of={{ resumeCheck }}>
      <FoundIn file={file} />
    </Strings>
  )
}

function Band({ source }: { source: CheckSource }) {
  const { checking, score: words } = useStrings('resumeCheck')
  const check = useResumeCheck(source)
  if (check.isError && !check.isFetching && !check.data)
    return <ErrorState message={messageOf(check.error)} onRetry={() => void check.refetch()} />
  if (!check.data) {
    return (
      <Loading label={checking}>
        <Skeleton className="h-39 rounded-lg sm:h-27" />
      </Loading>
    )
  }
  const isOnFile = source === 'latest'
  return (
    <section
      aria-label={words.title}
      className="panel grid min-h-39 grid-cols-beside-score content-center items-center gap-x-4 rounded-lg px-4 py-2.5 sm:min-h-27 sm:gap-x-6 sm:px-5"
    >
      <p className="grid justify-items-center">
        <span className="tnum text-4xl leading-none font-strong tracking-figure">{check.data.score}</span>
        <span className="text-sm text-ink-3">{words.of100}</span>
      </p>
      <div className="min-w-0">
        <p>
          {words.heights[heightOf(check.data)]}{' '}
          {!isOnFile && check.data.fileName ? (
            <span className="text-sm break-words text-ink-3">{check.data.fileName}</span>
          ) : null}
        </p>
        <BestStep check={check.data} isOnFile={isOnFile} />
      </div>
      {isOnFile ? (
        <Link
          to={paths.resumeCheck()}
          className="inline-flex min-h-11 max-sm:col-start-2 items-center font-semibold text-brand-ink underline underline-offset-3"
        >
          {words.open}
        </Link>
      ) : null}
    </section>
  )
}

function BestStep({ check, isOnFile }: { check: ResumeCheckResult; isOnFile: boolean }) {
  const words = useStrings('resumeCheck').score
  const [rule] = bestSteps(check.rules, 1)
  if (!rule) return null
  return (
    <p className="text-sm text-ink-2">
      {words.stepsTitle}: <FindingLink rule={rule} isOnFile={isOnFile} />
    </p>
  )
}

function FoundIn({ file }: { file: File }) {
  const words = useStrings('resumeCheck')
  const { data: check } = useResumeCheck(file)
  if (!check) return null
  return (
    <section aria-label={words.foundIn(file.name)} className="grid grid-cols-1 gap-5">
      <h2 className="text-xl break-words">{words.foundIn(file.name)}</h2>
      <Findings check={check} isOnFile={false} />
    </section>
  )
}

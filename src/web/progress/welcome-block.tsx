import type { UserInfo } from '#contract/account.ts'
import type { AchievementsBrief } from '#contract/progress.ts'
import { medalImageUrl } from '#core/progress/image-urls.ts'
import { localDateIn } from '#core/time.ts'
import { paths } from '../paths.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { LinkButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Contours } from '../ui/contours.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { useLevels } from './progress-queries.ts'

/** Who walks here, how far they are, and how far it is to the next level. */
export function WelcomeBlock({
  person,
  details,
  className,
}: {
  person: UserInfo
  details: AchievementsBrief
  className?: string
}) {
  const words = useStrings('achievements').welcome
  const say = useSay()
  return (
    <section aria-labelledby="achievements" className={classes('dawn rounded-lg px-5 py-6 sm:px-8 sm:py-8', className)}>
      <Contours seed={11} width={1200} height={360} hills={9} levels={12} className="contours-from-left" />
      <div className="flex items-start justify-between gap-6 max-md:flex-col">
        <div className="flex min-w-0 items-center gap-4 sm:gap-6">
          <img
            src={medalImageUrl(details.levelNumber)}
            alt=""
            width={96}
            height={96}
            className="size-18 flex-none sm:size-24"
          />
          <div className="min-w-0">
            <p className="text-sm font-semibold text-brand-ink">{words.heading}</p>
            <h1 id="achievements" className="mt-1 text-subhead tracking-heading break-words sm:text-[2rem]">
              {person.first_name} {person.last_name}
            </h1>
            <p className="mt-1 text-lg font-strong">{say(details.levelName)}</p>
            <p className="text-sm text-ink-2">{words.joined(localDateIn(person.time_zone, person.date_joined))}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={paths.dashboard()} variant="secondary">
            {words.dashboard}
          </LinkButton>
          <LinkButton to={paths.leaderboard()}>{words.leaderboard}</LinkButton>
        </div>
      </div>
      <LevelBar details={details} dreamRole={person.career_questions?.dreamRole ?? undefined} />
    </section>
  )
}

function LevelBar({ details, dreamRole }: { details: AchievementsBrief; dreamRole: string | undefined }) {
  const words = useStrings('achievements').welcome
  const say = useSay()
  const { totalpoints, maxPoints, levelNumber, levelName } = details
  const levels = useLevels(dreamRole)
  const next = levels.data?.find((level) => level.levelNumber === levelNumber + 1)
  const nextName = say(next?.levelName) ?? words.level(levelNumber + 1)
  const left = maxPoints - totalpoints
  const sentence = left > 0 ? words.toReach(left, nextName) : words.highest
  return (
    <div className="mt-7">
      <p className="tnum mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
        <span>
          <Rich
            text={words.points(maxPoints)}
            values={{ points: <b className="text-lg font-strong text-ink">{words.number(totalpoints)}</b> }}
          />
        </span>
        <span>{sentence}</span>
      </p>
      <div className="flex items-center gap-3">
        <img src="/medals/trophy.svg" alt={words.trophy(levelNumber)} width={40} height={40} className="flex-none" />
        <ProgressBar
          label={words.bar}
          value={totalpoints}
          max={Math.max(1, maxPoints)}
          valueText={words.barText(totalpoints, maxPoints, sentence)}
          className="h-3! bg-surface! shadow-edge"
        />
        {left > 0 ? (
          <img
            src="/medals/trophy.svg"
            alt={words.trophy(levelNumber + 1)}
            width={40}
            height={40}
            className="flex-none opacity-45 grayscale"
          />
        ) : null}
      </div>
      <p className="mt-2 flex justify-between gap-4 text-sm">
        <span>
          <span className="block text-ink-2">{words.level(levelNumber)}</span>
          <b className="font-semibold">{say(levelName)}</b>
        </span>
        {left > 0 ? (
          <span className="text-right">
            <span className="block text-ink-2">{words.level(levelNumber + 1)}</span>
            <b className="font-semibold">{say(next?.levelName) ?? ''}</b>
          </span>
        ) : null}
      </p>
    </div>
  )
}

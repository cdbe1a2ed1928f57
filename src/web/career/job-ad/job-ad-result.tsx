import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import type { OutputOf } from '../../lib/api-client.ts'
import type { readJobAd } from '#contract/career-plan.ts'
import { isScam } from '#core/ads/scam/scam.ts'
import { shownAs } from '#core/career/skills/skill-stand.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useNames } from '../../strings/use-names.ts'
import { useSay } from '../../strings/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, Chip } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { RouteList, RouteStep } from '../../ui/route-list.tsx'
import { useReasons } from '../use-reasons.tsx'
import { evidenceLine, type MatchedSkill } from '../match-words.ts'
import { AdFacts, AdFlags } from './ad-facts.tsx'
import { NotLookedFor } from './flag-list.tsx'
import { NextSteps } from './next-steps.tsx'
import { ForLater, OwnSideCard } from './own-side-card.tsx'
import { useAddCourse } from '../path-extras/use-path-extras.ts'
import { hoursText } from '../time-left.ts'
import { useLearningPath } from '../use-learning-path.ts'

type Reading = OutputOf<typeof readJobAd>

/** The result stands beside the form, or far below it on a phone. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}

/** `text`: what was pasted, where nothing is kept of it yet. */
export function JobAdResult({ reading, text }: { reading: Reading; text?: string }) {
  const words = useStrings('jobAd').result
  const { percent, why } = useStrings('match')
  const named = useNames()
  const { match, learnFirst } = reading
  const reasons = useReasons(match)
  const asked = match.have.length + match.missing.length
  const toLearn = (
    <>
      {learnFirst.length > 0 ? (
        <Card aria-labelledby="ad-learn">
          <CardHeader id="ad-learn" title={words.learn} note={words.learnNote} />
          <RouteList>
            {learnFirst.map((skill, index) => (
              <RouteStep
                key={skill.skillId}
                state={index === 0 ? 'now' : 'todo'}
                title={named(skill.name)}
                note={teachersOf(reading, skill.name) || words.noTeacher}
              />
            ))}
          </RouteList>
        </Card>
      ) : null}
      <Courses courses={reading.courses} />
    </>
  )
  return (
    <div className="grid gap-5">
      <Card aria-labelledby="ad-result">
        <div className="flex items-start justify-between gap-4">
          <h2 id="ad-result" ref={takeFocus} tabIndex={-1} className="text-xl outline-none">
            {words.heading(match.have.length, asked)}
          </h2>
          <p className="tnum text-figure leading-close font-display tracking-figure">{percent(match.percent)}</p>
        </div>
        <ProgressBar
          label={words.bar}
          value={match.percent}
          valueText={words.barValue(match.percent)}
          className="my-3.5"
        />
        <p className="mb-1 text-sm text-ink-3">{words.counts(percent(match.percent))}</p>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={reasons.open}
          className="-ml-2 inline-flex min-h-11 items-center gap-0.5 rounded-sm px-2 text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
        >
          {why(match.percent)}
          <ChevronRight size={16} aria-hidden />
        </button>
        {reasons.dialog}
      </Card>
      <AdFlags ad={reading.ad} />
      <NotLookedFor text={text ?? null} words={words.scam} />
      {text === undefined ? null : <NextSteps ad={reading.ad} text={text} />}
      {reading.own ? <OwnSideCard own={reading.own} /> : null}
      <AdFacts ad={reading.ad} />
      <Card aria-labelledby="ad-must">
        <CardHeader id="ad-must" title={words.asks} note={words.asksNote} />
        <Skills skills={[...match.missing, ...match.have]} />
      </Card>
      {match.niceToHave.length > 0 ? (
        <Card aria-labelledby="ad-nice">
          <CardHeader id="ad-nice" title={words.likes} note={words.likesNote} />
          <Skills skills={match.niceToHave} />
        </Card>
      ) : null}
      {isScam(reading.ad.flags) ? null : reading.own?.isFarAbove ? <ForLater>{toLearn}</ForLater> : toLearn}
    </div>
  )
}

function Skills({ skills }: { skills: MatchedSkill[] }) {
  const words = useStrings('jobAd').result
  const match = useStrings('match')
  const say = useSay()
  const named = useNames()
  return (
    <ul className="divide-y divide-line">
      {skills.map((skill) => (
        <li key={skill.skillId} className="flex items-center gap-3 py-2.5">
          <span className="min-w-0 flex-1">
            <span className="block leading-snug font-mid">
              {named(skill.name)}
              {skill.orNames ? <span className="font-normal text-ink-2">{words.or(skill.orNames)}</span> : null}
            </span>
            {skill.strength > 0 ? (
              <span className="block text-note text-ink-3">{evidenceLine(skill, match, say)}</span>
            ) : null}
          </span>
          <StandChip stand={shownAs(skill)} />
        </li>
      ))}
    </ul>
  )
}

function StandChip({ stand }: { stand: ReturnType<typeof shownAs> }) {
  const words = useStrings('jobAd').result
  if (stand === 'missing') return <Chip>{words.missing}</Chip>
  if (stand === 'little') return <Chip>{words.little}</Chip>
  return (
    <Chip tone="green">
      <Check size={14} strokeWidth={2.5} aria-hidden />
      {words.have}
    </Chip>
  )
}

function Courses({ courses }: { courses: Reading['courses'] }) {
  const words = useStrings('jobAd').result
  const courseWords = useStrings('courses')
  const say = useSay()
  const path = useLearningPath()
  const add = useAddCourse()
  if (courses.length === 0) return null
  const onPath = path.data ? new Set(path.data.map((entry) => entry.courseId)) : undefined
  return (
    <Card aria-labelledby="ad-courses">
      <CardHeader id="ad-courses" title={words.courses} />
      <ul className="divide-y divide-line">
        {courses.map((course) => {
          const isOnPath = onPath ? onPath.has(course.courseId) : course.isOnPath
          return (
            <li key={course.courseId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <div className="min-w-0 flex-1 basis-64">
                <p className="leading-snug font-semibold">{course.courseTitle}</p>
                <p className="mt-0.5 text-note text-ink-3">
                  {[hoursText(course.durationHours, courseWords), course.courseProvider, say(course.courseLevel)].join(
                    ', ',
                  )}
                </p>
                {course.closes.length > 0 ? (
                  <p className="mt-0.5 text-sm text-ink-2">{words.closes(course.closes)}</p>
                ) : null}
              </div>
              {isOnPath ? (
                <Chip tone="green">
                  <Check size={14} strokeWidth={2.5} aria-hidden />
                  {courseWords.onYourPath}
                </Chip>
              ) : (
                <Button variant="secondary" icon={<Plus size={17} aria-hidden />} onClick={() => add(course)}>
                  {words.add}
                  <span className="sr-only"> {course.courseTitle}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function teachersOf(reading: Reading, skillName: string): string {
  const teachers = reading.courses.filter((course) => course.closes.includes(skillName))
  return teachers.map((course) => course.courseTitle).join(', ')
}

import type { ReactNode } from 'react'
import Clock from 'lucide-react/icons/clock'
import Snowflake from 'lucide-react/icons/snowflake'
import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { seededChance } from '../ui/draw-contours.ts'
import { Flame } from '../ui/flame.tsx'
import { Medal, type MedalGlyph, type MedalTone } from '../ui/medal.tsx'
import { RouteList, RouteStep } from '../ui/route-list.tsx'

/** Parts of the product with example contents; each says so, and says when its page is still to come. */
function Panel({
  title,
  note,
  chip,
  isLive = true,
  children,
}: {
  title: ReactNode
  note: string
  chip: ReactNode
  isLive?: boolean
  children: ReactNode
}) {
  return (
    <div className="panel rounded-2xl p-5 lift-3 sm:rounded-[22px] sm:p-6.5">
      <div className="mb-3.5 flex items-start justify-between gap-3">
        <div>
          <h3 className="text-[1.1875rem] tracking-[-0.02em]">{title}</h3>
          <p className="mt-1 text-sm text-ink-3">{note}</p>
        </div>
        {chip}
      </div>
      {children}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-[0.8125rem] text-ink-3">{isLive ? 'An example.' : 'An example, coming soon.'}</p>
        <LinkButton to={paths.signup()} size="sm" className="min-h-11 px-6">
          {/* The label alone says nothing in a list of links. */}
          Start<span className="sr-only"> with your own account</span>
        </LinkButton>
      </div>
    </div>
  )
}

export function LearningPanel() {
  return (
    <Panel title="Software Developer" note="8 steps, ordered for the role" chip={<Chip tone="brand">2 of 8</Chip>}>
      <RouteList>
        <RouteStep state="done" title="Python" note="From your resume">
          <Chip tone="green">Held</Chip>
        </RouteStep>
        <RouteStep state="done" title="SQLBolt" note="Finished course">
          <Chip className="tnum">+60 XP</Chip>
        </RouteStep>
        <RouteStep state="now" title="Learn Git Branching" note={<Length>5 hours</Length>}>
          <Chip tone="brand">Next</Chip>
        </RouteStep>
        <RouteStep state="todo" title="Introduction to Git and GitHub" note={<Length>17 hours</Length>} />
      </RouteList>
    </Panel>
  )
}

function Length({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Clock size={13} aria-hidden /> {children}
    </span>
  )
}

const badges: { name: string; note: string; glyph: MedalGlyph; tone?: MedalTone; earned?: number }[] = [
  { name: 'Resume Ready', note: 'Resume read', glyph: 'lines', tone: 'green' },
  { name: 'Course Finisher', note: 'First course', glyph: 'route' },
  { name: 'Week Warrior', note: '7-day streak', glyph: 'drop', tone: 'amber' },
  { name: 'Skill Master', note: '3 of 5 checks', glyph: 'arrow', earned: 0.6 },
  { name: 'Mock Marathon', note: '3 of 10 rounds', glyph: 'cup', earned: 0.3 },
  { name: 'Month Master', note: '12 of 30 days', glyph: 'peak', earned: 0.4 },
]

export function AchievementsPanel() {
  return (
    <Panel
      title="Achievements"
      note="3 earned, 3 on the way"
      chip={<Chip tone="brand">Level 3</Chip>}
      isLive={livePages.achievements}
    >
      <ul className="grid grid-cols-3 gap-x-2 gap-y-5 text-center">
        {badges.map(({ name, note, ...medal }) => (
          <li key={name} className="grid justify-items-center">
            <Medal {...medal} />
            <span className="mt-1.5 text-sm leading-[1.3] font-semibold tracking-[-0.01em]">{name}</span>
            <span className="text-xs text-ink-3">{note}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const rows = [
  { rank: 1, who: 'Person 1', points: '4,150' },
  { rank: 2, who: 'Person 2', points: '3,980' },
  { rank: 3, who: 'Person 3', points: '3,420' },
  { rank: 4, who: 'You', points: '3,240' },
  { rank: 5, who: 'Person 5', points: '2,910' },
]

export function LeaderboardPanel() {
  return (
    <Panel title="Leaderboard" note="All time" chip={<Chip>Top 30</Chip>} isLive={livePages.leaderboard}>
      <ol className="grid gap-0.5 text-[0.9375rem]">
        {rows.map(({ rank, who, points }) => (
          <li
            key={rank}
            className={classes(
              'grid min-h-12 grid-cols-[28px_1fr_auto] items-center gap-3 rounded-control px-3',
              who === 'You' && 'bg-brand-soft font-semibold text-brand-ink shadow-[inset_0_0_0_1.5px_var(--brand-line)]',
            )}
          >
            <span className="tnum text-center font-semibold text-ink-3">{rank}</span>
            <span>{who}</span>
            <span className="tnum">{points} xp</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const TODAY = 4

export function StreaksPanel() {
  return (
    <Panel
      title={
        <span className="flex items-center gap-3">
          <Flame size={44} />
          <span className="tnum text-5xl leading-none font-[680] tracking-[-0.045em]">12</span> days in a row
        </span>
      }
      note="Each day with one finished action counts."
      chip={
        <Chip tone="brand">
          <Snowflake size={14} aria-hidden /> 1 freeze
        </Chip>
      }
    >
      <ul className="mb-5 grid grid-cols-7 gap-1 text-center text-[0.8125rem] font-[550] text-ink-3">
        {week.map((day, index) => (
          <li key={day} className={classes('grid justify-items-center gap-1.5', index === TODAY && 'text-ink')}>
            <span aria-hidden="true">{day.slice(0, 1)}</span>
            <span className="sr-only">{`${day}, ${index <= TODAY ? 'done' : 'ahead'}`}</span>
            <span
              className={classes(
                'grid size-[34px] place-items-center rounded-full sm:size-[38px]',
                index <= TODAY ? 'bg-amber-soft' : 'bg-sunken',
                index === TODAY && 'shadow-[inset_0_0_0_2px_var(--amber)]',
              )}
            >
              {index <= TODAY ? <Flame /> : null}
            </span>
          </li>
        ))}
      </ul>
      <HeatMap />
    </Panel>
  )
}

const heatFills = ['fill-heat-0', 'fill-heat-1', 'fill-heat-2', 'fill-heat-3', 'fill-heat-4']
const WEEKS = 18

function HeatMap() {
  const chance = seededChance(11)
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => {
    const [column, row] = [Math.floor(index / 7), index % 7]
    const mood = 0.25 + (column / WEEKS) * 0.6 - (row > 4 ? 0.22 : 0) + (chance() - 0.5) * 0.55
    const heat = Math.max(0, Math.min(4, Math.round(mood * 4)))
    return { column, row, heat }
  })
  return (
    <svg role="img" aria-label="An example of 18 weeks, busier towards the end" viewBox={`0 0 ${WEEKS * 26 - 4} 178`} className="w-full">
      {days.map(({ column, row, heat }) => (
        <rect key={column * 7 + row} x={column * 26} y={row * 26} width="22" height="22" rx="4" className={heatFills[heat]} />
      ))}
    </svg>
  )
}

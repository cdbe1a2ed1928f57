import type { ReactNode } from 'react'
import Award from 'lucide-react/icons/award'
import FlameIcon from 'lucide-react/icons/flame'
import RouteIcon from 'lucide-react/icons/route'
import Trophy from 'lucide-react/icons/trophy'
import { useStrings } from '#web/strings/strings.tsx'
import { AchievementsPanel } from './features/achievements-panel.tsx'
import { LeaderboardPanel } from './features/leaderboard-panel.tsx'
import { LearningPanel } from './features/learning-panel.tsx'
import { StreaksPanel } from './features/streaks-panel.tsx'
import type { IslandName } from '../built.ts'
import { Island } from '../island.tsx'
import { LateContours } from './late-contours.tsx'
import { SectionHead } from './section-head.tsx'
import { aboutTab, LinkedTabs, type TabItem } from './tabs.tsx'

const ids = ['personalized-learning', 'achievements', 'leaderboard', 'streaks'] as const
type FeatureId = (typeof ids)[number]

const island = (name: IslandName, sample: ReactNode) => <Island name={name}>{sample}</Island>

const tabs: Record<FeatureId, { icon: ReactNode; panel: ReactNode }> = {
  'personalized-learning': { icon: <RouteIcon size={20} aria-hidden />, panel: island('learning', <LearningPanel />) },
  achievements: { icon: <Award size={20} aria-hidden />, panel: island('achievements', <AchievementsPanel />) },
  leaderboard: { icon: <Trophy size={20} aria-hidden />, panel: island('leaderboard', <LeaderboardPanel />) },
  streaks: { icon: <FlameIcon size={20} aria-hidden />, panel: island('streaks', <StreaksPanel />) },
}

export function FeatureTabs() {
  const words = useStrings('landing').features
  const items = ids.map((id): TabItem => ({
    id,
    isDescribed: true,
    label: (
      <FeatureLabel id={id} icon={tabs[id].icon} title={words[id].title}>
        {words[id].text}
      </FeatureLabel>
    ),
    panel: tabs[id].panel,
  }))
  return (
    <section id="features" className="pt-20 lg:pt-30">
      <div className="wrap">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <LinkedTabs
          label={words.label}
          items={items}
          isVertical
          className="grid items-stretch gap-5 lg:grid-cols-side-85 lg:gap-10"
          listClassName="flex gap-2 lg:flex-col lg:justify-between lg:gap-1 no-js:justify-start max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:py-1.5 max-lg:[scrollbar-width:none]"
          tabClassName="group/tab grid flex-none grid-cols-auto-rest items-center gap-x-3.5 rounded-full text-left shadow-line transition-colors max-lg:min-h-11 max-lg:gap-x-1.5 max-lg:bg-surface max-lg:pr-3.5 max-lg:pl-2.5 max-lg:aria-selected:bg-ink max-lg:aria-selected:text-bg lg:items-start lg:rounded-2xl lg:p-4 lg:shadow-none lg:hover:bg-sunken lg:aria-selected:bg-surface lg:aria-selected:shadow-floating"
          panelsGround={<LateContours seed={23} width={880} height={560} hills={6} levels={11} />}
          panelsClassName="dawn grid gap-4 rounded-xl p-3.5 sm:min-h-140 sm:place-items-center sm:p-10"
          panelClassName="w-full max-w-130 rounded-sample"
        />
      </div>
    </section>
  )
}

function FeatureLabel({
  id,
  icon,
  title,
  children,
}: {
  id: FeatureId
  icon: ReactNode
  title: string
  children: string
}) {
  return (
    <>
      <span className="grid place-items-center rounded-control transition-colors lg:size-10 lg:bg-sunken lg:text-ink-2 lg:group-aria-selected/tab:bg-brand lg:group-aria-selected/tab:text-on-brand">
        {icon}
      </span>
      <span className="font-semibold tracking-tab max-lg:text-md lg:text-lead lg:leading-10">{title}</span>
      <span
        id={aboutTab(id)}
        aria-hidden="true"
        className="col-start-2 -mt-1 text-md text-pretty text-ink-2 max-lg:hidden"
      >
        {children}
      </span>
    </>
  )
}

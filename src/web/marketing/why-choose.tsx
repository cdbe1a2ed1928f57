import type { ReactNode } from 'react'
import Compass from 'lucide-react/icons/compass'
import FileSearch from 'lucide-react/icons/file-search'
import Store from 'lucide-react/icons/store'
import Swords from 'lucide-react/icons/swords'
import { livePages } from '../nav.ts'
import { Chip } from '../ui/card.tsx'
import { SectionHead } from './section-head.tsx'

const cards: { title: string; icon: ReactNode; text: string; isComing?: boolean }[] = [
  {
    title: 'AI Skill Analysis',
    icon: <FileSearch size={22} aria-hidden />,
    text: 'Your resume is read line by line: the skills it shows, the ones your dream role still asks for, and the line each of them came from.',
  },
  {
    title: 'Gamified Learning Paths',
    icon: <Compass size={22} aria-hidden />,
    text: 'Courses in a sensible order, each with the gap it closes. Points, levels and streaks for the work, never for opening the page.',
  },
  {
    title: 'Interactive Challenge Arena',
    icon: <Swords size={22} aria-hidden />,
    text: 'A short challenge every day and skill checks that turn “I know this” into proof.',
    isComing: !livePages.arena,
  },
  {
    title: 'Interim Role Marketplace',
    icon: <Store size={22} aria-hidden />,
    text: 'Paid roles on the way to the one you want, from the people who hire for them.',
    isComing: true,
  },
]

export function WhyChoose() {
  return (
    <section className="pt-24 lg:pt-32">
      <div className="wrap">
        <SectionHead title="Why Choose Waymark">Everything between “where do I start?” and “I got the job”, on one map.</SectionHead>
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
          {cards.map(({ title, icon, text, isComing }) => (
            <li key={title} className="panel flex flex-col rounded-lg p-6">
              <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-ink">{icon}</span>
              <h3 className="mt-5 text-lg leading-[1.25]">{title}</h3>
              <p className="mt-2 text-[0.9375rem] text-ink-2">{text}</p>
              {isComing ? (
                <Chip tone="amber" className="mt-4 w-fit">
                  Coming Soon
                </Chip>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

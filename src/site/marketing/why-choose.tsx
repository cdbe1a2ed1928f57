import Compass from 'lucide-react/icons/compass'
import FileSearch from 'lucide-react/icons/file-search'
import Store from 'lucide-react/icons/store'
import Swords from 'lucide-react/icons/swords'
import { livePages } from '#web/nav.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { Chip } from '#web/ui/card.tsx'
import { SectionHead } from './section-head.tsx'

const cards = [
  { id: 'analysis', icon: <FileSearch size={22} aria-hidden />, isComing: false },
  { id: 'paths', icon: <Compass size={22} aria-hidden />, isComing: false },
  { id: 'arena', icon: <Swords size={22} aria-hidden />, isComing: !livePages.arena },
  { id: 'marketplace', icon: <Store size={22} aria-hidden />, isComing: true },
] as const

export function WhyChoose() {
  const words = useStrings('landing').why
  return (
    <section className="pt-24 lg:pt-32">
      <div className="wrap">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
          {cards.map(({ id, icon, isComing }) => (
            <li key={id} className="panel flex flex-col rounded-lg p-6">
              <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-ink">
                {icon}
              </span>
              <h3 className="mt-5 text-lg leading-tight">{words[id].title}</h3>
              <p className="mt-2 text-md text-ink-2">{words[id].text}</p>
              {isComing ? (
                <Chip tone="amber" className="mt-4 w-fit">
                  {words.comingSoon}
                </Chip>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

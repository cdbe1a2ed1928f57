import { useRef } from 'react'
import type { SavedResume } from '#contract/resume.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BasicsCard } from './basics-card.tsx'
import { DocumentPane } from './document-pane.tsx'
import { EntryCard } from './entry-list.tsx'
import { SkillsCard } from './skills-card.tsx'
import { useIsWide } from './use-is-wide.ts'

export type Side = 'document' | 'facts'

/** Two columns where there is room, tabs where there is none; what was picked by hand has no document. */
export function SideBySide({ saved, side, onSide }: { saved: SavedResume; side: Side; onSide: (side: Side) => void }) {
  const words = useStrings('resumeReview').sides
  const isWide = useIsWide()
  const top = useRef<HTMLDivElement>(null)
  if (saved.file === null)
    return (
      <div className="mt-6 max-w-3xl">
        <Facts />
      </div>
    )
  if (isWide) {
    return (
      <div className="mt-6 grid grid-cols-2 items-start gap-6">
        <div className="sticky top-24">
          <DocumentPane saved={saved} />
        </div>
        <Facts />
      </div>
    )
  }
  return (
    <div ref={top} className="mt-6 scroll-mt-20">
      <Tabs
        label={words.label}
        selected={side}
        onSelect={(next) => {
          onSide(next)
          // the other side begins at its top, wherever this one was left
          if (next !== side) top.current?.scrollIntoView()
        }}
        listClassName="sticky top-18.5 z-10 mb-4 flex gap-1 rounded-control bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--line),0_0_0_10px_var(--bg)]"
        tabClassName="min-h-11 flex-1 rounded-button px-3 font-semibold text-ink-2 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-1 forced-colors:border"
        panelClassName="outline-offset-4"
        items={[
          { id: 'facts', label: words.facts, panel: <Facts /> },
          { id: 'document', label: words.document, panel: <DocumentPane saved={saved} /> },
        ]}
      />
    </div>
  )
}

function Facts() {
  const words = useStrings('resumeReview').sides
  return (
    <section aria-label={words.facts} className="grid min-w-0 gap-5">
      <BasicsCard />
      <SkillsCard />
      <EntryCard list="experience" />
      <EntryCard list="education" />
      <EntryCard list="projects" />
      <EntryCard list="certifications" />
      <EntryCard list="languages" />
    </section>
  )
}

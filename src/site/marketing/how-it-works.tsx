import ArrowRight from 'lucide-react/icons/arrow-right'
import { livePages, type PageName } from '#web/nav.ts'
import { paths } from '#web/paths.ts'
import { factsOf } from '#web/strings/languages.ts'
import { useLanguage, useStrings } from '#web/strings/strings.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Clip } from './clip.tsx'
import { clipFiles } from './clip-files.ts'
import { LateContours } from './late-contours.tsx'
import { SectionHead } from './section-head.tsx'
import { LinkedTabs, type TabItem } from './tabs.tsx'

const ids = ['resume-upload', 'ai-analysis', 'mock-interview'] as const
type DemoId = (typeof ids)[number]

const demos: Record<DemoId, { page: PageName; to: string }> = {
  'resume-upload': { page: 'resumeUpload', to: paths.resumeUpload() },
  'ai-analysis': { page: 'aiAnalysis', to: paths.aiAnalysis() },
  'mock-interview': { page: 'mockInterview', to: paths.mockInterview() },
}

/** One hill behind each clip. */
const seeds: Record<DemoId, number> = { 'resume-upload': 5, 'ai-analysis': 14, 'mock-interview': 31 }

export function HowItWorks() {
  const words = useStrings('landing').how
  const items = ids.map((id): TabItem => ({
    id,
    label: words[id].title,
    panel: <Demo id={id} />,
  }))
  return (
    <section id="how-it-works" className="pt-24 lg:pt-32">
      <div className="wrap">
        <SectionHead title={words.heading}>{words.lead}</SectionHead>
        <LinkedTabs
          label={words.label}
          items={items}
          listClassName="mb-5 flex w-fit max-w-full overflow-x-auto rounded-2xl bg-sunken p-1 sm:gap-1 sm:p-1.5 [scrollbar-width:none]"
          tabClassName="inline-flex min-h-11 items-center justify-center rounded-tab px-2.5 text-center text-sm max-sm:py-1 max-sm:leading-tight font-semibold text-ink-2 hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-lifted sm:px-5 sm:text-md"
          panelClassName="rounded-xl not-last:mb-5"
        />
      </div>
    </section>
  )
}

function Demo({ id }: { id: DemoId }) {
  const words = useStrings('landing').how
  const { comingSoon } = useStrings('landing').why
  const language = useLanguage()
  const { title, action, steps } = words[id]
  const { page, to } = demos[id]
  return (
    <div className="panel grid overflow-hidden rounded-xl lg:grid-cols-4-5">
      <div className="flex flex-col p-6 sm:p-10 lg:justify-center">
        <ol className="grid gap-5">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-side-8 items-start gap-3.5">
              <span className="tnum grid size-8 place-items-center rounded-full bg-brand-soft text-sm font-strong text-brand-ink">
                {index + 1}
              </span>
              <span className="pt-1 text-balance">{step}</span>
            </li>
          ))}
        </ol>
        <div className="mt-8">
          {livePages[page] ? (
            <LinkButton to={to}>
              {action} <ArrowRight size={17} aria-hidden />
            </LinkButton>
          ) : (
            <p className="flex flex-wrap items-center gap-3 text-sm text-ink-3">
              <Chip tone="amber">{comingSoon}</Chip> {words.beingBuilt}
            </p>
          )}
        </div>
      </div>
      <div className="dawn grid place-items-center rounded-none p-4 sm:p-10">
        <LateContours seed={seeds[id]} width={640} height={420} hills={5} levels={10} cell={20} />
        <Clip
          title={title}
          files={clipFiles(id, language)}
          language={language}
          words={{ ...words.clip, captions: factsOf(language).name }}
        />
      </div>
    </div>
  )
}

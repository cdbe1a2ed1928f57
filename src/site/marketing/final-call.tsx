import ArrowRight from 'lucide-react/icons/arrow-right'
import { useStrings } from '#web/strings/strings.tsx'
import { usePublicPaths } from '#web/strings/use-public-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { LateContours } from './late-contours.tsx'

export function FinalCall() {
  const { getStarted, openDashboard } = useStrings('shell')
  const words = useStrings('landing').final
  const paths = usePublicPaths()
  return (
    <section className="py-24 lg:py-32">
      <div className="wrap">
        <div className="dawn grid justify-items-center gap-6 rounded-xl px-6 py-16 text-center sm:py-24">
          <LateContours seed={42} width={1200} height={420} hills={8} levels={9} cell={20} />
          <h2 className="measure-18 text-3xl tracking-heading">{words.heading}</h2>
          <p className="max-w-lead text-lg text-balance text-ink-2">{words.text}</p>
          <LinkButton to={paths.signup()} data-start={openDashboard} size="lg">
            {getStarted} <ArrowRight size={18} aria-hidden />
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

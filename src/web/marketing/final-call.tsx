import ArrowRight from 'lucide-react/icons/arrow-right'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Contours } from '../ui/contours.tsx'

export function FinalCall() {
  return (
    <section className="py-24 lg:py-32">
      <div className="wrap">
        <div className="dawn grid justify-items-center gap-6 rounded-xl px-6 py-16 text-center sm:py-24">
          <Contours seed={42} width={1200} height={420} hills={8} levels={9} cell={20} />
          <h2 className="max-w-[18ch] text-3xl tracking-[-0.03em]">The first step takes a few minutes</h2>
          <p className="max-w-[46ch] text-lg text-ink-2">
            Pick the role you want. Leave with the skills to learn, in order, and one thing to do today.
          </p>
          <LinkButton to={paths.signup()} size="lg">
            Get Started <ArrowRight size={18} aria-hidden />
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

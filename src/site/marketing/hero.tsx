import ArrowRight from 'lucide-react/icons/arrow-right'
import { useStrings } from '#web/strings/strings.tsx'
import { usePublicPaths } from '#web/strings/use-public-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { HeroMap } from './hero-map.tsx'

export function Hero() {
  const words = useStrings('landing').hero
  const shell = useStrings('shell')
  const paths = usePublicPaths()
  return (
    <section className="pt-8 pb-16 lg:pt-14 lg:pb-22">
      <div className="wrap grid grid-cols-1 items-center gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] lg:gap-16">
        <div>
          <p className="mb-4 font-semibold text-brand-ink">{words.kicker}</p>
          <h1 className="text-4xl leading-hero font-display tracking-figure">{words.heading}</h1>
          <p className="mt-4.5 max-w-[33em] text-lead text-balance text-ink-2 sm:mt-6 sm:text-title">{words.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3 sm:mt-9">
            <LinkButton to={paths.signup()} data-start={shell.openDashboard} size="lg" className="max-sm:w-full">
              {words.getStarted} <ArrowRight size={18} aria-hidden />
            </LinkButton>
            <LinkButton to={paths.login()} data-guest-only size="lg" variant="secondary" className="max-sm:w-full">
              {words.login}
            </LinkButton>
          </div>
          <p data-guest-only className="mt-4">
            <Link
              to={paths.tryIt()}
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-3"
            >
              {words.tryIt}
            </Link>
          </p>
          <p className="mt-3 text-sm text-balance text-ink-3">{words.note}</p>
        </div>
        <HeroMap />
      </div>
    </section>
  )
}

export function Integrations() {
  const words = useStrings('landing').platforms
  return (
    <section aria-label={words.label} className="border-y border-line py-6.5">
      <div className="wrap items-baseline gap-x-12 gap-y-3 sm:flex sm:flex-wrap">
        <p className="mr-auto text-md text-ink-3 max-sm:mb-2.5">{words.text}</p>
        <ul className="flex flex-wrap gap-x-6.5 gap-y-1.5 text-lead font-semibold tracking-title text-ink-2 sm:gap-x-10">
          {['Coursera', 'Udemy', 'edX', 'freeCodeCamp'].map((platform) => (
            <li key={platform}>{platform}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

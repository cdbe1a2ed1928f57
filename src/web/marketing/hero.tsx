import ArrowRight from 'lucide-react/icons/arrow-right'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { HeroMap } from './hero-map.tsx'

export function Hero() {
  return (
    <section className="pt-8 pb-16 lg:pt-14 lg:pb-22">
      <div className="wrap grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] lg:gap-16">
        <div>
          <p className="mb-4 font-semibold text-brand-ink">Your AI-powered career companion</p>
          <h1 className="text-4xl leading-[1.02] font-[680] tracking-[-0.036em]">Your next job in tech, one clear step at a time</h1>
          <p className="mt-4.5 max-w-[33em] text-[1.0625rem] text-ink-2 sm:mt-6 sm:text-[1.1875rem]">
            Upload your resume and pick a role. We show you the skills you already have, the ones you still need, and the
            shortest path between the two.
          </p>
          <div className="mt-7 flex flex-wrap gap-3 sm:mt-9">
            <LinkButton to={paths.signup()} size="lg" className="max-sm:w-full">
              Get Started <ArrowRight size={18} aria-hidden />
            </LinkButton>
            <LinkButton to={paths.login()} size="lg" variant="secondary" className="max-sm:w-full">
              Login
            </LinkButton>
          </div>
          <p className="mt-5 text-sm text-ink-3">Free to start. No card needed. Seven short questions, then your resume.</p>
        </div>
        <HeroMap />
      </div>
    </section>
  )
}

export function Integrations() {
  return (
    <section aria-label="Course platforms" className="border-y border-line py-6.5">
      <div className="wrap items-baseline gap-x-12 gap-y-3 sm:flex sm:flex-wrap">
        <p className="mr-auto text-[0.9375rem] text-ink-3 max-sm:mb-2.5">Paths are built from courses on platforms like</p>
        <ul className="flex flex-wrap gap-x-6.5 gap-y-1.5 text-[1.0625rem] font-semibold tracking-[-0.02em] text-ink-2 sm:gap-x-10">
          {['Coursera', 'Udemy', 'edX', 'freeCodeCamp'].map((platform) => (
            <li key={platform}>{platform}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

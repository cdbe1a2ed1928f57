import { Faq } from './faq.tsx'
import { FeatureTabs } from './feature-tabs.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero, Integrations } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { WhyChoose } from './why-choose.tsx'

export function Landing() {
  return (
    <>
      <Hero />
      <Integrations />
      <FeatureTabs />
      <WhyChoose />
      <HowItWorks />
      <Faq />
      <FinalCall />
    </>
  )
}

import { Faq } from './faq.tsx'
import { FeatureTabs } from './feature-tabs.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero, Integrations } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { pageMeta } from './page-meta.ts'
import { WhyChoose } from './why-choose.tsx'

export const meta = () =>
  pageMeta({
    path: '/',
    title: 'Waymark · Your AI-powered career companion',
    description:
      'Upload your resume, see which skills your dream role in tech still asks for, and follow a path of courses you can start today.',
  })

export default function Landing() {
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

import { Accordion } from '../ui/accordion.tsx'
import { questions } from './faq-questions.ts'
import { SectionHead } from './section-head.tsx'

export function Faq() {
  return (
    <section className="pt-24 lg:pt-32">
      <div className="wrap grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <SectionHead title="Frequently asked questions" />
        <Accordion items={questions} />
      </div>
    </section>
  )
}

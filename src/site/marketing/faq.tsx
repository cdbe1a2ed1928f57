import { Accordion } from '#web/ui/accordion.tsx'
import { useStrings } from '#web/strings/strings.tsx'
import { SectionHead } from './section-head.tsx'

export function Faq() {
  const words = useStrings('landing').faq
  return (
    <section className="pt-24 lg:pt-32">
      <div className="wrap grid gap-x-16 lg:grid-cols-5-8">
        <SectionHead title={words.heading} />
        <Accordion items={words.questions} />
      </div>
    </section>
  )
}

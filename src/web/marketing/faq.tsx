import { Accordion } from '../ui/accordion.tsx'
import { SectionHead } from './section-head.tsx'

const questions = [
  {
    title: 'Do I need a resume to start?',
    body: 'No. After the seven questions, choose “I have no resume yet” and pick your skills by hand. You can upload a resume whenever you have one.',
  },
  {
    title: 'Which parts use AI?',
    body: 'Reading your resume, matching your skills and choosing your courses need no AI provider. AI resume analysis, the AI chat and AI interview feedback do; they work when whoever runs this server has set one up.',
  },
  {
    title: 'Who can see my resume?',
    body: 'You. It is never shown to other people using Waymark. Deleting your account deletes it together with everything else we hold about you.',
  },
]

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

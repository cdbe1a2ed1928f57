import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { pageMeta } from './page-meta.ts'
import { Prose } from './prose.tsx'

export const meta = () =>
  pageMeta({ path: '/terms', title: 'Terms · Waymark', description: 'The terms for using this Waymark server, in plain words.' })

const sections = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        By creating an account you agree to these terms with the people who run this server. Waymark is in beta: it changes,
        and parts of it may be missing or go away.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>One account per person, with an e-mail address that is yours.</li>
        <li>Keep your password to yourself; tell us if somebody else has it.</li>
        <li>You may delete your account at any time, without giving a reason.</li>
      </ul>
    ),
  },
  {
    id: 'your-content',
    title: 'What you upload',
    body: (
      <p>
        Your resume, your answers and your messages stay yours. You allow us to store and process them so that Waymark can do
        what you ask of it, and for nothing else. Upload only what you have the right to share.
      </p>
    ),
  },
  {
    id: 'advice',
    title: 'What the advice is worth',
    body: (
      <>
        <p>
          Role match, courses, pay ranges and AI feedback are guidance. They come from public statistics, from what could be
          read in your resume and, where AI is used, from a model that can be wrong. They are not a promise of a job, a salary
          or a result.
        </p>
        <p>Courses and job boards belong to others. We link to them and answer for neither their contents nor their prices.</p>
      </>
    ),
  },
  {
    id: 'fair-play',
    title: 'Fair play',
    body: (
      <ul>
        <li>No attempts to break in, to overload the server or to reach other people’s data.</li>
        <li>No points by trickery: they reward work, and false ones can be taken back.</li>
        <li>Nothing unlawful, hateful or harmful in names, messages or files.</li>
      </ul>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    body: (
      <p>
        Everyone starts on Explorer, which is free. The paid plans are described under <Link to={paths.pricing()}>Pricing</Link>.
        Payment is not possible yet, so nothing can be charged.
      </p>
    ),
  },
  {
    id: 'end',
    title: 'If things go wrong',
    body: (
      <p>
        We may close an account that breaks these terms. Waymark is offered as it is, and as far as the law allows we are not
        liable for damage from using it or from not being able to. Rights that the law gives you remain untouched. What
        happens to your data is written under <Link to={paths.privacy()}>Privacy</Link>.
      </p>
    ),
  },
]

export default function Terms() {
  return <Prose title="Terms" note="Plain words on purpose. If one of them is unclear, ask." sections={sections} />
}

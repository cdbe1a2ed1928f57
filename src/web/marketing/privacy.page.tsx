import { Link } from 'react-router'
import { useSite } from '../lib/site.ts'
import { paths } from '../paths.ts'
import { pageMeta } from './page-meta.ts'
import { Prose } from './prose.tsx'

export const meta = () =>
  pageMeta({
    path: '/privacy',
    title: 'Privacy · Waymark',
    description: 'What Waymark stores about you, where, for how long, and how to take it or delete it.',
  })

export default function Privacy() {
  const { supportEmail } = useSite()
  return (
    <Prose
      title="Privacy"
      note="Written for this product as it works. Waymark is software that somebody runs on a server; “we” are the people who run this one."
      sections={[
        { id: 'what', title: 'What we store', body: <WhatWeStore /> },
        { id: 'browser', title: 'What stays in your browser', body: <InYourBrowser /> },
        { id: 'ai', title: 'AI providers', body: <AiProviders /> },
        { id: 'others', title: 'Who else sees it', body: <WhoElse /> },
        { id: 'how-long', title: 'How long', body: <HowLong /> },
        { id: 'your-choice', title: 'Your choice', body: <YourChoice supportEmail={supportEmail} /> },
      ]}
    />
  )
}

function WhatWeStore() {
  return (
    <>
      <p>All of it lies in this server’s own database:</p>
      <ul>
        <li>
          <strong>Your account:</strong> first and last name, e-mail address, time zone, plan, and your password as an
          Argon2id hash, which cannot be turned back into the password.
        </li>
        <li>
          <strong>Your career answers:</strong> the seven questions, your dream role and the courses recommended to you.
        </li>
        <li>
          <strong>Your resume:</strong> what was read from it (skills, experience, education) and at most the last three
          files. You can choose that a file is not kept.
        </li>
        <li>
          <strong>Your progress:</strong> courses, points and the days you were active.
        </li>
        <li>
          <strong>Messages</strong> you send with the contact form: name, e-mail address and text.
        </li>
      </ul>
      <p>
        The server’s log notes requests, so that errors can be found and attacks refused. It holds no passwords, no tokens and
        no text of your resume.
      </p>
    </>
  )
}

function InYourBrowser() {
  return (
    <>
      <p>
        We set no cookies and load no scripts, fonts or pictures from anyone else: no analytics, no advertising. Your
        browser’s local storage holds your sign-in, your chosen theme and dream role, unfinished answers and an unsent contact
        message. Logging out removes the sign-in.
      </p>
    </>
  )
}

function AiProviders() {
  return (
    <p>
      Reading your resume, matching skills and choosing courses happen on this server. Only the AI features (analysis, chat,
      interview feedback) send text to an AI provider, only when you use them, and only if one is set up here: then your
      resume’s text, your question or your answer is sent, never your password or e-mail address.
    </p>
  )
}

function WhoElse() {
  return (
    <p>
      Nobody buys or rents your data. Your resume and your answers are never shown to other people using Waymark. If you
      appear on a leaderboard, others see your rank, your points and your name, your initials or nothing, as you choose in the
      settings. A link to a course or a job search leads to another site with its own rules.
    </p>
  )
}

function HowLong() {
  return (
    <ul>
      <li>Your account and what belongs to it: until you delete it.</li>
      <li>Resume files: the last three; older ones are removed as new ones arrive.</li>
      <li>A sign-in: 24 hours, or 30 days with “Remember me”.</li>
      <li>Contact messages: until they are dealt with.</li>
    </ul>
  )
}

function YourChoice({ supportEmail }: { supportEmail: string }) {
  return (
    <>
      <p>
        In <Link to={paths.settings()}>Settings</Link> you can change your details, download everything we hold about you as
        one file, and delete your account. Deleting takes effect at once and removes everything of yours; only totals that
        name nobody remain. Backups, if the server keeps any, follow their own cycle.
      </p>
      <p>
        Questions: <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or the <Link to={paths.contact()}>contact form</Link>.
      </p>
    </>
  )
}

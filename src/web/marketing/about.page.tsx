import type { ReactNode } from 'react'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import { useSite } from '../lib/site.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Contours } from '../ui/contours.tsx'
import { pageMeta } from './page-meta.ts'
import { Portrait } from './portrait.tsx'

export const meta = () =>
  pageMeta({
    path: '/about',
    title: 'About · Waymark',
    description: 'Why Waymark exists: career advancement for everyone, with AI-powered tools and personalised guidance.',
  })

const values: { title: string; icon: ReactNode; text: string }[] = [
  {
    title: 'Career-Focused Learning',
    icon: <GraduationCap size={22} aria-hidden />,
    text: 'Every course we suggest closes a gap between your resume and a role. If it closes none, it is not on your path.',
  },
  {
    title: 'Community-Driven',
    icon: <Users size={22} aria-hidden />,
    text: 'People on the same road keep each other going. What you tell us shapes what is built next.',
  },
  {
    title: 'Trust & Security',
    icon: <ShieldCheck size={22} aria-hidden />,
    text: 'Your resume is yours. We say what we keep, for how long and why, and you can take it or delete it at any time.',
  },
]

export default function About() {
  return (
    <>
      <section className="wrap pt-8 lg:pt-12">
        <div className="dawn rounded-xl px-6 py-20 sm:px-14 lg:py-28">
          <Contours seed={9} width={1200} height={440} hills={8} levels={12} cell={20} className="contours-from-left" />
          <h1 className="text-4xl font-[680] tracking-[-0.036em]">Bridging the Gap</h1>
          <p className="mt-6 max-w-[36ch] text-lg text-ink-2 sm:text-xl">
            Transforming the career journey: from where you are to the job in tech you want, one clear step at a time.
          </p>
        </div>
      </section>
      <section className="wrap grid gap-x-16 gap-y-4 pt-20 lg:grid-cols-[1fr_1.6fr] lg:pt-28">
        <h2 className="text-3xl tracking-[-0.03em]">Our Mission</h2>
        <div className="grid gap-4 text-lg text-ink-2">
          <p>
            To democratise career advancement with AI-powered tools and personalised guidance. Good advice should not depend
            on whom you know or what you can pay.
          </p>
          <p>
            So we read what your resume really shows, compare it with what a role really asks for, and turn the difference
            into a path: courses, interim roles and practice, in an order that makes sense.
          </p>
        </div>
      </section>
      <section className="wrap pt-20 lg:pt-28">
        <h2 className="text-3xl tracking-[-0.03em]">Our Values</h2>
        <ul className="mt-8 grid gap-5 lg:grid-cols-3">
          {values.map(({ title, icon, text }) => (
            <li key={title} className="panel rounded-lg p-7">
              <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-ink">{icon}</span>
              <h3 className="mt-5 text-lg">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Team />
      <GetInTouch />
    </>
  )
}

function Team() {
  const { team } = useSite()
  return (
    <section className="wrap pt-20 lg:pt-28">
      <h2 className="text-3xl tracking-[-0.03em]">Our Team</h2>
      <ul className="mt-8 grid gap-5 lg:grid-cols-2">
        {team.map((member, index) => (
          <li key={member.role} className="panel flex flex-wrap items-center gap-6 rounded-lg p-7">
            <Portrait variant={index % 2 === 0 ? 0 : 1} />
            <div className="min-w-0 flex-1 basis-48">
              <h3 className="text-lg">{member.name}</h3>
              <p className="mt-1 text-sm font-semibold text-brand-ink">{member.role}</p>
              <p className="mt-3 text-ink-2">{member.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GetInTouch() {
  const { supportEmail } = useSite()
  return (
    <section className="wrap py-20 lg:py-28">
      <div className="panel flex flex-wrap items-center justify-between gap-6 rounded-xl p-8 sm:p-12">
        <div className="min-w-0">
          <h2 className="text-2xl">Get in Touch</h2>
          <p className="mt-3">
            <a href={`mailto:${supportEmail}`} className="font-semibold break-all text-brand-ink underline underline-offset-4">
              {supportEmail}
            </a>
          </p>
          <p className="mt-1 text-ink-2">Live chat available 9am-5pm TRT</p>
        </div>
        <LinkButton to={paths.contact()} variant="secondary" size="lg">
          Write to us
        </LinkButton>
      </div>
    </section>
  )
}

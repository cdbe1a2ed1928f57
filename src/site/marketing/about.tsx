import GraduationCap from 'lucide-react/icons/graduation-cap'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import { neutralSite } from '#web/lib/site.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { usePublicPaths } from '#web/strings/use-public-paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Contours } from '#web/ui/contours.tsx'
import { Portrait } from './portrait.tsx'
import { SupportLink } from './support-link.tsx'

const values = ['learning', 'community', 'trust'] as const
const icons = {
  learning: <GraduationCap size={22} aria-hidden />,
  community: <Users size={22} aria-hidden />,
  trust: <ShieldCheck size={22} aria-hidden />,
}

export function About() {
  const words = useStrings('about')
  return (
    <>
      <section className="wrap pt-8 lg:pt-12">
        <div className="dawn rounded-xl px-6 py-20 sm:px-14 lg:py-28">
          <Contours seed={9} width={1200} height={440} hills={8} levels={12} cell={20} className="contours-from-left" />
          <h1 className="text-4xl font-display tracking-figure">{words.heading}</h1>
          <p className="mt-6 measure-36 text-lg text-balance text-ink-2 sm:text-xl">{words.lead}</p>
        </div>
      </section>
      <section className="wrap grid gap-x-16 gap-y-4 pt-20 lg:grid-cols-5-8 lg:pt-28">
        <h2 className="text-3xl tracking-heading">{words.mission.heading}</h2>
        <div className="grid gap-4 text-lg text-ink-2">
          {words.mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="wrap pt-20 lg:pt-28">
        <h2 className="text-3xl tracking-heading">{words.values.heading}</h2>
        <ul className="mt-8 grid gap-5 lg:grid-cols-3">
          {values.map((value) => (
            <li key={value} className="panel rounded-lg p-7">
              <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-ink">
                {icons[value]}
              </span>
              <h3 className="mt-5 text-lg">{words.values[value].title}</h3>
              <p className="mt-2 text-ink-2">{words.values[value].text}</p>
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
  const words = useStrings('about')
  return (
    <section className="wrap pt-20 lg:pt-28">
      <h2 className="text-3xl tracking-heading">{words.team}</h2>
      <ul data-site="team" data-neutral={JSON.stringify(neutralSite.team)} className="mt-8 grid gap-5 lg:grid-cols-2">
        {words.neutralTeam.map((member, index) => (
          <li key={member.role} className="panel flex flex-wrap items-center gap-6 rounded-lg p-7">
            <Portrait variant={index % 2 === 0 ? 0 : 1} />
            <div className="min-w-0 flex-1 basis-48">
              <h3 className="text-lg">{member.name}</h3>
              <p className="mt-1 text-sm font-semibold text-brand-ink">{member.role}</p>
              <p className="mt-3 text-balance text-ink-2">{member.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GetInTouch() {
  const words = useStrings('about')
  const paths = usePublicPaths()
  return (
    <section className="wrap py-20 lg:py-28">
      <div className="panel flex flex-wrap items-center justify-between gap-6 rounded-xl p-8 sm:p-12">
        <div className="min-w-0">
          <h2 className="text-2xl">{words.getInTouch}</h2>
          <p data-when="mail" className="mt-3">
            <SupportLink className="font-semibold break-all text-brand-ink underline underline-offset-4" />
          </p>
          <p className="mt-3 text-ink-2">{words.chatHours}</p>
          <p className="mt-1 measure-52 text-sm text-balance text-ink-3">
            <span data-when="mail">{words.chatNote}</span>
            <span data-when="no-mail">{words.chatByForm}</span>
          </p>
        </div>
        <LinkButton to={paths.contact()} variant="secondary" size="lg">
          {words.writeToUs}
        </LinkButton>
      </div>
    </section>
  )
}

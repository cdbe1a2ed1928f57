import { useSearchParams } from 'react-router'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { parts } from '../strings/en/parts.ts'
import { Strings, Translation } from '../strings/strings.tsx'
import { parts as turkishParts } from '../strings/tr/parts.ts'
import { shell as turkishShell } from '../strings/tr/shell.ts'
import { LinkButton } from '../ui/button.tsx'
import { Charts } from './charts.tsx'
import { Controls } from './controls.tsx'
import { Frames } from './frames.tsx'
import { Looks } from './looks.tsx'
import { Panels } from './panels.tsx'
import { States } from './states.tsx'

export const meta = () => [{ title: 'Style guide · Waymark' }, { name: 'robots', content: 'noindex' }]

const groups = [
  { id: 'looks', title: 'Looks', body: <Looks /> },
  { id: 'controls', title: 'Controls', body: <Controls /> },
  { id: 'panels', title: 'Panels', body: <Panels /> },
  { id: 'frames', title: 'Frames and texts', body: <Frames /> },
  { id: 'states', title: 'States', body: <States /> },
  { id: 'charts', title: 'Charts', body: <Charts /> },
]

/** Every part of `web/ui` in every state; the words that parts bring along in Turkish with `?language=tr`. In development only: routes.ts leaves it out of a build. */
export default function Styleguide() {
  const [asked] = useSearchParams()
  const isTurkish = asked.get('language') === 'tr'
  return (
    <div className="wrap py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Style guide</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="secondary" to={isTurkish ? '/styleguide' : '/styleguide?language=tr'}>
            {isTurkish ? 'English' : 'Türkçe'}
          </LinkButton>
          <ThemeSwitch />
        </div>
      </div>
      <nav aria-label="Groups" className="mt-4 flex flex-wrap gap-4">
        {groups.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="text-brand-ink underline underline-offset-4">
            {title}
          </a>
        ))}
      </nav>
      <Translation
        language={isTurkish ? 'tr' : 'en'}
        texts={isTurkish ? { parts: turkishParts, shell: turkishShell } : {}}
      >
        {groups.map(({ id, title, body }) => (
          <section key={id} id={id} aria-label={title} className="mt-14">
            <h2 className="mb-4 text-2xl">{title}</h2>
            <Strings of={{ parts }}>{body}</Strings>
          </section>
        ))}
      </Translation>
    </div>
  )
}

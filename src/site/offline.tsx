import { paths } from '#web/paths.ts'
import { useStrings } from '#web/strings/strings.tsx'
import { buttonClass, LinkButton } from '#web/ui/button.tsx'

/** What the service worker shows in place of a page that cannot be fetched, under that page's own address. */
export function Offline() {
  const words = useStrings('offline')
  const { tryAgain, error } = useStrings('shell')
  return (
    <div className="wrap grid justify-items-center gap-5 py-24 text-center">
      <svg width="240" height="120" viewBox="0 0 240 120" className="trail" aria-hidden="true">
        <path className="trail-walked" pathLength="1" d="M16 104c34 0 34-40 62-44" />
        <path className="trail-ahead" d="M162 44c26-2 40-12 62-32" />
        <circle className="trail-here" cx="86" cy="58" r="10" />
        <circle className="trail-to-come" cx="152" cy="46" r="7" />
      </svg>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="max-w-lead text-balance text-ink-2">{words.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one this page is shown under */}
        <a href="" className={buttonClass()}>
          {tryAgain}
        </a>
        <LinkButton variant="secondary" to={paths.home()}>
          {error.toStart}
        </LinkButton>
      </div>
    </div>
  )
}

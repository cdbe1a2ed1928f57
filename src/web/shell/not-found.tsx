import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { LinkButton } from '../ui/button.tsx'

export function NotFound() {
  const words = useStrings('notFound')
  const paths = usePublicPaths()
  return (
    <div className="wrap grid justify-items-center gap-5 py-24 text-center">
      <svg width="240" height="120" viewBox="0 0 240 120" className="trail" aria-hidden="true">
        <path className="trail-walked" pathLength="1" d="M16 104c44 0 36-52 74-48 18 2 26 14 44 14" />
        <path className="trail-ahead" d="M150 68c30-6 40-34 74-48" />
        <circle className="trail-here" cx="134" cy="70" r="10" />
      </svg>
      <h1 className="text-3xl tracking-heading">{words.title}</h1>
      <p className="measure-44 text-balance text-ink-2">{words.text}</p>
      <LinkButton to={paths.home()}>{words.back}</LinkButton>
    </div>
  )
}

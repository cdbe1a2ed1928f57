import ArrowRight from 'lucide-react/icons/arrow-right'
import type { CareerSummary } from '#contract/career-summary.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { SharePictureButton } from '../../share/share-picture-button.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** At the goal: what comes after the path. */
export function TimeToApply({ summary }: { summary: CareerSummary }) {
  const words = useStrings('dashboard').apply
  const others = [
    { to: paths.mockInterview(), text: words.interview },
    { to: paths.documents(), text: words.documents },
    { to: paths.achievements(), text: words.milestone },
  ]
  return (
    <>
      <p className="text-sm font-semibold text-green-ink">{words.label}</p>
      <h2 className="mt-1.5 mb-1.5 text-xl tracking-heading">{words.title}</h2>
      <p className="text-md text-ink-2">{words.text(summary.dream.title, summary.dream.percent)}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to={paths.jobAd()} className="flex-1 whitespace-nowrap">
          {words.ad}
          <ArrowRight size={18} aria-hidden />
        </LinkButton>
        <LinkButton to={paths.applications()} variant="secondary">
          {words.track}
        </LinkButton>
      </div>
      <p className="mt-2 -mb-2 flex flex-wrap gap-x-4">
        {others.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline hover:underline-offset-3"
          >
            {text}
          </Link>
        ))}
        <SharePictureButton>{words.share}</SharePictureButton>
      </p>
    </>
  )
}

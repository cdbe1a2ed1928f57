import { useQuery } from '@tanstack/react-query'
import { getLatestResume } from '#contract/resume.ts'
import { queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { Banner } from '../ui/banner.tsx'
import { Link } from '../ui/link.tsx'

const MOST_NAMED = 6

/** A second resume takes the place of the first: which, what counts no more, and how to keep both. */
export function ReplacedNote({ isSaved }: { isSaved: boolean }) {
  const words = useStrings('resumeResult').replaced
  const named = useNames()
  const { data } = useQuery({ ...queryOf(getLatestResume), enabled: isSaved })
  const replaced = isSaved ? data?.replaced : null
  if (!replaced) return null
  const { fileName, wasByHand, skillsGone, jobsGone, certificatesGone } = replaced
  const gone = [...jobsGone, ...certificatesGone, ...skillsGone.map((name) => named(name))]
  return (
    <Banner tone="notice" className="mt-6">
      <p className="font-semibold wrap-anywhere">{wasByHand ? words.titleByHand : words.title(fileName)}</p>
      <p className="wrap-anywhere">
        {gone.length === 0 ? words.nothingGone : words.gone(gone.slice(0, MOST_NAMED), gone.length - MOST_NAMED)}
      </p>
      {gone.length === 0 ? null : (
        <p>
          <Rich
            text={words.keep}
            values={{
              resume: <NoteLink to={paths.resume()}>{words.resume}</NoteLink>,
              facts: <NoteLink to={paths.importProfile()}>{words.facts}</NoteLink>,
            }}
          />
        </p>
      )}
    </Banner>
  )
}

function NoteLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-semibold text-brand-ink underline underline-offset-3">
      {children}
    </Link>
  )
}

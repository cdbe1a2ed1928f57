import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#contract/document-profile.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Link } from '../ui/link.tsx'
import { queryOf } from './queries.ts'

/** Says before a document is made that its facts are those of an earlier resume, and leads to where both are laid side by side. */
export function OtherResumeNote({ words }: { words: { title: string; text: string; lay: string } }) {
  const { data } = useQuery({ ...queryOf(getProfile), staleTime: 0 })
  if (!data?.hasOtherResume) return null
  return (
    <Banner tone="notice" className="mb-3">
      <p className="font-semibold">{words.title}</p>
      <p>
        {words.text}{' '}
        <Link to={paths.documents()} className="font-semibold text-brand-ink underline underline-offset-3">
          {words.lay}
        </Link>
      </p>
    </Banner>
  )
}

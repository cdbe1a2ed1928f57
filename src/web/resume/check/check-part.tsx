import { resumeCheck as englishResumeCheck } from '../../strings/en/resume-check.ts'
import { useRoom } from '../../strings/strings.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { ResumeCheck } from './resume-check.tsx'

/** The check of the resume on file, as a part of its page. */
export function CheckPart({ isShown }: { isShown: boolean }) {
  const resumeCheck = useRoom('resumeCheck', englishResumeCheck)
  return (
    <Page className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl tracking-heading">{resumeCheck.heading}</h1>
        <p className="max-w-3xl text-ink-2">
          {resumeCheck.lead}{' '}
          <Link to={paths.resume()} className="font-semibold text-brand-ink underline underline-offset-3">
            {resumeCheck.back}
          </Link>
        </p>
      </header>
      <ResumeCheck isShown={isShown} />
    </Page>
  )
}

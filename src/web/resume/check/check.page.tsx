import { paths } from '../../paths.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { resumeCheck as englishResumeCheck } from '../../strings/en/resume-check.ts'
import { useRoom } from '../../strings/strings.tsx'
import { Link } from '../../ui/link.tsx'
import { ResumeCheck } from './resume-check.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.resumeCheck ?? englishResumeCheck).meta]

/** /resume/check: what is good about the resume on file, what to change, and where. */
export default function ResumeCheckPage() {
  const resumeCheck = useRoom('resumeCheck', englishResumeCheck)
  return (
    <div className="wrap grid max-w-5xl grid-cols-1 gap-6 pt-8 pb-16 sm:pt-12">
      <header className="grid gap-2">
        <h1 className="text-3xl tracking-heading">{resumeCheck.heading}</h1>
        <p className="max-w-3xl text-ink-2">
          {resumeCheck.lead}{' '}
          <Link to={paths.resume()} className="font-semibold text-brand-ink underline underline-offset-3">
            {resumeCheck.back}
          </Link>
        </p>
      </header>
      <ResumeCheck source="latest" />
    </div>
  )
}

// its part comes along with the page, not after it
import '../resume/check/check-part.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import { resumeCheck } from '../strings/en/resume-check.ts'

export { ResumePage as default } from './resume-page.tsx'

/** /resume/check: what is good about the resume on file, what to change, and where. */
export const meta = (texts: Partial<Catalogue>) => [(texts.resumeCheck ?? resumeCheck).meta]

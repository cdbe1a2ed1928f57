// its part comes along with the page, not after it
import '../resume/review/review-part.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import { resumeReview } from '../strings/en/resume-review.ts'

export { ResumePage as default } from './resume-page.tsx'

/** /resume: what was read, to be checked, corrected, confirmed, taken along or deleted. */
export const meta = (texts: Partial<Catalogue>) => [(texts.resumeReview ?? resumeReview).meta]

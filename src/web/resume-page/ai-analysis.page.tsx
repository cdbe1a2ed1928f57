// its part comes along with the page, not after it
import '../coach/coach-part.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import { coach } from '../strings/en/coach.ts'

export { ResumePage as default } from './resume-page.tsx'

/** /ai-analysis: the analysis of a resume, and the advisor beside it. */
export const meta = (texts: Partial<Catalogue>) => [(texts.coach ?? coach).meta]

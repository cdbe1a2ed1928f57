import type { Education, StudyState } from './schema.ts'

type Told = Partial<Pick<Education, 'state' | 'isExpected' | 'endDate'>>

/** How far studies are; what was stored before there were states knows only expected ends, and studies that go on. */
export const studyStateOf = ({ state, isExpected, endDate }: Told): StudyState | undefined =>
  state ?? (isExpected ? (endDate ? 'expected' : 'running') : undefined)

import { countBadge } from './badge.ts'

export const resumeReady = countBadge({
  id: 'resume-ready',
  name: 'Resume Ready',
  description: 'Upload your resume.',
  target: 1,
  activity: 'resumeUploaded',
})

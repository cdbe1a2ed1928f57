import { livePages, personLinks, publicLinks, settingsLink, type PageName } from '../../nav.ts'
import { paths } from '../../paths.ts'

export type Destination = {
  label: string
  to: string
  /** What else people may type for it. */
  words: string[]
  /** Hidden from those who want no points, streaks or boards. */
  isGame?: boolean
}

const wordsOf: Partial<Record<PageName, string[]>> = {
  dashboard: ['home', 'courses', 'progress', 'learning path'],
  aiAnalysis: ['advisor', 'chat', 'resume check'],
  mockInterview: ['practise', 'practice', 'questions'],
  arena: ['skill checks', 'challenge', 'proof', 'credential'],
  plan: ['route', 'map', 'weeks', 'calendar'],
  jobs: ['interim roles', 'work'],
  settings: ['password', 'time zone', 'theme', 'delete', 'export', 'answers', 'sessions'],
}

/** Where the palette leads, in the order of the header and then by how often one goes there. */
export function destinations(hasGameElements: boolean): Destination[] {
  const pages = [...personLinks, settingsLink].map(({ label, to, page }) => ({ label, to, words: wordsOf[page] ?? [] }))
  const more: (Destination & { page?: PageName })[] = [
    { label: 'My resume', to: paths.resume(), words: ['review', 'skills', 'download', 'cv'] },
    { label: 'Upload a resume', to: paths.resumeUpload(), words: ['pdf', 'docx', 'cv', 'new'], page: 'resumeUpload' },
    { label: 'Compare a job ad', to: paths.jobAd(), words: ['paste', 'vacancy', 'requirements'], page: 'jobs' },
    { label: "Today's challenge", to: paths.challenge(), words: ['daily', 'arena'], page: 'arena' },
    { label: 'Achievements', to: paths.achievements(), words: ['points', 'badges', 'xp', 'level', 'milestone'], page: 'achievements', isGame: true },
    { label: 'Leaderboard', to: paths.leaderboard(), words: ['rank', 'board'], page: 'leaderboard', isGame: true },
    ...publicLinks.map(({ label, to }) => ({ label, to, words: [] })),
    { label: 'Contact', to: paths.contact(), words: ['help', 'support', 'mail'] },
  ]
  const live = more.filter(({ page }) => page === undefined || livePages[page])
  return [...pages, ...live].filter((entry) => hasGameElements || !('isGame' in entry && entry.isGame))
}

import { paths } from './paths.ts'

export type PageName =
  | 'dashboard'
  | 'resumeUpload'
  | 'settings'
  | 'aiAnalysis'
  | 'mockInterview'
  | 'arena'
  | 'plan'
  | 'jobs'
  | 'achievements'
  | 'leaderboard'
  | 'feedback'
  | 'accessibility'

/**
 * A link appears with its page. Whoever builds a page turns it on here; the header's menu, the landing page and
 * the footer follow.
 */
export const livePages: Record<PageName, boolean> = {
  dashboard: true,
  resumeUpload: true,
  settings: true,
  aiAnalysis: true,
  mockInterview: true,
  arena: true,
  plan: true,
  jobs: true,
  achievements: true,
  leaderboard: true,
  feedback: true,
  accessibility: true,
}

/** A link of the frame; its words are the page's language's (strings/…/shell.ts). */
type NavLink = { to: string; page: PageName }
type PersonPage = 'dashboard' | 'aiAnalysis' | 'mockInterview' | 'arena' | 'plan' | 'jobs'

const isLive = (link: NavLink): boolean => livePages[link.page]

/** The header of a signed-in person, and the top of their menu. */
const allPersonLinks: (NavLink & { page: PersonPage })[] = [
  { to: paths.dashboard(), page: 'dashboard' },
  { to: paths.aiAnalysis(), page: 'aiAnalysis' },
  { to: paths.mockInterview(), page: 'mockInterview' },
  { to: paths.arena(), page: 'arena' },
  { to: paths.plan(), page: 'plan' },
  { to: paths.jobs(), page: 'jobs' },
]

export const personLinks = allPersonLinks.filter(isLive)

export const settingsLink: NavLink = { to: paths.settings(), page: 'settings' }

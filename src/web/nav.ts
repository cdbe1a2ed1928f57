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

export type NavLink = { label: string; to: string; page: PageName }
/** A link of the header, whose words are the page's language's (strings/…/shell.ts). */
type PersonPage = 'dashboard' | 'aiAnalysis' | 'mockInterview' | 'arena' | 'plan' | 'jobs'

const isLive = (link: NavLink): boolean => livePages[link.page]

/** The header of a signed-in person, and the top of their menu. */
const allPersonLinks: (NavLink & { page: PersonPage })[] = [
  { label: 'Dashboard', to: paths.dashboard(), page: 'dashboard' },
  { label: 'AI Analysis', to: paths.aiAnalysis(), page: 'aiAnalysis' },
  { label: 'Mock Interview', to: paths.mockInterview(), page: 'mockInterview' },
  { label: 'Arena', to: paths.arena(), page: 'arena' },
  { label: 'Plan', to: paths.plan(), page: 'plan' },
  { label: 'Jobs', to: paths.jobs(), page: 'jobs' },
]

export const personLinks = allPersonLinks.filter(isLive)

export const settingsLink: NavLink = { label: 'Settings', to: paths.settings(), page: 'settings' }

/** Everybody sees these; they are highlighted when active. */
export const publicLinks = [
  { label: 'About', to: paths.about() },
  { label: 'Pricing', to: paths.pricing() },
] as const

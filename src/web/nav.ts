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
 * A link appears with its page. Anyone who builds a page turns it on here; the header's menu, the landing page and
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

/** The pages that the frame leads to; what each is called stands in strings/…/shell.ts under the same key. */
export const personPages = {
  dashboard: paths.dashboard(),
  plan: paths.plan(),
  mockInterview: paths.mockInterview(),
  arena: paths.arena(),
  jobs: paths.jobs(),
  openings: paths.openings(),
  applications: paths.applications(),
  jobAd: paths.jobAd(),
  saveJob: paths.saveJob(),
  resume: paths.resume(),
  resumeCheck: paths.resumeCheck(),
  aiAnalysis: paths.aiAnalysis(),
  documents: paths.documents(),
  achievements: paths.achievements(),
  leaderboard: paths.leaderboard(),
  year: paths.year(),
  settings: paths.settings(),
} as const

export type PersonPage = keyof typeof personPages

/**
 * What belongs together: one entry of the header and of the phone's bar, and one row of tabs over its pages. Each page
 * keeps its address. A new page is a line above, its name in shell.ts, and its key here.
 */
export const areas = {
  dashboard: ['dashboard'],
  plan: ['plan'],
  practise: ['mockInterview', 'arena'],
  jobs: ['jobs', 'openings', 'applications', 'jobAd', 'saveJob'],
  resume: ['resume', 'resumeCheck', 'aiAnalysis', 'documents'],
  progress: ['achievements', 'leaderboard', 'year'],
  account: ['settings'],
} as const satisfies Record<string, readonly PersonPage[]>

export type Area = keyof typeof areas

const places = Object.entries(areas).flatMap(([area, pages]) =>
  pages.map((page) => ({ area: area as Area, to: personPages[page] })),
)

/** Where an address belongs: to the page whose address begins it, the longest first. */
export function areaOf(path: string): Area | undefined {
  return places.filter(({ to }) => isBelow(path, to)).sort((one, other) => other.to.length - one.to.length)[0]?.area
}

/** The tabs over a page: those of its area, when it is one of them itself and not a page below one; and over the import, which lists come from. */
export function tabsOver(path: string): readonly PersonPage[] {
  const area = path === paths.importApplications() ? 'jobs' : places.find(({ to }) => to === path)?.area
  const pages: readonly PersonPage[] = area ? areas[area] : []
  return pages.length > 1 ? pages : []
}

/** Shows nothing of the rest of the product: one thing is asked here, and then the next. */
export function isOnboarding(path: string): boolean {
  return path === paths.resumeUpload()
}

/** Somebody who wants no points, streaks or boards has no such pages either. */
export const gamePages: ReadonlySet<PersonPage> = new Set(['achievements', 'leaderboard'])

function isBelow(path: string, to: string): boolean {
  return path === to || path.startsWith(`${to}/`)
}

import { DEFAULT_LANGUAGE, LANGUAGES, SITE_LANGUAGES, type SiteLanguage } from '#core/account/languages.ts'

/** All links, in one place. A dream role or an id goes through `encodeURIComponent` here and nowhere else. */

/** An address with what is known of its query. */
export const withQuery = (path: string, query: Record<string, string | null | undefined>): string => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`
}

/** Pages that stand once per language, English without a prefix: '/pricing' and '/tr/pricing'. */
const sitePaths = {
  home: '/',
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  credits: '/credits',
  accessibility: '/accessibility',
} as const

/** The app's pages for guests: as public, but made of forms. */
const guestPaths = {
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  tryIt: '/try',
} as const

const publicPaths = { ...sitePaths, ...guestPaths }

export type SitePageName = keyof typeof sitePaths
export type PublicPageName = keyof typeof publicPaths
export const sitePageNames = Object.keys(sitePaths) as SitePageName[]
export type GuestPageName = keyof typeof guestPaths
export const guestPageNames = Object.keys(guestPaths) as GuestPageName[]

/** The languages that a public page is written in. */
export const languagesOf = (page: PublicPageName): readonly SiteLanguage[] =>
  page in guestPaths ? LANGUAGES : SITE_LANGUAGES

/** The app's own forms stand in English where it does not speak the language of the page. */
export function publicPath(page: PublicPageName, language: SiteLanguage): string {
  const path = publicPaths[page]
  if (language === DEFAULT_LANGUAGE || !languagesOf(page).includes(language)) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The links of one language's pages. */
export function publicPathsIn(language: SiteLanguage) {
  const to = (page: PublicPageName) => publicPath(page, language)
  return {
    home: () => to('home'),
    howItWorks: () => `${to('home')}#how-it-works`,
    pricing: () => to('pricing'),
    about: () => to('about'),
    contact: () => to('contact'),
    terms: () => to('terms'),
    privacy: () => to('privacy'),
    credits: () => to('credits'),
    accessibility: () => to('accessibility'),
    signup: (query: { plan?: string; callback?: string } = {}) => withQuery(to('signup'), query),
    login: (query: { callback?: string } = {}) => withQuery(to('login'), query),
    forgotPassword: () => to('forgotPassword'),
    tryIt: () => to('tryIt'),
    resetPassword: (query: { token?: string } = {}) => withQuery(to('resetPassword'), query),
  }
}

export const paths = {
  ...publicPathsIn(DEFAULT_LANGUAGE),
  verifyEmail: () => '/verify-email',
  resumeUpload: (query: { step?: string } = {}) => withQuery('/resume-upload', query),
  resume: (query: { build?: string } = {}) => withQuery('/resume', query),
  resumeCheck: () => '/resume/check',
  dashboard: () => '/dashboard',
  achievements: () => '/dashboard/achievements',
  leaderboard: () => '/dashboard/Leaderboard',
  year: () => '/dashboard/year',
  aiAnalysis: (query: { conversation?: string } = {}) => withQuery('/ai-analysis', query),
  /** The advisor alone, as high as the window. */
  advisor: (query: { conversation?: string } = {}) => withQuery('/ai-analysis/chat', query),
  mockInterview: () => '/mock-interview',
  arena: (query: { skill?: string } = {}) => withQuery('/arena', query),
  challenge: () => '/arena/challenge',
  arenaQuota: () => '/arena/quota',
  skillCheck: (attemptId: string) => `/arena/checks/${encodeURIComponent(attemptId)}`,
  proof: (credentialId: string) => `/proofs/${encodeURIComponent(credentialId)}`,
  way: (token: string) => `/ways/${encodeURIComponent(token)}`,
  plan: () => '/plan',
  jobAd: () => '/job-ad',
  documents: () => '/documents',
  facts: () => '/documents/facts',
  importProfile: () => '/documents/import',
  /** `application`: the one that it was made for, chosen when a copy is kept as sent. */
  document: (documentId: string, query: { application?: string | undefined } = {}) =>
    withQuery(`/documents/${encodeURIComponent(documentId)}`, query),
  openings: (query: { q?: string; watch?: string } = {}) => withQuery('/openings', query),
  openingWatches: () => '/openings/watches',
  openingSources: () => '/openings/sources',
  saveJob: () => '/save',
  jobs: () => '/jobs',
  applications: () => '/applications',
  application: (id: string) => `/applications/${encodeURIComponent(id)}`,
  importApplications: () => '/applications/import',
  workRecord: () => '/applications/record',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  me: () => '/me',
  settings: () => '/settings',
  ownPlan: () => '/settings/plan',
} as const

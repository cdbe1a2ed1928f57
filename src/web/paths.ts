/** All links, in one place. A dream role or an id goes through `encodeURIComponent` here and nowhere else. */

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`
}

export const paths = {
  home: () => '/',
  howItWorks: () => '/#how-it-works',
  pricing: () => '/pricing',
  about: () => '/about',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: () => '/privacy',
  credits: () => '/credits',
  accessibility: () => '/accessibility',
  signup: (query: { plan?: string; callback?: string } = {}) => withQuery('/signup', query),
  login: (query: { callback?: string } = {}) => withQuery('/login', query),
  forgotPassword: () => '/forgot-password',
  verifyEmail: () => '/verify-email',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  resumeUpload: (query: { step?: string } = {}) => withQuery('/resume-upload', query),
  resume: () => '/resume',
  resumeCheck: () => '/resume/check',
  dashboard: () => '/dashboard',
  achievements: () => '/dashboard/achievements',
  leaderboard: () => '/dashboard/Leaderboard',
  aiAnalysis: (query: { conversation?: string } = {}) => withQuery('/ai-analysis', query),
  mockInterview: () => '/mock-interview',
  arena: () => '/arena',
  challenge: () => '/arena/challenge',
  arenaQuota: () => '/arena/quota',
  skillCheck: (attemptId: string) => `/arena/checks/${encodeURIComponent(attemptId)}`,
  plan: () => '/plan',
  jobAd: () => '/job-ad',
  jobs: () => '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  settings: () => '/settings',
} as const

/** Written out as HTML at build time. */
export const prerenderedPaths = ['/', '/pricing', '/about', '/contact', '/terms', '/privacy', '/credits', '/accessibility', '/offline'] as const

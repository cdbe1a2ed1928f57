import { LANGUAGES, type Language } from '#core/account/languages.ts'
import { guestPageNames, publicPath, type GuestPageName } from './paths.ts'

/** A page of the app: where it is found, and the file that draws it. */
export type AppPage = { path: string; file: string; guest?: { page: GuestPageName; language: Language } }

const route = (path: string, file: string): AppPage => ({ path: `/${path}`, file })

const guestFiles: Record<GuestPageName, string> = {
  login: 'account/login.page.tsx',
  signup: 'account/signup.page.tsx',
  forgotPassword: 'account/forgot-password.page.tsx',
  resetPassword: 'account/reset-password.page.tsx',
  tryIt: 'share/try-it.page.tsx',
}

/** Public forms, once per language. They are written out as HTML by the build; all others begin as the app's shell. */
export const guestPages: readonly AppPage[] = LANGUAGES.flatMap((language) =>
  guestPageNames.map((page) => ({
    path: publicPath(page, language),
    file: guestFiles[page],
    guest: { page, language },
  })),
)

/** For everybody, signed in or not. */
export const openPages: readonly AppPage[] = [
  route('verify-email', 'account/verify-email.page.tsx'),
  route('unsubscribe', 'notices/unsubscribe.page.tsx'),
  route('proofs/:credentialId', 'arena/proof.page.tsx'),
  ...(import.meta.env?.DEV ? [route('styleguide', 'styleguide/styleguide.page.tsx')] : []),
]

/** For everybody; with the frame and the language of the person who is signed in. */
export const sharedPages: readonly AppPage[] = [
  route('openings', 'openings/openings.page.tsx'),
  route('openings/sources', 'openings/sources.page.tsx'),
  route('ways/:token', 'share/way.page.tsx'),
]

/** Everything behind the sign-in. */
export const personPages: readonly AppPage[] = [
  route('resume-upload', 'resume/resume-upload.page.tsx'),
  route('resume', 'resume-page/review.page.tsx'),
  route('resume/check', 'resume-page/check.page.tsx'),
  route('me', 'shell/me.page.tsx'),
  route('settings', 'account/settings.page.tsx'),
  route('settings/plan', 'account/plan/plan.page.tsx'),
  route('settings/:part', 'account/settings.page.tsx'),
  route('connect', 'account/connect/connect.page.tsx'),
  route('dashboard', 'career/dashboard.page.tsx'),
  route('dashboard/achievements', 'progress/achievements.page.tsx'),
  route('dashboard/Leaderboard', 'progress/leaderboard.page.tsx'),
  route('dashboard/year', 'career/year/year.page.tsx'),
  route('plan', 'career/plan/plan.page.tsx'),
  route('job-ad', 'career/job-ad/job-ad.page.tsx'),
  route('documents', 'documents/documents.page.tsx'),
  route('documents/facts', 'documents/facts.page.tsx'),
  route('documents/import', 'documents/import.page.tsx'),
  route('documents/:documentId', 'documents/document.page.tsx'),
  route('save', 'career/save-job/save-job.page.tsx'),
  route('jobs', 'career/jobs.page.tsx'),
  route('openings/watches', 'openings/watches.page.tsx'),
  route('applications', 'applications/applications.page.tsx'),
  route('applications/import', 'applications/import.page.tsx'),
  route('applications/record', 'applications/record.page.tsx'),
  route('applications/:id', 'applications/application.page.tsx'),
  route('jobs/:id', 'career/job.page.tsx'),
  route('ai-analysis', 'resume-page/ai-analysis.page.tsx'),
  route('ai-analysis/chat', 'coach/chat.page.tsx'),
  route('mock-interview', 'interview/mock-interview.page.tsx'),
  route('arena', 'arena/arena.page.tsx'),
  route('arena/challenge', 'arena/challenge.page.tsx'),
  route('arena/quota', 'arena/quota.page.tsx'),
  route('arena/checks/:attemptId', 'arena/check.page.tsx'),
]

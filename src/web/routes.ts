import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

// run by the build, in Node, but typed with the pages
declare const process: { env: Record<string, string | undefined> }
const isDevelopment = process.env.NODE_ENV !== 'production'

/** Turkish has a folder of its own; its public pages are the same parts with other texts. */
const turkish = prefix('tr', [
  index('tr/landing.page.tsx'),
  ...['pricing', 'about', 'contact', 'terms', 'privacy', 'credits', 'accessibility'].map((page) =>
    route(page, `tr/${page}.page.tsx`),
  ),
  layout('tr/guest.layout.tsx', [route('login', 'tr/login.page.tsx'), route('signup', 'tr/signup.page.tsx')]),
  route('forgot-password', 'tr/forgot-password.page.tsx'),
  route('reset-password', 'tr/reset-password.page.tsx'),
  route('*', 'tr/not-found.page.tsx'),
])

/** All pages. Public ones are prerendered (paths.ts); the rest starts from the fallback page. */
export default [
  index('marketing/landing.page.tsx'),
  route('pricing', 'marketing/pricing.page.tsx'),
  route('about', 'marketing/about.page.tsx'),
  route('contact', 'marketing/contact.page.tsx'),
  route('terms', 'marketing/terms.page.tsx'),
  route('privacy', 'marketing/privacy.page.tsx'),
  route('credits', 'marketing/credits.page.tsx'),
  route('accessibility', 'marketing/accessibility.page.tsx'),
  ...turkish,
  route('offline', 'shell/offline.page.tsx'),
  layout('shell/guest.layout.tsx', [
    route('login', 'account/login.page.tsx'),
    route('signup', 'account/signup.page.tsx'),
  ]),
  route('forgot-password', 'account/forgot-password.page.tsx'),
  route('reset-password', 'account/reset-password.page.tsx'),
  route('verify-email', 'account/verify-email.page.tsx'),
  route('proofs/:credentialId', 'arena/proof.page.tsx'),
  layout('shell/person.layout.tsx', [
    // everything signed in
    route('resume-upload', 'resume/resume-upload.page.tsx'),
    route('resume', 'resume/review/review.page.tsx'),
    route('resume/check', 'resume/check/check.page.tsx'),
    route('settings', 'account/settings.page.tsx'),
    route('dashboard', 'career/dashboard.page.tsx'),
    route('dashboard/achievements', 'progress/achievements.page.tsx'),
    route('dashboard/Leaderboard', 'progress/leaderboard.page.tsx'),
    route('plan', 'career/plan/plan.page.tsx'),
    route('job-ad', 'career/job-ad/job-ad.page.tsx'),
    route('jobs', 'career/jobs.page.tsx'),
    route('jobs/:id', 'career/job.page.tsx'),
    route('ai-analysis', 'coach/ai-analysis.page.tsx'),
    route('mock-interview', 'interview/mock-interview.page.tsx'),
    route('arena', 'arena/arena.page.tsx'),
    route('arena/challenge', 'arena/challenge.page.tsx'),
    route('arena/quota', 'arena/quota.page.tsx'),
    route('arena/checks/:attemptId', 'arena/check.page.tsx'),
  ]),
  ...(isDevelopment ? [route('styleguide', 'styleguide/styleguide.page.tsx')] : []),
  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig

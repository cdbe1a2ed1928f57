/**
 * Which rooms of a root may import which, and why. A room may always import the ground of its root; any other import is
 * an arrow of this table. Arrows form no circle. A new room is one line here, then `npm run import-rules`, which writes
 * the linter's rules and the table in ARCHITECTURE.md; a test keeps the three the same.
 */

type Root = { ground: readonly string[]; rooms: Readonly<Record<string, Readonly<Record<string, string>>>> }

export const roots: Readonly<Record<'core' | 'server' | 'web', Root>> = {
  core: {
    ground: ['text'],
    rooms: {
      account: {},
      applications: { career: 'titles of roles', resume: 'the printed record' },
      openings: {
        ads: 'jobs of an answer',
        applications: 'keys of a posting',
        career: 'the match',
      },
      skills: {},
      career: { skills: 'skills of a text' },
      ads: { career: 'the catalogue', resume: 'words of places, titles and months', skills: 'skills of a text' },
      arena: { career: 'skills and roles' },
      progress: { account: 'the bonus of a plan' },
      resume: { career: 'the catalogue', skills: 'skills of a text' },
      documents: {
        ads: 'what is applied for',
        career: 'the catalogue',
        coach: 'blocks of material',
        resume: 'facts and printing',
        skills: 'skills of a text',
      },
      coach: { career: 'the catalogue', resume: 'lines and checks' },
      interview: { career: 'roles', coach: 'prompts', skills: 'skills of an answer' },
      notices: { account: 'languages' },
      assistant: { coach: 'blocks of material', documents: 'facts and drafts' },
    },
  },
  server: {
    ground: ['db', 'http', 'model', 'users', 'workers'],
    rooms: {
      progress: {},
      account: { progress: 'what signing up earns' },
      billing: {},
      tokens: { account: 'second step and sessions' },
      career: { progress: 'what an action earns' },
      resume: { career: 'skills become evidence and courses', progress: 'what an action earns' },
      arena: { career: 'evidence and the dream role', progress: 'what an action earns, quotas' },
      interview: { career: 'the dream role', progress: 'what an action earns, quotas' },
      ads: { career: 'the person against an ad', progress: 'what an action earns', resume: 'an ad in a file' },
      applications: {
        ads: 'the ad applied to',
        career: 'the dream role',
        interview: 'questions to prepare',
        progress: 'what an action earns',
      },
      openings: {
        ads: 'an opening kept as an ad',
        applications: 'an opening saved',
        career: 'skills against an opening',
      },
      documents: {
        ads: 'what is applied for',
        applications: 'what was sent for one',
        career: 'the dream role',
        resume: 'the facts',
        progress: 'quotas',
      },
      notices: { account: 'mail', applications: 'due dates', career: 'the path', progress: 'streaks' },
      coach: { career: 'facts for an answer', progress: 'what an action earns', resume: 'the resume and its check' },
      assistant: {
        ads: 'tools for ads',
        applications: 'tools for applications',
        career: 'tools for the plan',
        documents: 'tools for documents',
        interview: 'tools for stories',
        resume: 'tools for the resume',
      },
      site: {},
      profile: {
        billing: 'the subscription ends with the account',
        account: 'the password again before deletion',
        career: 'answers in the details',
        progress: 'streak and board name',
        site: 'messages to delete',
      },
      backup: {},
      retention: {},
      adapters: {
        account: 'the port for mail',
        interview: 'how near answers come to questions',
        openings: 'the port for openings',
        resume: 'the port for documents',
        ads: 'the port for job pages',
        arena: 'the port for programs',
        notices: 'the port for push',
        billing: 'the port for payments',
      },
    },
  },
  web: {
    ground: ['fonts', 'lib', 'strings', 'ui'],
    rooms: {
      progress: { notices: 'remind me' },
      share: {},
      resume: { share: 'a picture of the map' },
      arena: { notices: 'remind me', progress: 'points after a check' },
      interview: { progress: 'points after an answer' },
      career: {
        notices: 'remind me',
        progress: 'cards of the dashboard',
        resume: 'the words of the questions',
        share: 'a picture of the map',
      },
      coach: { resume: 'the check of the resume' },
      'resume-page': { coach: 'the analysis', resume: 'what was read and its check' },
      documents: { resume: 'the date of a fact' },
      applications: { career: 'the match of an ad', documents: 'what was sent', notices: 'remind me' },
      openings: { notices: 'remind me' },
      shell: { notices: 'devices, once more at each start', progress: 'streak, moments and feedback' },
      account: {
        career: 'answers in the settings',
        notices: 'reminders in the settings',
        progress: 'boards and game elements in the settings',
        resume: 'the language of the questions',
        shell: 'the theme in the settings',
      },
      styleguide: { shell: 'the theme' },
      worker: {},
      notices: {},
    },
  },
}

import { adFlags, scamWords } from './ad-flags.ts'
import { similarJob } from './similar-job.ts'
import { datesOf } from '../date-format.ts'

const { date } = datesOf('en')

/** Keeping a job ad from a link, a shared page or a paste. */
export const saveJob = {
  meta: { title: 'Save a job · Waymark' },
  heading: 'Save a job',
  lead: 'Give the link or the text of an ad. You see what was read before anything is kept, and only you can see it.',
  link: 'Link to the job',
  linkHint:
    'Links of job boards such as Greenhouse, Lever, Ashby, Workday, Personio, SmartRecruiters and Teamtailor are opened. For all others (LinkedIn and Indeed too), paste the text as well.',
  text: 'Text of the ad',
  textHint: 'Needed when the page asks for a sign-in or its link cannot be opened.',
  file: 'Or a page or file you have saved',
  fileHint:
    'A page from your browser as HTML or one file (.mhtml), or the ad as PDF or Word (.docx). Nothing is sent before you press Read it.',
  notAPage: 'This file is no page that we can read. Save the page as HTML or PDF, or paste its text.',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. Paste the text of the ad.`,
  fileInstead: (name: string) => `${name} is read and not this text. When you write here, the text counts.`,
  dropFile: 'Remove the file',
  missing: 'Give the link, the text of the ad or a saved page or file',
  look: 'Read it',
  day: (day: string) => date(day),
  save: 'Save this job',
  saved: (title: string) => `Saved: ${title}`,
  savedBefore: 'You have saved this posting before.',
  similar: similarJob,
  openSaved: 'Open in my applications',
  anywhere: {
    title: 'Save from any page',
    note: 'Without copying links',
    bookmark: {
      title: 'A bookmark',
      text: 'Drag this to your bookmarks bar. On the page of a job, click it: the page is read here, and you press Save.',
      name: 'Save to Waymark',
      copy: 'Copy it as text',
      copied: 'Copied. Put it in as the address of a new bookmark.',
    },
    share: {
      title: 'On a phone',
      text: 'Install Waymark on the home screen. Then it stands in the Share menu of your browser and of job apps.',
    },
    extension: {
      title: 'An extension',
      text: 'For Chrome and Firefox, in the folder “extension” of the Waymark source: one button, and it sees only the page on which you press it. It needs a personal token from your settings.',
    },
  },
  untitled: 'a job without a title',
  notRead: 'The ad could not be read. Please try again.',
  found: 'What was read',
  foundNote: 'Nothing is kept yet',
  nothing: 'Not named',
  names: {
    title: 'Title',
    company: 'Employer',
    locations: 'Place',
    workplace: 'Where you work',
    pay: 'Pay',
    postedOn: 'Posted',
    validThrough: 'Apply by',
  },
  mode: { remote: 'Remote', hybrid: 'Partly at home', onsite: 'On site' },
  check: 'Please check',
  conditions: 'Hard conditions',
  kind: {
    job: '',
    closed: 'This posting says that it is closed. It cannot be saved.',
    list: 'This page lists several jobs. Open the one you mean and give its link.',
    'login-wall': 'This page asks for a sign-in. Paste the text of the ad.',
    stub: 'This page came without its text. Paste the text of the ad.',
    'not-a-job': 'This does not read like a job ad. Paste the text of the ad.',
  },
  /** Of a text that was pasted. */
  pasted: {
    closed: 'This posting says that it is closed. It cannot be saved.',
    list: 'This text lists several jobs. Paste the one you mean.',
    'login-wall': 'This is the text of a sign-in page. Paste the text of the ad.',
    stub: 'This text is too short to be read as a job ad. Paste all of it, with the title and the employer.',
    'not-a-job': 'This does not read like a job ad. Paste all of it, with the title and the employer.',
  },
  lookTwice: 'Look twice',
  flags: adFlags,
  scam: scamWords,
} as const

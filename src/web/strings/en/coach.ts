import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { shortMoment } = datesOf('en')
const { number, percent } = formatsOf('en')

const sent = 'Your resume without your name and contact details, your career facts and your questions'
const named = (model: string | null) => (model ? ` (${model})` : '')

/** The analysis of a resume and the advisor. */
export const coach = {
  meta: { title: 'AI Resume Analysis · Waymark' },
  advisorMeta: { title: 'AI Career Advisor · Waymark' },
  heading: 'AI Resume Analysis',
  lead: 'Upload your resume for instant AI-powered analysis and career guidance.',
  notLoaded: 'This page could not be loaded. Please try again.',
  slow: 'This takes longer than usual; it has not failed.',
  notice: {
    noKey: "No AI key is configured. The AI provider's API key should be added to the environment file.",
    noKeyAdvice: 'Whoever runs this server can do that. What is below works without it.',
    noKeyForChat: 'The people who run this server can do that. Until then no question is answered here.',
    fake: 'No AI answers here: this server runs with its built-in fake provider (AI_FAKE=1), which joins what code knows and understands nothing. It is meant for development.',
    failing:
      'The AI provider failed several times in a row. You can try in a minute; the resume check works as always.',
    spent: 'You have used your AI answers for today. They renew at midnight UTC.',
    low: (part: number) => `${percent(part)} of your AI answers for today are left. They renew at midnight UTC.`,
  },
  /** Who reads what is sent. */
  reader: {
    own: (model: string | null) => `${sent} are read by a model on this server's own network${named(model)}.`,
    openai: (model: string | null) => `${sent} are sent to OpenAI${named(model)}.`,
    other: (model: string | null) => `${sent} are sent to this server's AI provider${named(model)}.`,
  },
  picker: {
    label: 'Your resume',
    select: 'Select a resume file',
    analysisStarts: 'A PDF of at most 5 MB. The analysis starts at once.',
    checkStarts: 'A PDF of at most 5 MB. The resume check starts at once.',
    onFile: (fileName: string) => `On file: ${fileName}`,
    onFileUnnamed: 'On file: your resume',
    useOnFile: 'Use the resume on file',
    notSent: (name: string) => `Not sent: ${name}`,
    refusals: {
      several: 'Please upload only one file',
      noPdf: 'Please upload a PDF file',
      tooLarge: 'The file is larger than 5 MB',
    },
  },
  analysis: {
    title: 'Analysis Results',
    stop: 'Stop',
    again: 'Analyze again',
    nothingCame: 'Nothing of the analysis came.',
    beingWritten: 'The analysis is being written…',
    thinking: 'Thinking about it…',
    reading: 'Reading your resume…',
    notOpened: 'The conversation could not be opened. Please try again.',
    noProvider:
      'The analysis is written by an AI provider, and none is configured. The resume check needs none: choose a PDF and see what it finds.',
    noProviderChecked:
      'The analysis is written by an AI provider, and none is configured. The resume check needs none: its score stands above.',
    onlyChat: 'This conversation began with a question. Choose a resume to have it analyzed in a new one.',
    nothingYet:
      'Choose a resume above. You get what is strong, what is missing and better wording, and every remark leads to the line it is about.',
  },
  chat: {
    title: 'Chat with AI Career Advisor',
    anew: 'New chat',
    fullPage: 'Open the chat as a whole page',
    toAnalysis: 'To the analysis',
    /** What the advisor has before it. */
    about: {
      file: (fileName: string) => `About ${fileName}`,
      resume: 'About your resume',
      career: 'About your career',
      onFile: 'About your resume on file, your gaps and your path',
      path: 'About your career, your gaps and your path',
    },
    suggestions: 'Worth asking',
    log: 'Conversation',
    you: 'You',
    advisor: 'AI Advisor',
    /** In whose name the first message stands where no provider answers. */
    check: 'Resume check',
    toNewest: 'To the newest',
    nothingCame: 'No answer came.',
    retry: 'Retry',
  },
  form: {
    label: 'Your question',
    placeholder: 'Ask a question about your resume or career...',
    tooLong: (most: number, length: number) =>
      `Please keep your question under ${number(most)} characters; this has ${number(length)}.`,
    afterAnalysis: 'You can ask once the analysis is written.',
    caution: 'AI can be wrong: check what matters.',
    stop: 'Stop',
    send: 'Send',
  },
  answer: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser did not allow copying. Select the text and copy it yourself.',
    stoppedAtOnce: 'Stopped before anything came.',
    stopped: 'Stopped here.',
    cutOff: 'The answer reached its length limit and stops here.',
    brokeOff: 'The answer broke off here.',
  },
  failures: {
    noKey: "The AI provider's API key is not configured.",
    noKeyForChat: "The AI provider's API key is not configured. Please add your API key to continue.",
    analysis: 'Failed to analyze resume',
    chat: 'Error communicating with AI. Please try again.',
  },
  line: {
    show: (line: number) => `L${line}: show line ${line} of your resume`,
    ofResume: (line: number) => `Line ${line} of your resume`,
    ofFile: (line: number, fileName: string) => `Line ${line} of ${fileName}`,
  },
  saved: {
    title: 'Saved conversations',
    note: 'Kept for you until you delete them.',
    notLoaded: 'Your conversations could not be loaded. Please try again.',
    none: 'Nothing yet. Each analysis and each chat appears here.',
    when: (instant: string) => shortMoment(instant),
    all: (count: number) => `Show all ${number(count)}`,
    fewer: 'Show fewer',
    deleteAll: 'Delete all',
    deleteOne: (title: string) => `Delete: ${title}`,
  },
  deletion: {
    all: 'Delete all conversations?',
    allText: (count: number) =>
      `All ${number(count)} of them, with questions and answers, will be gone for good. Your resume stays.`,
    allDone: 'All conversations deleted',
    one: 'Delete this conversation?',
    oneText: (title: string) => `'${title}', with its questions and answers, will be gone for good. Your resume stays.`,
    oneDone: 'Conversation deleted',
    keep: 'Keep',
    delete: 'Delete',
    failed: 'It could not be deleted. Please try again.',
  },
  /** Said to those who listen. */
  news: {
    opening: 'Opening the conversation…',
    analyzing: 'Your resume is being analyzed.',
    answering: 'AI Advisor is answering.',
    says: (answer: string) => `AI Advisor: ${answer}`,
    stopped: 'Stopped.',
    analyzed: 'The analysis is complete.',
  },
} as const

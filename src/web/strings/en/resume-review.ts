import { formatsOf } from '../format.ts'

const { day, fileSize, list, number, percent } = formatsOf('en')

/** The page on which a resume is looked over; its facts have a room of their own. */
export const resumeReview = {
  meta: { title: 'Your resume · Waymark' },
  heading: 'Your resume',
  none: {
    title: 'No resume yet',
    text: 'Upload one as PDF or DOCX, or build one from your facts in about ten minutes.',
    upload: 'Upload a resume',
    build: 'Build a resume in ten minutes',
  },
  /** For whoever has picked skills so far and nothing else. */
  build: {
    onlySkills: 'So far there are only skills here.',
    text: 'Add what is true of you, in any order: your name, a job, an internship or voluntary work, a school, a project. Then confirm.',
    fill: 'Build from your facts',
    filled: 'Filled in from your facts',
    next: 'The finished resume to send, as PDF or Word, is made under {documents}.',
    toDocuments: 'Resumes and letters',
  },
  header: {
    heading: 'Your resume',
    draftHeading: 'Check what we read',
    status: { draft: 'Draft', confirmed: 'Confirmed', manual: 'Entered by hand' },
    point: 'Point at a fact, or press the place named beside it, to see where it stands in your document.',
    lead: 'Change what is wrong, add what is missing, then confirm: courses and matches follow.',
    upload: 'Upload a resume',
    uploadOther: 'Upload another resume',
    /** `more` are marked beside those that are asked about. */
    doubts: (count: number, more: number) => {
      const asked = count === 1 ? 'Please look at one fact twice' : `Please look at ${number(count)} facts twice`
      return `${asked}${more > 0 ? `; ${number(more)} more ${more === 1 ? 'is' : 'are'} marked` : ''}.`
    },
    toDoubt: 'Go to the first',
    note: 'Please note',
  },
  sides: { label: 'Your resume', facts: 'What we read', document: 'Document' },
  document: {
    label: 'Your document',
    notKept: 'The file itself is not kept, so it cannot be shown here. {upload} to see where each fact comes from.',
    uploadAgain: 'Upload it again',
    unnamed: 'your resume',
    cut: 'The document goes on; only its beginning was read.',
    places: 'Places in the document. Arrow keys move between them.',
    goTo: (facts: readonly string[], more: number) =>
      `go to ${list(more > 0 ? [...facts, `${number(more)} more`] : facts)}`,
    page: (page: number, of: number, file: string) => `Page ${number(page)} of ${number(of)} of ${file}`,
    pageAsText: (page: number) => `Page ${number(page)} as text`,
  },
  bar: {
    done: 'Everything is confirmed.',
    empty: 'What you add counts once you confirm.',
    changed: 'Your changes count once you confirm.',
    draft: 'This counts already; correct it any time.',
    kept: 'Your changes are kept on this device.',
    last: (step: string) => `Last: ${step}`,
    undo: 'Undo',
    undoStep: (step: string) => `Undo: ${step} (Ctrl+Z)`,
    confirm: 'Confirm',
    toPlan: 'See my plan',
  },
  confirmed: {
    title: 'Confirmed. Thank you for looking it over.',
    matchStays: (role: string, match: number) => `Your match with ${role} stays at ${percent(match / 100)}.`,
    matchMoved: (role: string, before: number, after: number) =>
      `Your match with ${role} went from ${percent(before / 100)} to ${percent(after / 100)}.`,
    coursesAdded: (titles: readonly string[]) => `New on your list: ${list(titles)}.`,
    coursesRemoved: (titles: readonly string[]) => `No longer needed: ${list(titles)}.`,
    coursesStay: 'Your recommended courses stay as they are.',
    toDashboard: 'Go to dashboard',
  },
  elsewhere: {
    other: 'This is no longer your newest resume: another one took its place in another window or on another device.',
    changed: 'Your resume was changed in another window or on another device meanwhile.',
    nothingSaved: 'Nothing from here was saved over it; your changes go along when you look at the newer one.',
    show: 'Show the newer one',
    step: 'your changes from before',
    carried: (names: readonly string[]) =>
      `This is the newer one, with what you had changed: ${list(names.slice(0, 12))}${names.length > 12 ? ' …' : ''}. Look it over and confirm; Undo takes it out again. Where the newer one says otherwise, it stands.`,
    noneCarried: 'This is the newer one. Nothing of what you had changed fits it.',
  },
  leave: {
    title: 'Leave without confirming?',
    text: 'Your changes do not count yet. They are kept on this device until you come back.',
    leave: 'Leave',
    stay: 'Stay and confirm',
  },
  takeAlong: {
    title: 'Take it along',
    note: 'A clean copy of what you confirmed, in one column, that application systems can read.',
    draftNote: 'A clean copy of what was read. Confirm your changes first, and they are in it.',
    formats: { pdf: 'PDF', docx: 'Word (DOCX)', jsonresume: 'JSON Resume' },
    fileName: (name: string | null) => `${name ?? 'My'} resume`,
  },
  files: {
    title: 'Your files',
    note: 'The last three you uploaded. Only you can see them.',
    unnamed: 'Your resume',
    unnamedFile: 'resume',
    shownAbove: 'Shown above',
    size: (bytes: number) => fileSize(bytes),
    savedOn: (instant: string) => day(Date.parse(instant)),
    download: (file: string | null) => `Download ${file ?? 'the file'}`,
    delete: (file: string | null) => `Delete ${file ?? 'the file'}, keep what was read`,
    none: 'No file is kept. What was read from it is still yours.',
    noneLeft: 'No file is kept.',
    forget: 'Do not keep my file.',
    forgetText:
      'It is read and forgotten, and those kept are deleted. You then see the facts without the document beside them.',
    nowKept: 'Files are kept from now on',
    nowForgotten: 'Your files are deleted; none is kept from now on',
  },
  deletion: {
    text: 'Deletes this resume, its file and the skills it showed. Your courses are chosen again.',
    textByHand: 'Deletes what you entered here and the skills it showed. Your courses are chosen again.',
    open: 'Delete this resume',
    title: 'Delete this resume?',
    warning:
      'Its file, what was read from it and your corrections go, and your courses are chosen again. If you uploaded another one before, that one counts again. A public link to your plan goes on and shows what is left. This cannot be undone.',
    warningByHand:
      'What you entered here goes, and your courses are chosen again. If you had another one before, that one counts again. A public link to your plan goes on and shows what is left. This cannot be undone.',
    facts: 'Delete the facts that came from it as well',
    factsText:
      'Your documents are made of them: name and contact, jobs, schools, skills. What you changed or added there stays. Without this all of them stay under Documents.',
    papers:
      'Letters, earlier versions and copies you kept hold their text until you delete them under Documents. Resumes made from these facts lose what goes.',
    keep: 'Keep it',
    delete: 'Delete it',
    deleted: 'Your resume is deleted.',
    deletedFactsStay: 'Your resume is deleted. The facts that came from it stay under Documents.',
    deletedForOther: 'Deleted. Your resume before it counts again.',
  },
} as const

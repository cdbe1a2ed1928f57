import { toPdf } from '#core/resume/export/pdf.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { parseResume } from '#server/resume/parse-resume.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { saveCorrections } from '#server/resume/save-corrections.ts'
import type { Rooms } from './open-rooms.ts'

const FACTS: Omit<ResumeFacts, 'basics'> = {
  skills: ['HTML', 'CSS', 'JavaScript', 'Git', 'SQL', 'Communication', 'Problem Solving'],
  experience: [
    {
      title: 'Shop Manager',
      company: 'Corner Books',
      location: 'Izmir',
      startDate: '2021-03',
      endDate: '2025-11',
      isCurrent: false,
      highlights: [
        'Moved the stock list of 4,000 titles from paper to a SQL database, which cut a day of counting a month to an hour.',
        'Built the shop a website in HTML, CSS and JavaScript that takes 60 orders a month.',
        'Responsible for a team of three and their shifts.',
      ],
    },
    {
      title: 'Bookseller',
      company: 'Corner Books',
      location: 'Izmir',
      startDate: '2018-09',
      endDate: '2021-02',
      isCurrent: false,
      highlights: [
        'Advised customers in Turkish and English.',
        'Ran the reading group of 25 people every second week.',
      ],
    },
  ],
  education: [
    {
      institution: 'Ege University',
      degree: 'Bachelor of Arts',
      area: 'Literature',
      location: 'Izmir',
      grade: null,
      startDate: '2014-09',
      endDate: '2018-06',
      isExpected: false,
    },
  ],
  certifications: [],
  projects: [],
  languages: [],
}

/** The resume as a PDF, printed as the product prints it, uploaded and confirmed like anybody's. */
export async function uploadResume(rooms: Rooms, userId: string, email: string): Promise<void> {
  const summary = 'Shop manager who builds for the web in the evenings and wants to do so all day.'
  const facts: ResumeFacts = {
    ...FACTS,
    basics: {
      name: 'Maya Sandoval',
      headline: 'Shop manager learning to build for the web',
      email,
      phone: '+90 232 555 01 42',
      location: 'Izmir, Turkey',
      summary,
      links: [],
    },
  }
  const bytes = toPdf(facts, loadPrintFonts())
  const upload = { files: [{ field: 'resume', fileName: 'maya-sandoval.pdf', bytes }], fields: {} }
  const { basics, skills, experience, education, certifications, projects, languages } = await parseResume(
    rooms,
    userId,
    upload,
    new AbortController().signal,
  )
  await saveCorrections(rooms, userId, {
    facts: { basics, skills, experience, education, certifications, projects, languages },
  })
}

import { strToU8, zipSync } from 'fflate'

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A small, valid DOCX with one paragraph a line; stored, not packed, so that its words stand in its bytes. */
export function makeDocx(lines: string[], extra: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> {
  const body = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`).join('')
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${MAIN_TYPE}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORDS}"><w:body>${body}</w:body></w:document>`,
  }
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)]),
  )
  // a ZIP carries the time: without a fixed one the same lines would be another file two seconds later
  return new Uint8Array(zipSync({ ...files, ...extra }, { level: 0, mtime: '2026-01-01T00:00:00' }))
}

/** The lines of a short resume that every reader should understand. */
export function resumeLines(name = 'Ada Walker'): string[] {
  return [
    name,
    'ada.walker@example.org | +44 20 7946 0000 | London',
    'Skills',
    'Python, SQL, JavaScript, React, Docker',
    'Experience',
    'Junior Developer, Longroad Ltd',
    'Jan 2023 - Present',
    'Built a reporting service with Python and PostgreSQL',
    'Education',
    'BSc Computer Science, University of Leeds',
    '2019 - 2022',
  ]
}

export function resumeForm(file: Uint8Array<ArrayBuffer>, answers: unknown, fileName = 'resume.docx'): FormData {
  const form = new FormData()
  form.append('resume', new File([file], fileName))
  if (answers !== undefined)
    form.append('questionnaireData', typeof answers === 'string' ? answers : JSON.stringify(answers))
  return form
}

/** The answers as they travel with a resume. */
export const UPLOAD_ANSWERS = {
  currentStatus: 'student',
  interimRole: true,
  dreamRole: 'Data Scientist',
  motivation: 'To understand things',
  learningPreference: 'all',
  timeCommitment: '1-2',
  flexibleForInterim: true,
  challenges: ['time'],
  timeframe: '12months',
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

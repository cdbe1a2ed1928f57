import { getLatestResume, parseResume, saveLatestResume } from '#contract/resume.ts'
import { must } from '#core/must.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from './docx.ts'
import type { Person } from './person.ts'
import { useServer } from './use-server.ts'

export const docx = (name?: string) => makeDocx(resumeLines(name))

/** A server, and how somebody brings a resume to it and corrects what was read. */
export function useResume() {
  const server = useServer()

  const upload = (person: Person, file = docx(), fileName?: string) => {
    server.clock.advance(1_000)
    return person.api.call(parseResume, { form: resumeForm(file, UPLOAD_ANSWERS, fileName) })
  }

  const latest = async (person: Person) => must(await person.api.call(getLatestResume))

  const confirm = async (person: Person, change: (facts: ResumeFacts) => ResumeFacts) =>
    person.api.call(saveLatestResume, { body: { facts: change((await latest(person)).facts) } })

  const get = (person: Person | undefined, path: string) =>
    server.fetch(path, person ? { headers: { authorization: `Bearer ${person.tokens.accessToken}` } } : {})

  const evidenceOf = ({ userId }: Person) =>
    server.deps.db.selectFrom('skill_evidence').select(['skill_id', 'kind']).where('user_id', '=', userId).execute()

  return { server, upload, latest, confirm, get, evidenceOf }
}

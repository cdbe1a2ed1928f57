import { afterAll, beforeAll, beforeEach } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { analyseResume, askAdvisor } from '#contract/coach.ts'
import { startAiServer, tellAll, type AiServer } from './ai-server.ts'
import { resumeLines } from './docx.ts'
import { answers } from './fake-provider.ts'
import { makePdf } from './pdf.ts'
import { ANSWERS, signUpPerson, type Person } from './person.ts'

/** A server with a provider of ours, and how somebody asks it. */
export function useCoach() {
  const server = {} as AiServer
  beforeAll(async () => void Object.assign(server, await startAiServer()))
  afterAll(() => server.close())
  beforeEach(() => {
    server.provider.behave(answers())
    server.provider.asked.length = 0
  })

  const pdfForm = (bytes: Uint8Array<ArrayBuffer> = makePdf(resumeLines()), fileName = 'resume.pdf') => {
    const form = new FormData()
    form.set('resume', new File([bytes], fileName))
    return form
  }
  const ask = (person: Person, message: string, more: { conversationId?: string; isRetry?: boolean } = {}) =>
    tellAll(person, askAdvisor, { body: { message, ...more } })
  const analyse = (person: Person, form = pdfForm()) => tellAll(person, analyseResume, { form } as never)

  async function walker(): Promise<Person> {
    const person = await signUpPerson(server)
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    return person
  }

  return { server, pdfForm, ask, analyse, walker }
}

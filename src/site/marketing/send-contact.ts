import { zodResolver } from '@hookform/resolvers/zod'
import { sendContactMessage } from '#contract/public.ts'
import { contactMessageBody } from '#contract/form-bodies.ts'
import { api } from '#web/lib/api.ts'

/** Loaded when the form is first sent, so that the page itself carries neither Zod nor the client. */
export const contactResolver = zodResolver(contactMessageBody)

export type ContactValues = { name: string; email: string; message: string }

export async function sendMessage(values: ContactValues): Promise<void> {
  await api.call(sendContactMessage, { body: values })
}

export { showProblem } from '#web/lib/form-problem.ts'

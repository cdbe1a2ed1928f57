import { dataIn, type FakeReply } from './fake-reply.ts'

/** Rewrites of bullets: a longer name of the same thing where it knows one, and ten times every figure, which must be refused. */
export const documentReplies: FakeReply[] = [
  {
    prompt: /^Prompt: resume-rewrites\./,
    answer: (messages) => ({
      rewrites: dataIn(messages, 'bullets').map((text, at) => ({
        line: at + 1,
        text: text.replaceAll(/\bPostgres\b/g, 'PostgreSQL').replaceAll(/\d+/g, (figure) => `${figure}0`),
      })),
    }),
  },
]

import { dataBlock, HONESTY_RULE, MATERIAL_RULE, SECRECY_RULE, type PromptMessage } from '#core/coach/prompt.ts'
import type { DocumentLanguage } from './content.ts'
import type { Offence } from './prove-rewrite.ts'

export type ToRewrite = {
  title: string
  organisation: string
  bullets: readonly { factId: string; text: string }[]
  /** What the advert asks for, in its own words. */
  asked: readonly string[]
  language: DocumentLanguage
  /** New for each call. */
  mark: string
}

/** One answer of the model: the number of a bullet, and how it would say it. */
export type Claimed = { rewrites: { line: number; text: string }[] }

const NAMES: Readonly<Record<DocumentLanguage, string>> = {
  en: 'English',
  de: 'German',
  tr: 'Turkish',
  fr: 'French',
  es: 'Spanish',
}

const SYSTEM = `Prompt: resume-rewrites.v2
You help a person to say more clearly what stands in their resume. You get the bullets of one job and what an advert asks for.

Rules
1. ${MATERIAL_RULE}
2. ${HONESTY_RULE} Every sentence is checked against the bullets by code: any figure, name, skill, rank, scope, result or comparison that the same bullet does not have is refused, and so is leaving out 'helped', 'part of', 'about', 'not', 'acting', 'late' or 'a month'. The verbs and nouns of the bullet are the safe ones: put them in another order or form, and leave words out; another verb or noun of the same meaning is refused as well.
3. Put what the advert asks for first where the bullet shows it. Begin with a verb. Shorten. Keep every figure. Leave a bullet alone when it is good as it is.
4. ${SECRECY_RULE}
5. Answer with JSON alone: {"rewrites":[{"line":1,"text":"…"}]}. One line of at most 300 characters each, no markup.`

export function rewritePrompt({ title, organisation, bullets, asked, language, mark }: ToRewrite): PromptMessage[] {
  const lines = bullets.map(({ text }, at) => `L${at + 1}: ${oneLine(text)}`)
  return [
    { role: 'system', content: SYSTEM },
    {
      role: 'user',
      content: [
        dataBlock(mark, 'job', [oneLine([title, organisation].filter(Boolean).join(', '))]),
        dataBlock(mark, 'bullets', lines),
        dataBlock(mark, 'advert', asked.map(oneLine)),
        `Rewrite the bullets in ${NAMES[language]}.`,
      ].join('\n\n'),
    },
  ]
}

/** The second and last try, with the words that were refused. */
export function repairRewrites(
  asked: readonly PromptMessage[],
  refused: readonly { line: number; text: string; offending: readonly Offence[] }[],
): PromptMessage[] {
  const told = refused.map(({ line, text, offending }) => ({
    line,
    text,
    refused: offending.map(({ words, why }) => ({ words, why })),
  }))
  return [
    ...asked,
    { role: 'assistant', content: JSON.stringify({ rewrites: refused.map(({ line, text }) => ({ line, text })) }) },
    {
      role: 'user',
      content: `These say something that the bullet does not. Put a word of the bullet in the place of each of these words, or say the line without them; leave out a line that is no better then.\n${JSON.stringify(told)}`,
    },
  ]
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 600)

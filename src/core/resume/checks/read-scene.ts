import { countWords } from './count-words.ts'
import { isForeignScript, languageOf } from '#core/text/language.ts'
import { createFinder } from './places.ts'
import { statementsOf } from './sentences.ts'
import { summaryText } from './summary-text.ts'
import type { CheckInput, Scene, Statement } from './scene.ts'

/** 'Technologies: Java, Spring' under a job is a list, not a statement. */
const TOOL_LINE =
  /^(?:key |main |core )?(?:tech(?:nolog(?:y|ies|ien))?(?: stack)?|tools?|stack|tech stack|environment|skills|methods|technologies used|tecnolog[ií]as|technologie|teknolojiler|umgebung)\b[^:.]{0,20}[:：]/iu
const FEWEST_WORDS = 3

export function readScene(input: CheckInput): Scene {
  const { facts } = input
  const find = createFinder(input)
  const entries = [
    ...facts.experience.map(({ highlights }, at) => ({ fact: `experience.${at}`, highlights })),
    ...facts.projects.map(({ highlights }, at) => ({ fact: `projects.${at}`, highlights })),
  ].map((entry) => ({
    ...entry,
    highlights: entry.highlights.filter((text) => countWords(text) >= FEWEST_WORDS && !TOOL_LINE.test(text)),
  }))
  const statement = (text: string, fact: string | null): Statement => ({ text, fact, place: find.place(text, fact) })
  const bullets = entries.flatMap(({ fact, highlights }) => {
    const marked = highlights.filter((text) => find.isBullet(text))
    // Where an entry has bullets, what else stands under it is an introduction. Dots that are drawn rather than
    // written are not read: there each sentence is one.
    return (marked.length > 0 ? marked : input.document ? highlights.flatMap(statementsOf) : highlights).map((text) =>
      statement(text, fact),
    )
  })
  const text = summaryText(input)
  const summary = text === null ? null : statement(text, facts.basics.summary === null ? null : 'basics.summary')
  const told = entries.flatMap(({ fact, highlights }) => highlights.map((text) => statement(text, fact)))
  const described = facts.projects.flatMap(({ description }, at) =>
    description ? [statement(description, `projects.${at}`)] : [],
  )
  const prose = [...(summary ? [summary] : []), ...told, ...described]
  const all = input.document
    ? input.document.lines.map((line) => line.text).join('\n')
    : prose.map(({ text }) => text).join('\n')
  const language = languageOf(all)
  return {
    ...input,
    language,
    isEnglish: language === 'en' || (language === null && !isForeignScript(all)),
    summary,
    bullets,
    prose,
  }
}

import { COMFORTABLE_PACE, type Delivery } from './delivery.ts'
import type { Question } from './question.ts'
import { bandOf, type Band } from './rubric.ts'
import type { Heuristics } from './score-answer.ts'

/** The five sections of feedback on an answer (specification, section 7). */
export const FEEDBACK_SECTIONS = [
  'Overall Assessment',
  'Strengths',
  'Areas for Improvement',
  'Sample Response',
  'Additional Tips',
] as const

/** Built-in coaching in the five sections, as Markdown. `leastWords`: the answer is shorter; 0: it is long enough. */
export function writeCoaching(question: Question, judged: Heuristics, delivery: Delivery, leastWords: number): string {
  const sections = [
    leastWords > 0 ? [shortAssessment(question, delivery, leastWords)] : [assessment(question, judged)],
    items(strengths(question, judged, delivery), 'You answered at all, which is how practice starts.'),
    items(
      improvements(question, judged, delivery).slice(0, 4),
      'Nothing stands out to these rules. Say it once aloud, and listen for what you would leave out.',
    ),
    ['An outline to fill with what is true for you:', ...question.outline.map((line) => `- ${line}`)],
    items(tips(question), ''),
  ]
  return FEEDBACK_SECTIONS.map((title, at) => `### ${at + 1}. ${title}\n${sections[at]!.join('\n')}`).join('\n\n')
}

const OVERALL: Record<Band, string> = {
  starting: 'This is a first sketch: most of what the question asks for is still to come.',
  building: 'This goes in the right direction: part of what the question asks for is there.',
  solid: 'This is a solid answer: most of what the question asks for is there.',
  strong: 'This is a strong answer: it covers the question and can be followed step by step.',
}

function assessment(question: Question, { total, measures }: Heuristics): string {
  const heard = measures.mentions.filter((mention) => mention.isMentioned).length
  // an answer told well that leaves most points out is not yet a solid one
  const told = bandOf(Math.min(total, 25 + (75 * heard) / measures.mentions.length))
  const points = `It touches ${heard} of the ${measures.mentions.length} points that a good answer mentions.`
  return `${OVERALL[told]} ${points} ${seen(question)}`
}

function seen({ coding }: Question): string {
  return coding === true
    ? 'These rules read code for its shape and vocabulary; they do not run it, so try it on the smallest case and an empty one.'
    : 'These rules look for structure, concrete detail and vocabulary; whether it is right, they cannot tell.'
}

function shortAssessment({ coding }: Question, { words }: Delivery, leastWords: number): string {
  if (coding === true)
    return 'There is too little code here to say much. A few lines of pseudo-code with the main idea are enough to begin with.'
  return `${words === 1 ? 'One word is' : `${words} words are`} too few to say much; an interviewer would wait for more. From ${leastWords} words on there is something to work with.`
}

function strengths(question: Question, { scores, measures }: Heuristics, { length }: Delivery): string[] {
  const isStory = question.category === 'behavioural'
  return [
    ...measures.mentions
      .flatMap(({ text, quote }) => (quote === null ? [] : `**${text}**: you said “${brief(quote)}”`))
      .slice(0, 3),
    ...(scores.structure >= 3.5 ? ['**Structure**: one thing leads to the next, so it can be followed.'] : []),
    ...(measures.figures >= 2 && scores.evidence >= 3 ? ['**Figures**: concrete numbers make it believable.'] : []),
    ...(isStory && measures.ownActions >= 3 ? ['**Your own part**: it is clear what you did yourself.'] : []),
    ...(length === 'fits' && scores.relevance >= 3 ? ['**Length**: it fits the time that the question deserves.'] : []),
  ]
}

function improvements(question: Question, { scores, measures }: Heuristics, delivery: Delivery): string[] {
  const missing = measures.mentions.filter((mention) => !mention.isMentioned).slice(0, 2)
  return [
    ...missing.map(({ text }) => `**Not heard yet**: ${lowerFirst(text)}.`),
    ...(scores.structure < 3 ? [structureAdvice(question)] : []),
    ...(scores.evidence < 3 ? [evidenceAdvice(question)] : []),
    ...(measures.sweeping >= 0.35
      ? [
          '**Always, never, everybody**: put one case in place of such words, and what you would do in place of whose fault it is.',
        ]
      : []),
    ...lengthAdvice(delivery),
    ...(measures.hedgesPer100 > 3
      ? [
          '**Hedges**: “maybe” and “I think” again and again make a sound idea look doubtful. Keep the one that you mean.',
        ]
      : []),
  ]
}

function structureAdvice({ category, coding }: Question): string {
  if (coding === true)
    return '**Structure**: write the steps as code or pseudo-code, one a line, then a sentence on its cost.'
  if (category === 'behavioural')
    return '**Structure**: say where it was, what you had to do, what you did, and how it ended, in this order.'
  if (category === 'situational')
    return '**Structure**: say what you would find out first, then your steps in order, then how you would know it worked.'
  return '**Structure**: answer in one sentence first, then give the reasons in order, then where it stops being true.'
}

function evidenceAdvice({ category, coding }: Question): string {
  if (coding === true) return '**Evidence**: walk through one small example, and name a case that could break it.'
  if (category === 'technical')
    return '**Evidence**: add one example that you have seen or built, with a figure or a limit.'
  return '**Evidence**: name one thing that you did yourself and what changed because of it, with a number where you have one, such as [X%].'
}

function lengthAdvice({ length, pace, wordsPerMinute }: Delivery): string[] {
  const comfortable = `${COMFORTABLE_PACE.from} to ${COMFORTABLE_PACE.to} is comfortable to listen to`
  return [
    ...(length === 'short' ? ['**Length**: there is time for more. One example would fill it well.'] : []),
    ...(length === 'long'
      ? ['**Length**: said aloud this is longer than the question deserves. Keep the two points that matter most.']
      : []),
    ...(pace === 'fast'
      ? [`**Pace**: ${wordsPerMinute} words a minute is quick; ${comfortable}. A breath after each step helps.`]
      : []),
    ...(pace === 'slow'
      ? [
          `**Pace**: ${wordsPerMinute} words a minute is slow; ${comfortable}. Knowing your first sentence by heart helps.`,
        ]
      : []),
  ]
}

function tips({ intent, redFlags }: Question): string[] {
  return [
    `**Behind the question**: ${intent}`,
    ...redFlags
      .slice(0, 2)
      .map((flag) => `**What would worry an interviewer**: ${lowerFirst(flag)}${/[.!?]$/u.test(flag) ? '' : '.'}`),
  ]
}

function items(list: string[], otherwise: string): string[] {
  return list.length === 0 ? [otherwise] : list.map((item) => `- ${item}`)
}

/** A quotation of a person's own words, short, on one line, and never read as formatting. */
function brief(quote: string): string {
  const line = quote.replace(/\s+/gu, ' ').replace(/[*_`[\]<>#]/gu, (mark) => `\\${mark}`)
  return line.length <= 120 ? line : `${line.slice(0, 117)}…`
}

function lowerFirst(text: string): string {
  // an acronym or a name in capitals stays
  return /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

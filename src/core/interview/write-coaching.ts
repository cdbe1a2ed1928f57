import { deliveryAdvice } from './delivery-advice.ts'
import type { Delivery } from './delivery.ts'
import type { Mention } from './mentions.ts'
import type { Question } from './question.ts'
import type { RuleJudgement } from './score-answer.ts'

/** The five sections of feedback on an answer (specification, section 7). */
export const FEEDBACK_SECTIONS = [
  'Overall Assessment',
  'Strengths',
  'Areas for Improvement',
  'Sample Response',
  'Additional Tips',
] as const

type Told = { question: Question; judged: RuleJudgement; mentions: readonly Mention[]; delivery: Delivery }

/** Built-in coaching in the five sections, as Markdown. `leastWords`: the answer is shorter; 0: it is long enough. */
export function writeCoaching(
  question: Question,
  judged: RuleJudgement,
  mentions: readonly Mention[],
  delivery: Delivery,
  leastWords: number,
): string {
  const told = { question, judged, mentions, delivery }
  const sections = [
    assessment(told, leastWords),
    items(strengths(told), 'You answered at all, which is how practice starts.'),
    items(
      improvements(told),
      'Nothing stands out to these rules. Say it once aloud, and listen for what you would leave out.',
    ),
    ['An outline to fill with what is true for you:', ...question.outline.map((line) => `- ${line}`)],
    items(tips(question), ''),
  ]
  return FEEDBACK_SECTIONS.map(
    (title, index) => `### ${index + 1}. ${title}\n${(sections[index] ?? []).join('\n')}`,
  ).join('\n\n')
}

const CANNOT_KNOW =
  'Rules read how an answer is told. They cannot know whether it is right or answers the question, so those two stay empty and no answer gets above halfway here. Compare it with the outline below.'

function assessment({ question, judged, delivery }: Told, leastWords: number): string[] {
  const { kind, hits, measures } = judged
  if (kind === 'copied')
    return ['This repeats the question. Begin with your own first sentence: what would you do or say?']
  if (kind === 'heaped')
    return [
      'This is a list of terms. Pick two of them and say in whole sentences what you would do with them, and why.',
    ]
  if (leastWords > 0) return [shortAssessment(question, delivery, leastWords)]
  const opening =
    hits.length > 0
      ? `Check this first: ${hits.length === 1 ? 'one sentence says something' : `${hits.length} things here are`} that an interviewer would object to. It is named below, with what is right.`
      : overall(judged)
  const language = measures.isEnglish
    ? []
    : [
        'The built-in coach reads English. In other languages it looks at length, figures, step words, phrases that fit any answer and, in German, French, Spanish and Turkish, a few kinds of harmful conduct.',
      ]
  return [[opening, ...language, question.coding === true ? CODE_CANNOT_KNOW : CANNOT_KNOW].join(' ')]
}

const CODE_CANNOT_KNOW =
  'Rules read code for its shape; they do not run it. Try it on the smallest case and an empty one, and compare it with the outline below.'

function overall({ total }: RuleJudgement): string {
  if (total >= 53) return 'This is told well: it can be followed, and it is concrete.'
  return total >= 47
    ? 'This can be followed. More of your own detail would carry it further.'
    : 'This is a start: say more about what exactly you would do or did.'
}

function shortAssessment({ coding }: Question, { words }: Delivery, leastWords: number): string {
  if (coding === true)
    return 'There is too little code here to say much. A few lines of pseudo-code with the main idea are enough to begin with.'
  return `${words === 1 ? 'One word is' : `${words} words are`} too few to say much; an interviewer would wait for more. From ${leastWords} words on there is something to work with.`
}

/** Only how it is delivered: a sentence is never praised for the terms in it. */
function strengths({ question, judged, delivery }: Told): string[] {
  const { scores, measures, kind, hits } = judged
  if (kind !== 'real') return []
  return [
    ...((scores.structure ?? 0) >= 3.8 ? ['**Structure**: one thing leads to the next, so it can be followed.'] : []),
    ...(measures.figures >= 3 ? ['**Figures**: there are numbers in it that one could ask about.'] : []),
    ...(question.category === 'behavioural' && measures.pastActions >= 3 && hits.length === 0
      ? ['**Your own part**: it is clear what you did yourself.']
      : []),
    ...(measures.isEnglish && measures.others >= 4 && hits.length === 0
      ? ['**Other people**: it says who else is involved.']
      : []),
    ...(delivery.length === 'fits' ? ['**Length**: it fits the time that the question deserves.'] : []),
  ]
}

function improvements({ question, judged, mentions, delivery }: Told): string[] {
  const { scores, measures, hits, kind } = judged
  const heard = mentions.filter((mention) => mention.isMentioned).slice(0, 2)
  return [
    ...hits.slice(0, 4).map(({ said, wrong, right }) => `**Check this**: “${brief(said)}” ${wrong} ${right}`),
    ...(kind === 'real' && (scores.structure ?? 0) < 3 ? [structureAdvice(question)] : []),
    ...(kind === 'real' && (scores.evidence ?? 0) < 3 ? [evidenceAdvice(question)] : []),
    ...(measures.isEnglish && measures.sweeping >= 3
      ? ['**Always, never, everybody**: put one case in place of such words, and say when it does not hold.']
      : []),
    ...(measures.emptyWords >= 6
      ? ['**Words that fit any answer**: replace each with what exactly you did or would do.']
      : []),
    ...deliveryAdvice(delivery),
    ...(measures.hedges > 3
      ? [
          '**Hedges**: “maybe” and “I think” again and again make a sound idea look doubtful. Keep the one that you mean.',
        ]
      : []),
    ...heard.map(
      ({ text }) => `**You mention a point of the question**: check what you say against this: ${lowerFirst(text)}.`,
    ),
    ...mentions
      .filter((mention) => !mention.isMentioned)
      .slice(0, 3)
      .map(({ text }) => `**Did you cover this?** ${text}.`),
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
  if (coding === true) return '**Concreteness**: walk through one small example, and name a case that could break it.'
  if (category === 'technical')
    return '**Concreteness**: add one example that you have seen or built, with a figure or a limit.'
  return '**Concreteness**: name one thing that you did yourself and what changed because of it, with a number where you have one, such as [X%].'
}

function tips({ intent, redFlags }: Question): string[] {
  return [
    `**Behind the question**: ${intent}`,
    ...redFlags.map(
      (flag) => `**What would worry an interviewer**: ${lowerFirst(flag)}${/[.!?]$/u.test(flag) ? '' : '.'}`,
    ),
  ]
}

function items(list: string[], otherwise: string): string[] {
  return list.length === 0 ? [otherwise] : list.map((item) => `- ${item}`)
}

/** A quotation of a person's own words, short, on one line, and never read as formatting. */
function brief(quote: string): string {
  const line = quote.replace(/\s+/gu, ' ').replace(/[*_`[\]<>#]/gu, (mark) => `\\${mark}`)
  return line.length <= 160 ? line : `${line.slice(0, 157)}…`
}

function lowerFirst(text: string): string {
  // an acronym or a name in capitals stays
  return /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

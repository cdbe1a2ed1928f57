import type { CareerFacts } from '#core/coach/career-facts.ts'
import { dataIn, factsIn, type FakeReply } from './fake-reply.ts'

/** What the fake provider says as the advisor: made of the facts and the resume's lines, nothing else. */
export const coachReplies: FakeReply[] = [
  {
    prompt: /^Prompt: resume-analysis\.v\d/,
    answer: (messages) => analysisOf(factsIn(messages), dataIn(messages, 'resume')),
  },
  {
    prompt: /^Prompt: advisor-chat\.v\d/,
    answer: (messages) =>
      replyTo(questionIn(messages.at(-1)?.content ?? ''), factsIn(messages), dataIn(messages, 'resume')),
  },
]

const HINT = 'This is the built-in fake provider: it joins what code knows and understands nothing.'

function analysisOf(facts: Partial<CareerFacts>, lines: readonly string[]): string {
  const bullets = bulletsOf(lines)
  const withFigure = bullets.filter((bullet) => /\d/.test(bullet.text))
  const without = bullets.filter((bullet) => !/\d/.test(bullet.text))
  return [
    '### 1. Overall Impression',
    `The resume has ${lines.length} lines and ${bullets.length} points of work. ${facts.roleMatchPercent === undefined ? 'Pick a dream role to see how it matches.' : matchSentence(facts)} ${HINT}`,
    '',
    '### 2. Strengths',
    ...orElse(
      withFigure.slice(0, 3).map(({ number, text }) => `- **Measured:** "${brief(text)}" says how much [L${number}]`),
      '- The resume names what you did',
    ),
    '',
    '### 3. Areas for Improvement',
    ...orElse(
      without
        .slice(0, 3)
        .map(({ number, text }) => `- **No figure:** "${brief(text)}" would be stronger with one [L${number}]`),
      '- Add points that begin with a verb and end with a result',
    ),
    '',
    '### 4. Better Wording',
    ...orElse(
      without
        .slice(0, 2)
        .flatMap(({ number, text }) => [
          `- Before: [L${number}]`,
          `Rewrite: ${text.replace(/\.$/, '')}, which changed [X%] of [what].`,
        ]),
      '- Your lines read well as they are',
    ),
    '',
    '### 5. Skills for Your Dream Role',
    ...orElse(
      namesOf(facts.skillsShown).map((name) => `- Held: **${name}**`),
      '- No skill of the role is shown yet',
    ),
    ...gapsOf(facts).map((name) => `- Gap: **${name}**`),
    '',
    '### 6. Next Steps',
    ...nextSteps(facts).map((step) => `- ${step}`),
  ].join('\n')
}

function matchSentence({
  dreamRole = 'the role you want',
  roleMatchPercent = 0,
  countedWith,
}: Partial<CareerFacts>): string {
  return `Your role match with **${dreamRole}**${countedWith ? `, counted with ${countedWith},` : ''} is **${roleMatchPercent}%**.`
}

function replyTo(question: string, facts: Partial<CareerFacts>, lines: readonly string[]): string {
  const bullets = bulletsOf(lines)
  const words = new Set(question.toLowerCase().match(/\p{L}{4,}/gu))
  const near =
    bullets.find((bullet) => (bullet.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word))) ??
    bullets[0]
  return [
    `You asked: "${brief(question)}"`,
    '',
    near
      ? `The closest line of your resume is "${brief(near.text)}" [L${near.number}].`
      : 'I have no resume of yours to go by.',
    facts.dreamRole ? matchSentence(facts) : 'You have not picked a dream role yet.',
    ...(gapsOf(facts).length > 0
      ? ['', 'What would raise it most:', ...gapsOf(facts).map((name) => `- **${name}**`)]
      : []),
    '',
    'What to do next:',
    ...nextSteps(facts).map((step) => `- ${step}`),
    '',
    HINT,
  ].join('\n')
}

function nextSteps(facts: Partial<CareerFacts>): string[] {
  const course = facts.learningPath?.find((entry) => entry.status !== 'completed')
  const steps = [
    course && `Go on with ${course.course}`,
    gapsOf(facts)[0] && `Show ${gapsOf(facts)[0]} in a small project`,
    'Put a figure into two more lines',
  ]
  return steps.filter((step) => typeof step === 'string')
}

function questionIn(content: string): string {
  return content.slice(content.lastIndexOf('REQUEST\n') + 'REQUEST\n'.length).trim()
}

type Bullet = { number: number; text: string }

function bulletsOf(lines: readonly string[]): Bullet[] {
  return lines.flatMap((line, at) => (line.startsWith('- ') ? [{ number: at + 1, text: line.slice(2) }] : []))
}

function gapsOf(facts: Partial<CareerFacts>): string[] {
  return (facts.gaps ?? []).slice(0, 3).map((gap) => gap.skill)
}

function namesOf(skills: CareerFacts['skillsShown']): string[] {
  return (skills ?? []).slice(0, 4).map((held) => held.skill)
}

function orElse(lines: string[], otherwise: string): string[] {
  return lines.length > 0 ? lines : [otherwise]
}

function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= 90 ? line : `${line.slice(0, 89).trimEnd()}…`
}

import type { MeasuredLine } from './document-measures.ts'

/** What is written for a model that reads resumes, not for a person. Work on models ('wrote system prompts') is none. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|criteria)\b/iu,
  /\b(?:rate|score|rank|mark|grade|recommend|select|shortlist|hire)\s+(?:this|the)\s+(?:candidate|applicant|resume|cv|person)\b/iu,
  /\b(?:you are|act as|pretend to be)\s+(?:now\s+)?(?:an?\s+|the\s+)?(?:ai|assistant|language model|llm|recruiter|resume screener|chatgpt|gpt)\b/iu,
  /^\s*(?:system|assistant|developer)\s*(?:prompt|message)?\s*:\s+\S/iu,
  /\b(?:this|the)\s+(?:candidate|applicant)\s+(?:is|must be|should be)\s+(?:an?\s+|the\s+)?(?:perfect|ideal|best|top|exceptional|highly qualified|hired|selected|ranked)\b/iu,
  /\b(?:note|message|instructions?)\s+(?:to|for)\s+(?:the\s+)?(?:ai|llm|model|language model|ats|chatgpt|screening (?:system|software))\b/iu,
  /<\|[a-z_]+\|>|\[\/?inst\]/iu,
]

export function findInstructions(lines: readonly MeasuredLine[]): MeasuredLine[] {
  return lines.filter((line, at) => {
    // An order may wrap: it is looked for over the line's end too.
    const next = lines[at + 1]?.text ?? ''
    return ORDERS.some((order) => order.test(line.text) || (!order.test(next) && order.test(`${line.text} ${next}`)))
  })
}

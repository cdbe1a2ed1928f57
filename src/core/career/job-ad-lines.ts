/** A stretch of an advert, and whether it asks for what it names or would like it. */
export type LevelledLine = { text: string; level: 'must' | 'nice' }

const NICE =
  /\bnice[- ]to[- ]haves?\b|\bgood[- ]to[- ]have\b|\bbonus\b|\bpreferred\b|\bpreferably\b|\bdesirable\b|\bdesired\b|\bideally\b|\boptional\b|\b(?:a|big|huge|strong|real|definite) plus\b|\bplus(?:es)? (?:if|points)\b|\badvantage(?:ous)?\b|\bbrownie points\b|\bextra credit\b|\bnot (?:strictly )?(?:required|necessary|essential|a must)\b|\bwould be (?:great|nice|good)\b|\bwelcome\b|\bbeneficial\b/i
const MUST =
  /\bmust\b|\brequire(?:d|ments?|s)?\b|\bminimum\b|\bessential\b|\bmandatory\b|\bqualifications?\b|\byou have\b|\byou(?:'|’)ll need\b|\bwhat you (?:need|bring)\b|\byour (?:profile|skills)\b|\bskills\b|\bresponsibilit|\bwhat you(?:'|’)ll do\b|\byou will\b|\btech(?:nology)? stack\b|\babout (?:you|the (?:role|job))\b/i
const SKIPPED =
  /\bbenefits\b|\bperks\b|\bwe offer\b|\bwhat (?:we|you(?:'|’)ll) (?:offer|get)\b|\bhow to apply\b|\bour process\b|\binterview process\b|\bequal opportunit|\bcompensation\b|\babout (?:us|the company)\b|\bwho we are\b|\bprivacy\b/i

/**
 * The advert cut into sentences, each asked for or wished for: by its heading ('Nice to have'), and, stronger,
 * by its own words ('Docker is a plus'). What stands under benefits, about us or how to apply is left out.
 */
export function levelledLines(text: string): LevelledLine[] {
  const lines: LevelledLine[] = []
  let section: 'must' | 'nice' | 'skipped' = 'must'
  for (const line of text.split(/\r?\n/)) {
    if (isHeading(line)) {
      section = levelOfHeading(line)
      continue
    }
    if (section === 'skipped') continue
    const level = section
    lines.push(...sentencesOf(line).map((sentence) => ({ text: sentence, level: levelOfSentence(sentence, level) })))
  }
  return lines
}

/** Short, and closed by a colon, marked as a heading, or nothing but a heading's words. */
function isHeading(line: string): boolean {
  const bare = line.replace(/^[\s#*_>]+|[\s#*_]+$/g, '')
  if (bare === '' || bare.length > 70 || /^\s*(?:[-•·▪◦]|\*\s)/.test(line)) return false
  if (/[:：]$/.test(bare) || /^\s*(?:#|\*\*)/.test(line)) return true
  const isShort = bare.split(/\s+/).length <= 6 && !/[.,;!]/.test(bare)
  return (
    isShort && (NICE.test(bare) || MUST.test(bare) || SKIPPED.test(bare)) && !/\b(?:is|are|in|with|of)\b/i.test(bare)
  )
}

function levelOfHeading(line: string): 'must' | 'nice' | 'skipped' {
  if (NICE.test(line)) return 'nice'
  if (MUST.test(line)) return 'must'
  return SKIPPED.test(line) ? 'skipped' : 'must'
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?;])\s+(?=\p{Lu}|\p{Ll})/u).filter((sentence) => sentence.trim() !== '')
}

function levelOfSentence(sentence: string, section: 'must' | 'nice'): 'must' | 'nice' {
  if (NICE.test(sentence)) return 'nice'
  return /\bmust\b|\brequired\b|\bmandatory\b|\bessential\b/i.test(sentence) ? 'must' : section
}

const IRREGULAR =
  'built|made|done|given|taken|written|led|run|held|kept|sent|sold|bought|brought|chosen|driven|drawn|found|known|seen|shown|set|put|cut|taught|thought|told|won|begun|broken|grown|paid|read|spent|split|met|lost|laid|left'
/** After a form of 'be', perhaps with an adverb between, a participle. */
const PASSIVE = new RegExp(
  `\\b(?:am|is|are|was|were|be|been|being)\\s+(?:not\\s+|\\p{L}+ly\\s+)?(?:(\\p{L}{2,}ed)|(?:${IRREGULAR}))\\b`,
  'iu',
)
/** Participles that have become adjectives: 'is experienced in' tells of a person, not of something done to it. */
const ADJECTIVES = new Set(
  'experienced skilled interested dedicated motivated excited based located focused committed accustomed qualified certified talented driven detailed involved need tired pleased advanced concerned determined'.split(
    ' ',
  ),
)

/** Whether an English sentence is in the passive. */
export function isPassive(sentence: string): boolean {
  const found = PASSIVE.exec(sentence)
  return found !== null && !(found[1] !== undefined && ADJECTIVES.has(found[1].toLowerCase()))
}

import { any } from '#core/text/any.ts'
import { soften } from './soften.ts'

/** What a note ends with. */
const END = String.raw`\s*(?:[.!)\]]|$)`
/** Who pasted a letter says that it was meant for another: 'she wrote to the wrong person', 'bana yanlış geldi'. */
const FOR_ANOTHER = new RegExp(
  any(
    String.raw`\bi (?:have )?never applied (?:there|to them|for (?:this|that|it))\b`,
    String.raw`\b(?:she|he|they|this|it) (?:\w+ ){0,2}?(?:wrote|sent|went|came) (?:\w+ ){0,3}?to the wrong person\b`,
    `\\b(?:this|it)(?: is| was)?(?: not|(?: is|was)n't|n't) (?:meant )?for me${END}`,
    String.raw`\bmeant for (?:somebody|someone) else\b|\breached me by mistake\b`,
    String.raw`\b(?:nicht fur mich (?:bestimmt|gedacht|gemeint)|(?:ich )?habe mich (?:dort|da) nie beworben)\b`,
    String.raw`\b(?:versehentlich|irrtumlich|falschlich) (?:an|bei) mi(?:ch|r) (?:gelandet|gekommen|angekommen|gegangen)\b`,
    String.raw`\bbana yanlis(?:likla)? (?:geldi|gelmis)\b|\b(?:oraya|buraya) (?:hic )?basvurmadim`,
    String.raw`\b(?:adresse a moi par erreur|jamais postule (?:la|chez eux)|nunca me postule ahi)\b`,
    `\\b(?:pas pour moi|no (?:es|era) para mi)${END}`,
  ),
  'u',
)

/** Such a note stands in brackets, or at the end. */
export function isForAnother(body: string): boolean {
  const parts = soften(body)
    .trim()
    .split(/\n\s*\n/)
  return parts.some(
    (part, at) => (at === parts.length - 1 || /^\s*[([].*[)\]]\s*$/su.test(part)) && FOR_ANOTHER.test(part),
  )
}

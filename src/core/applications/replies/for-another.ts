import { any } from '#core/text/any.ts'

/** Who pasted a letter says that it was meant for another: 'she wrote to the wrong Kofi', 'bana yanlış geldi'. */
const FOR_ANOTHER = new RegExp(
  any(
    String.raw`\bi (?:have )?never applied (?:there|to them|for (?:this|that|it))\b|\b(?:wrote|sent|went|came|writing) (?:\w+ ){0,3}to the wrong\b|\b(?:not|isn't|wasn't) (?:meant )?for me\b|\bmeant for (?:somebody|someone) else\b|\breached me by mistake\b`,
    String.raw`\b(?:nicht fur mich (?:bestimmt|gedacht|gemeint)|(?:ich )?habe mich (?:dort|da) nie beworben|(?:versehentlich|irrtumlich|falschlich) (?:an|bei) mi(?:ch|r)|(?:an|bei) (?:der|die|den) falschen?)\b`,
    String.raw`\b(?:bana yanlis(?:likla)? (?:\w+ )?(?:gel|gonder|yolla|at)\w*|yanlis kisiye|(?:oraya|buraya) (?:hic )?basvurmadim)`,
    String.raw`\b(?:pas pour moi|adresse a moi par erreur|jamais postule (?:la|chez eux)|no (?:es|era) para mi|nunca me postule ahi)\b`,
  ),
  'u',
)

/** Softened letters. */
export const isForAnother = (soft: string): boolean => FOR_ANOTHER.test(soft)

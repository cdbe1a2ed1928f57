import type { Governed } from './finding.ts'
import type { Language } from './language.ts'
import type { SourceToken, Unit } from './sources.ts'

const WHY = 'somebody else did it'

/** 'yazdığı', 'alındığı': done by whom the word before it names; 'yazdığım' is the person's own. */
const OF_OTHER = /\p{L}{2}[dt][ıiuü]ğ[ıiuü](?:n[ıiuüae]?|nd[ae]n?)?$/u
/** 'yazan', 'satan': the one that the next word names did it. */
const WHO_DID = /\p{L}{2}[ae]n$/u
const MAKES =
  /^(?:hazırla|geliştir|kur|yap|yaz|oluştur|tasarla|üret|kodla|programla|başlat|çiz|düzenle|gerçekleştir)\p{L}*(?:m|k)$/u
const OBLIQUE = /(?:[ae]|[dt][ae]n?|l[ae]|n?[ıiuü]n)$/u

/** A Turkish verb made a word about somebody or something else is no finite deed of the person. */
export function participles({ kind, tokens }: Unit, { code }: Language): Governed[] {
  if (code !== 'tr' || kind !== 'bullet') return []
  return tokens
    .filter((token) => OF_OTHER.test(token.lower) || (WHO_DID.test(token.lower) && isSaidOfOther(token, tokens)))
    .map((token) => ({ by: [], words: [token], deedsOnly: true, why: WHY }))
}

/** 'satışları artıran bir kampanya hazırladım': what the person made may have done it for them. */
function isSaidOfOther({ at, part }: SourceToken, tokens: readonly SourceToken[]): boolean {
  const [next, second] = [tokens[at + 1], tokens[at + 2]]
  if (!next || next.part !== part) return false
  const last = tokens.findLast((token) => token.part === part)
  const isOwnWork = last !== undefined && MAKES.test(last.lower)
  return !isOwnWork || (next.lower !== 'bir' && OBLIQUE.test(next.lower) && (second === undefined || second !== last))
}

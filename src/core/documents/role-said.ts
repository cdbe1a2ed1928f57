/** How many hours, which an advert's heading may carry: no part of what somebody applies to be. */
const HOURS = String.raw`(?:in |auf )?(?:teilzeit|vollzeit|voll-|teil-|part[- ]time|full[- ]time|temps plein|temps partiel|jornada completa|media jornada|tam zamanlı|yarı zamanlı)`
const TAIL = new RegExp(
  String.raw`[\s,–-]*(?:\(${HOURS}(?:\s*(?:oder|und|or|ou|o|veya|/)\s*${HOURS})*\)|(?<=[\s,–-])${HOURS}(?:\s*(?:oder|und|or|ou|o|veya|/)\s*${HOURS})*)\s*$`,
  'iu',
)
/** 'Entwicklerin / Entwickler', 'Entwickler/Entwicklerin'. */
const BOTH = /^(\p{L}+)\s*\/\s*(\p{L}+)(?=\s|$)/u

/** What a letter calls the job of an advert: without its hours, and of two forms the one that the person's own titles have. */
export function roleSaid(heading: string, titles: readonly string[]): string {
  const role = heading.replace(TAIL, '').trim() || heading
  const [both, one = '', other = ''] = BOTH.exec(role) ?? []
  if (both === undefined) return role
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long !== `${short}in`) return role
  const words = new Set(titles.flatMap((title) => title.split(/[^\p{L}]+/u)))
  const isOf = (ending: RegExp) => [...words].some((word) => ending.test(word))
  const own = isOf(/(?:er|or|ist|ant|ent|eur)in$/u) ? long : isOf(/(?:er|or|ist|ant|ent|eur)$/u) ? short : ''
  return own ? own + role.slice(both.length) : role
}

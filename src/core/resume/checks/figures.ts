/** A number that measures something: years, versions and names with digits measure nothing. */
const NUMBER =
  /(?<![\p{L}\p{N}_.,/-])[~≈<>+±]?[$€£¥₺₹]?\d[\d.,\u00A0]*(?:\s?(?:%|[kmb]\b|bn\b|x\b|\+|ms\b|s\b|h\b|hrs?\b|gb\b|tb\b|mb\b|kb\b|kw\b|mw\b|fps\b|rps\b|qps\b|tps\b))*(?:-\p{L}+)*/giu
/** Spelt out. 'One' is an article as often as a number. */
const SPELT =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|halving|doubled|doubling|tripled|tripling|quadrupled|twofold|threefold|tenfold|twice|quarter of)\b/iu
const SYMBOL = /[%‰$€£¥₺₹]\s?\d|\d[.,]?\s?(?:%|percent\b|per cent\b|[$€£¥₺₹]|pp\b)/iu
/** A capitalised name right before a number makes it a part of the name: 'Windows 10', 'ISO 27001', 'Tier 2'. */
const NAMED = /(?:^|[\s(,/])(\p{Lu}[\p{L}.+#-]*)\s$/u
const NAMING =
  /\b(?:version|v|tier|level|layer|phase|grade|section|chapter|part|step|type|port|release|rfc|iso|stage|sprint|act|class|floor|room|http|tls|ipv|python|java|php|angular|vue|node|react|windows|office|ios|android|html|css|ubuntu|centos|rhel|debian|oracle|php|bootstrap|swift|kotlin|scala|ruby|rails|django|laravel|symfony|spring boot|spring|sql server)\s?$/iu

export function hasFigure(text: string): boolean {
  if (SYMBOL.test(text)) return true
  if (SPELT.test(text)) return true
  return [...text.matchAll(NUMBER)].some((match) => isMeasure(match[0], match.index, text))
}

function isMeasure(written: string, at: number, text: string): boolean {
  const digits = written.replaceAll(/[^\d.,]/g, '').replace(/(?<![.,])[.,]+$/, '')
  const before = text.slice(0, at)
  const after = text.slice(at + written.length)
  // 24/7, 802.11, 9-5 are names, not amounts.
  if (/^\s?\/\s?\d/.test(after) || /^802\.\d+/.test(digits) || /^\d+(?:\.\d+){2,}$/.test(digits)) return false
  if (/^\p{L}/u.test(after)) return false
  const isPlain = /^[+]?[\d.,]+\+?$/.test(written)
  if (isPlain && /^(?:19|20)\d\d$/.test(digits)) return false
  if (isPlain && NAMING.test(before)) return false
  const name = NAMED.exec(before)
  // The first word of a bullet has a capital anyway.
  return !(isPlain && name !== null && before.trim() !== name[1])
}

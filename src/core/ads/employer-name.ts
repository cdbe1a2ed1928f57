import { must } from '#core/must.ts'
import { fold } from './fold.ts'
import { sentencesOf, type AdLine } from './ad-lines.ts'
import { found, type Found } from './found.ts'
import { labelOf } from './labels.ts'
import { kindOfHeading } from './section-kind.ts'
import { placeLikeness } from './places.ts'
import { looksLikeCompany, vacancyScore } from './title.ts'

/** The patterns read a text over and over. */
const LONGEST_NAME = 300

/** The name alone, without what it is looking for, dashes and brackets behind it. */
export function cleanCompany(text: string): string {
  return must(
    text
      .slice(0, LONGEST_NAME)
      // '株式会社みどり回廊は、…'
      .replace(/(?:[はが]、|。).*$/u, '')
      .replaceAll(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, ' ')
      .replace(/\s*\([^)]*\)\s*$/u, '')
      .replace(
        /^(?:[Bb]eim|[Bb]ei (?:der|dem)|[Ii]m|[Dd]ie|[Dd]er|[Dd]as|the company|company|about|at|bei|chez|[Ee]n|[Aa]t|[Bb]ei|[Bb]ij|[Cc]hez|[Pp]resso|unser kunde|our client)\s*:?\s+(?=\p{Lu})/u,
        '',
      )
      .split(
        isOneName(text)
          ? /,\s|\s\|\s/u
          : /,\s|\s[|·•–—]\s|\s(?:sucht|suchen|recrute|recherche|busca|necesita|seeks|is hiring|is looking|is recruiting|arıyor)\b/u,
      )[0],
  )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s"“„'«*_-]+|[\s"”“'»*_:,;.!-]+$/gu, (sign) => (sign.endsWith('.') ? '.' : ''))
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|A\.Ş|Ş|S\.L|S\.A|B\.V|e\.V))\.$/u, '')
    .trim()
}

/** 'Rechtsanwälte Brückner · Sahin · Loos PartG mbB': dots between partners, the legal form last. */
export const isOneName = (text: string) =>
  / · /.test(text) && !text.includes('|') && text.length < 80 && looksLikeCompany(must(text.split(' · ').at(-1))) >= 2

export function isName(name: string): boolean {
  const words = name.split(/\s+/)
  if (
    words
      .slice(1)
      .some(
        (word) =>
          /^\p{Ll}(?!['’]\p{Lu})/u.test(word) &&
          !/^(?:gGmbH|gUG|eG|e\.V\.|a\.|of|and|the|for|in|at|by|und|für|der|die|das|von|am|de|la|le|les|des|du|et|y|del|los|ve|ile|van|di|da|dos|do|den|e|on|aux|het|mbh|x)$/u.test(
            word,
          ),
      )
  )
    return false
  return (
    name.length > 1 &&
    name.length <= 60 &&
    name.split(/\s+/).length <= 7 &&
    /^[\p{Lu}\d]|^\p{Ll}+[\p{Lu}.]/u.test(name) &&
    !/[!?:。、]|\d{4}/.test(name) &&
    !HEADCOUNT.test(name) &&
    labelOf(name) === null &&
    !PRONOUN.test(name.replace(/^The (?=\p{Lu}\p{L}+ \p{Lu})/u, '')) &&
    isNoHeading(name)
  )
}

/** '50 à 99 salariés', '11,904 followers' */
export const HEADCOUNT =
  /^\d.*(?:salari|employ|mitarbeit|beschäftigt|emplead|çalışan|people|followers|valoraciones|reviews)/iu

/** 'Karanfil Teknoloji' names a firm, 'Teknolojiler' heads a list. */
function isNoHeading(name: string): boolean {
  const kind = kindOfHeading(fold(name))
  return kind === null || (kind === 'stack' && looksLikeCompany(name) >= 1)
}

/** Words with capitals, and what joins them in names: 'Kocadere Zeytin ve Gıda A.Ş.', 'La Cave aux Meules'. */
const NAME = String.raw`(?:\p{Lu}|e[A-Z])[\p{L}\p{N}&.'’-]*(?:\s(?:(?:&|of|for|and|the|und|für|der|von|van|ve|et|y|e|de|du|des|del|della|di|da|la|le|les|los|aux)\s){0,2}(?:\p{Lu}|gGmbH|gUG)[\p{L}\p{N}&.'’-]*){0,5}`
const SAYS_OF_ITSELF = String.raw`is|are|makes?|builds?|helps?|runs?|sells?|develops?|publishes|offers?|turns?|moves?|plans?|provides|measures|keeps|lets|operates|advises|was founded|has|hat|had|ist|sind|baut|bauen|macht|entwickelt|betreibt|sucht|suchen|begleiten|fabrique|exploite|conçoit|développe|recrute|es|somos|hace|fabrica|desarrolla|busca|geliştirir|olarak|seeks|gives|would like|works|begleitet|versorgt|produziert|fertigt|liefert|vertreibt|unterstützt|betreut|berät|zählt|gehört|beschäftigt|forscht|est|accompagne|propose|restaure|produit|emploie|intervient|réalise|édite|distribue|rassemble|regroupe|ofrece|diseña|gestiona|distribuye|produce`

const SELF: RegExp[] = [
  // whatever stands before it: '… l’équipe de Lumioka recherche', 'suchen wir, die Stadtwerke Lohra, …'
  new RegExp(
    String.raw`(?<![\p{L}])(${NAME})\s(?:recherche|recrute|sucht|busca|cerca|zoekt|seeks|looks for|is hiring|is recruiting|is looking for|are looking for)(?![\p{L}])`,
    'u',
  ),
  new RegExp(String.raw`(?:suchen wir|[Ww]e|[Nn]ous),\s(?:die|der|das|the|la|le)?\s?(${NAME}),`, 'u'),
  // 'Kuzeykule Lojistik, İzmir ofisi için … arıyor'
  new RegExp(String.raw`^(${NAME})(?:,|\solarak)\s.*(?:arıyor|aranıyor|aramaktadır|arıyoruz|aramaktayız)`, 'u'),
  // 'Lindental versorgt seit 1921 die Region', 'Bademli 1987'den beri Kula'da üretim yapıyor'
  new RegExp(
    String.raw`^(?:[Dd]ie |[Dd]er |[Dd]as |[Tt]he |[Ll]a |[Ll]e |[Ee]l )?(${NAME})(?:\s(?:in|aus|à|en|near)\s\p{Lu}[\p{L}-]+)?\s(?!(?:aux?|de|du|des|del|della|di|da|et|und|für|of|and|y|e|ve|von|van|&)\s)(?=\p{Ll}|\d{4}['’]).{0,160}?(?:\b(?:seit|depuis|desde|since)\s(?:über\s)?(?:18|19|20)\d\d|\d{4}['’](?:den|dan|ten|tan)\sb(?:eri|u yana))`,
    'u',
  ),
  // 'La Communauté de communes du Val d'Orbe (38 000 habitants) recrute'
  /^(?:[Ll]a|[Ll]e|[Dd]ie|[Dd]er|[Dd]as|[Tt]he|[Ee]l)\s+(\p{Lu}[^.!?:;()|]{2,58}?)(?:\s\([^)]{2,40}\))?\s+(?:recrute|recherche|sucht|busca|seeks|is hiring|is recruiting|is looking for)\b/u,
  /^(?:[Mm]erhaba[!,.]?\s+)?[Bb]iz\s+(\p{Lu}[\p{L}\p{N}&.-]+(?:\s\p{Lu}[\p{L}\p{N}&.-]+){0,3})(?=,|\s)/u,
  /(?:^|[.!,]\s)(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]allo|[Ww]ir sind|[Ss]omos|[Ee]n|[Nn]ous sommes|[Aa]t|[Ww]e are|[Ww]e're)[,!]?\s+(?:wir sind\s+|we're\s+|we are\s+)?(\p{Lu}[\p{L}\p{N}&.-]+(?:\s\p{Lu}[\p{L}\p{N}&.-]+){0,3})(?=,|\sund\s|\ssomos\s|\sy\s|\set\s|\sand\s|\swe\s)/u,
  /^(?:[Ss]o,? |[Aa]nd |[Bb]ut )?(?:[Aa]bout|[ÜüUu]ber|[AaÀà] propos de|[Ss]obre|[Mm]eet|[Ww]ho is|[Ww]ho[’']s|[Ww]ho are)\s+(?:the\s+)?(?!us\b|you\b|uns\b|die stelle\b|das unternehmen\b|the (?:role|job|team|company|position)\b|nosotros\b|nous\b)(\p{Lu}[^:?!]{1,50}?)\s*[?:]?$/u,
  /^(\p{Lu}[^:?!,.]{1,50}?)\s+(?:hakkında|ist|sind wir)\s*[?:]?$/u,
  // 'La Cave aux Meules, c'est 38 crémeries', 'Die Nordloof Werft in Husum baut Schiffe'
  new RegExp(
    String.raw`^(?:die |der |das |the |la |le |el )?(${NAME})(?:,[^,.]{3,60},|\s\([^)]{3,60}\))?(?:\s(?:in|aus|à|en|near)\s\p{Lu}[\p{L}-]+)?(?:,\s(?:c['’]est|ce sont)|\s+(?:${SAYS_OF_ITSELF}))(?![\p{L}])`,
    'u',
  ),
  // 'At Corvane Medical every device …', where the name comes again
  /^At\s((?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3})\s\p{Ll}/u,
  /\b(?:from|[Aa]t|[Jj]oin|[Bb]ei|joining|[Cc]hez|werde teil von|team of|behalf of)\s+((?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,4})(?=\s+(?:asked|we|is|are|was|you|our|zu|und|–|-)|[,.!:]|$)/u,
  // any verb of what one firm does, in a whole English sentence: 'Oakmere Housing lets and repairs 18,000 homes …'
  /^((?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?:\s+(?:&\s+|of\s+)?\p{Lu}[\p{L}\p{N}&.'’-]*){0,4})\s+\p{Ll}{2,12}s[\s,](?=.{20,}\b(?:the|and|a|for|of|to)\b.*\.$)/u,
]

/** Words without which the first patterns find nothing: most sentences have none of them. */
const CUES = [
  /recherche|recrute|sucht|busca|cerca|zoekt|seeks|looks for|hiring|recruiting|looking for/,
  /suchen wir|[Ww]e,|[Nn]ous,/,
  /arıyor|aranıyor|aramakta|aranmakta/,
  /\d{4}/,
]

/** What the text calls itself: 'About Solvane', 'Peltra makes routing software', 'Die Stadtwerke Lohra suchen'. */
export function nameInText(lines: readonly AdLine[]): Found<string> | null {
  const sentences = lines
    .slice(0, 60)
    // a firm does not present itself in the items of a list
    .filter((line) => !line.isBullet || line.picture !== '')
    .flatMap((line) =>
      line.isBullet ? [{ text: line.text, line }] : sentencesOf(line.text).map(({ text }) => ({ text, line })),
    )
    .map(({ text, line }) => ({ text: withoutPictures(text), line }))
  for (const [at, pattern] of SELF.entries()) {
    const cue = CUES[at]
    for (const { text, line } of sentences) {
      if (cue && !cue.test(text)) continue
      const name = pattern.exec(text)?.[1]
      if (!name) continue
      const clean = cleanCompany(name)
      if (!isName(clean) || vacancyScore(clean) >= 2 || placeLikeness(clean) >= 2) continue
      // 'Room upstairs if you need one': not every word in -s is a verb
      if (pattern === SELF.at(-1) && NO_VERB.test(text.slice(name.length))) continue
      const whole = longerName(
        clean,
        sentences.map((one) => one.text),
      )
      return found(whole, line.text, line.from, 'likely')
    }
  }
  return null
}

const NO_VERB =
  /^\s(?:up|down)stairs|^\s(?:less|always|sometimes|besides|perhaps|plus|across|towards|afterwards|hours|days|weeks|months|years|minutes|details|terms|skills|types|members|costs|times|others|news|gears|levels)\b/

/** 'Kestwick' is called 'Kestwick Insurance Group' where the text first speaks of it. */
function longerName(name: string, sentences: readonly string[]): string {
  for (const text of sentences) {
    if (!text.startsWith(`${name} `)) continue
    const whole = /^(\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:&\s|of\s|und\s)?\p{Lu}[\p{L}\p{N}&.'’-]*){1,4})\s\p{Ll}/u.exec(
      text,
    )?.[1]
    if (whole && whole.length > name.length && vacancyScore(whole) < 2) return whole
  }
  return name
}

const withoutPictures = (text: string) =>
  text
    .replaceAll(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

const PRONOUN =
  /^(?:expect|imagine|picture|quel(?:le)?s?|welche[rsn]?|cual(?:es)?|which|whose|hangi|kim|women|men|applicants?|interested|successful|every|once|before|after|because|when|while|though|fragen|rückfragen|interesse|we|you|our|your|this|that|these|it|there|here|they|he|she|i|as|in|at|if|wir|sie|du|dein|ihr|unser|das|dies|worum|wofur|wofür|warum|was|wer|wie|wo|wann|hier|dort|dann|damit|dabei|für|mit|bei|nach|vor|im|am|zum|zur|nous|vous|tu|il|elle|notre|ce|nuestro|tu|este|esta|es|biz|the|a|an|people|someone|everyone|what|who|how|when|where|why|experience|knowledge|today|last|one|most|all|each|some|half|engineering|applications?|candidates?|interviews?|ideally|currently|english|german|react|python|java|mysql|php|sql|spark|docker|kubernetes|linux|windows|excel|azure|on|nous|il faut|no|yes|please|hybrid|remote|work(?:ing)?|every|both|and|or|but|with|for|from)\b/i

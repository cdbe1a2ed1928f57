import { must } from '#core/must.ts'
import { fold } from './fold.ts'
import { sentencesOf, type AdLine } from './ad-lines.ts'
import { cleanCompany, HEADCOUNT, isName, nameInText } from './employer-name.ts'
import { found, type Found } from './found.ts'
import { headerLines, piecesOf, type Piece, type Row } from './header.ts'
import { labelOf } from './labels.ts'
import { cleanPlace, isNamedTown, placeInSentence, placeLikeness } from './places.ts'
import { kindOfHeading } from './section-kind.ts'
import { cleanTitle, hasGender, looksLikeCompany, vacancyScore } from './title.ts'

export type WhoAndWhere = {
  title: Found<string> | null
  company: Found<string> | null
  place: Found<string> | null
  headerText: { text: string; from: number }[]
}

/** Title, employer and place: from labelled rows, else from the pieces of the header, else from the first sentences. */
export function whoAndWhere(lines: readonly AdLine[], rows: readonly Row[]): WhoAndWhere {
  const header = headerLines(lines)
  const pieces = header
    .flatMap((line, number) => (rowAt(rows, line) ? [] : piecesOf(line, number)))
    .filter(({ text }) => !SALUTATION.test(text))
  const title = fromRow(rows, 'title', cleanTitle) ?? titleIn(pieces, lines)
  const rest = pieces.filter((piece) => !title || piece.from !== title.from)
  const owners = rest.filter((piece) => !isOfList(piece, header[piece.line]))
  const company = fromRow(rows, 'company', (value) => cleanCompany(value)) ?? companyIn(pieces, owners, title, lines)
  const place = fromRow(rows, 'place', cleanPlace) ?? placeIn(rest, company, lines, header)
  return { title, company, place, headerText: header.map(({ text, from }) => ({ text, from })) }
}

/** 'Kenntnisse: Java, Spring': what follows a label that heads a list is an item of it, and no employer. */
function isOfList(piece: Piece, line: AdLine | undefined): boolean {
  const label = line && LIST_LABEL.exec(line.text.slice(0, Math.max(0, piece.from - line.from)))?.[1]?.trim()
  if (label === undefined) return false
  const kind = kindOfHeading(fold(label))
  const row = labelOf(label)
  return (kind !== null && kind !== 'about') || (row !== null && row !== 'company' && row !== 'title')
}
/** The last label before a place of a line, in the same sentence. */
const LIST_LABEL = /(?:^|[.!?;|]\s{1,3})([^:.!?;|]{3,40}):\s[^:.!?;|]*$/u

const rowAt = (rows: readonly Row[], line: AdLine) => rows.some(({ from }) => from >= line.from && from <= line.to)

function fromRow(rows: readonly Row[], label: Row['label'], clean: (value: string) => string): Found<string> | null {
  for (const row of rows) {
    if (row.label !== label) continue
    const value = clean(must(row.value.split(label === 'place' ? /\s[|·•–—]\s/ : /\s[|·•]\s/)[0]))
    if (label === 'company' && HEADCOUNT.test(value)) continue
    if (value.length > 1 && value.length <= 120 && !/[.!?]\s/.test(value))
      return found(value, row.words, row.from, 'sure')
  }
  return null
}

function titleIn(pieces: readonly Piece[], lines: readonly AdLine[]): Found<string> | null {
  const titles = pieces
    .filter(({ kind, text }) => kind === 'title' && !text.endsWith('?') && !isSentence(text))
    .map((piece) => ({ piece, score: vacancyScore(piece.text) - piece.line * 0.4 - piece.index * 0.1 }))
  const best = titles.sort((a, b) => b.score - a.score)[0]?.piece
  if (best) {
    const whole = withTail(best, pieces)
    const text = titleAt(whole)
    if (text) return found(text, whole, best.from, 'likely')
  }
  const said = titleBelow(lines, pieces) ?? titleInSentence(lines)
  if (said) return said
  const first = pieces[0]
  // the first line of a paste is the title unless something else is there
  if (
    first &&
    !/[!?]$/.test(first.text) &&
    (first.kind === 'other' || first.kind === 'terms') &&
    first.line === 0 &&
    first.text.length < 80 &&
    looksLikeCompany(first.text) < 1 &&
    kindOfHeading(fold(first.text)) === null
  ) {
    const text = cleanTitle(first.text)
    return text === '' ? null : found(text, first.text, first.from, 'unsure')
  }
  return null
}

/** 'To help us grow we need a Payroll Officer.' names a title and is none. */
const isSentence = (text: string) =>
  cleanTitle(text).split(/\s+/).length > 3 &&
  ((/[.!]$/.test(text) &&
    !/(?:\b(?:Inc|Ltd|Co|Jr|Sr|e\.V|S\.L|A\.Ş)|\p{Lu})\.$/u.test(text) &&
    text.split(/\s+/).length >= 5) ||
    (text.split(/\s+/).length >= 6 && HIRING.test(text) && !NAMES_ONLY.test(text)))
/** 'Rivenholt sucht Bäcker' is as much a headline as a sentence; cleanTitle takes the employer off. */
const NAMES_ONLY =
  /^(?:\p{Lu}\S*\s){1,4}(?:sucht|recrute|busca|is hiring|seeks|cerca|zoekt|szuka)\s(?:an?\s|eine?n?\s|un[ae]?\s)?(?:\p{Lu}\S*(?:\s|$)){1,6}(?:\([^)]*\))?$/u

/** Below a greeting and a sentence: 'Backend-Entwickler:in Java (w/m/d), Vollzeit ab 35 Stunden'. */
function titleBelow(lines: readonly AdLine[], above: readonly Piece[]): Found<string> | null {
  for (const [number, line] of lines.slice(0, 14).entries()) {
    if (line.isBullet || SALUTATION.test(line.text) || line.text.length > 110 || /[.?]$|[.!?]\s/.test(line.text))
      continue
    if (above.some(({ from }) => from >= line.from && from <= line.to)) continue
    const piece = piecesOf(line, number)
      .flatMap((one) => [{ ...one, text: must(one.text.split(/,\s/)[0]) }])
      .find(({ text }) => hasGender(text) || (text.length < 60 && vacancyScore(text) >= 2.5))
    const text = piece ? titleAt(piece.text) : null
    if (piece && text) return found(text, line.text, piece.from, 'likely')
  }
  return null
}

const SALUTATION =
  /^(?:dear|hi|hello|hey|greetings|liebe|lieber|hallo|sehr geehrte|guten tag|bonjour|cher|chère|hola|querid|merhaba|sayın|selam|moin|servus|grüezi|ciao|buongiorno|salut|olá|cześć|hej)(?![\p{L}])/iu

/** 'Data Scientist – Pricing': what follows the dash belongs to the title when it is nothing else. */
function withTail(best: Piece, pieces: readonly Piece[]): string {
  const next = pieces.find((piece) => piece.line === best.line && piece.index === best.index + 1)
  const others = pieces.filter((piece) => piece.line === best.line)
  const isDashed = next !== undefined && others.length <= 3
  if (!isDashed || (next.kind !== 'other' && next.kind !== 'title') || next.text.length > 50 || best.index > 0)
    return best.text
  if (/\b(?:required|only|needed|must)\b/i.test(next.text)) return best.text
  if (pieces.some((piece) => piece.line === best.line && /[|·•]/.test(piece.text))) return best.text
  const hasCompanyBelow = pieces.some(
    (piece) => piece.line > best.line && (piece.kind === 'company' || piece.kind === 'other'),
  )
  return hasCompanyBelow || next.kind === 'title' ? `${best.text} – ${next.text}` : best.text
}

/** The title without the employer, the place or the pay in the same phrase: 'AI Engineer @ Quillfox', 'Becario en Lince'. */
function titleAt(text: string): string | null {
  const split = splitAt(text)
  const clean = withoutTown(cleanTitle(split.title))
  return clean.length > 1 ? clean : null
}

/** 'Entwicklerin in Köln': the town is where the job is, and no part of what it is called. */
function withoutTown(title: string): string {
  const match = /^(.{3,80}?)\s(?:in|à|en|em|bei|near|w)\s(\p{Lu}[\p{L} .'’-]{1,40})$/u.exec(title)
  return match && vacancyScore(must(match[1])) >= 2 && isNamedTown(must(match[2])) ? must(match[1]) : title
}

const AT = /\s+(?:@|at|bei|chez|für die|for)\s+(?=[\p{Lu}\d])/u

function splitAt(text: string): { title: string; company: string | null } {
  const match = AT.exec(text)
  if (!match || vacancyScore(text.slice(0, match.index)) < 2) return { title: text, company: null }
  const company = must(text.slice(match.index + match[0].length).split(/\s[–—|·(-]\s?|,\s|\s\(/)[0])
  return placeLikeness(company) >= 2 ? { title: text, company: null } : { title: text.slice(0, match.index), company }
}

const HIRING =
  /(?:(?:is|are|am|I'm|we're|we are|currently|would like to|want to|seeks?|seeking)\s+(?:now\s+)?(?:hiring|looking for|looking to hire|to hire|hunting for|on the hunt for|recruiting|seeking|searching for|hire|like to hire)|seeks?|seek|need(?:s)?|hire|sucht|suchen(?: wir)?|suchen zum nächstmöglichen zeitpunkt|recherche|recherchons|recrute|recrutons|busca|buscamos|necesita|arıyor(?:uz)?|is offering|chercher?|cherchons|incorporar|contratar)\s+(?:a\s|incorporar\s(?:a\s)?|wir\s|dich\s|sie\s|(?:,\s?)?(?:wir|die|der)[^,]{2,50},\s)*(?:als\s+)?(?:zum \p{L}+ Zeitpunkt\s+|ab sofort\s+|for\s+)?(?:a|an|our|our next|our first|its|its next|its first|their|one|two|another|eine?n?(?:\/[nr])?|un\(e\)|un|une|una|full-time|part-time)?\s*(?:\p{Ll}[\p{L}-]+\s+){0,4}(?=\p{Lu})/u

/** A post that writes everything in small letters. */
const HIRING_SMALL =
  /(?<!\p{L})(?:hiring|looking for|looking to hire|searching for|recruiting|we need|suchen|recherchons|cherchons|buscamos|necesitamos)\s(?=(?:an?|our|one|two|eine?n?|une?|un[ao]?|notre|nuestr[oa])\s\p{Ll})/iu

/** Other ways to name it in a sentence: '… to join our team as an Analytics Engineer', 'the post of Clerk', 'Verstärkung als …'. */
const NAMED_AS =
  /(?:\b(?:join|joining|hire|work|start|employ|employed|career|apply|verstärk\p{L}*|unterstütz\p{L}*|komm|starte|arbeite|rejoi\p{L}*|intégr\p{L}*|únete|incorpor\p{L}*|trabaj\p{L}*)\b[^.!?]{0,60}?\s(?:as|als|comme|en tant que|como)\s(?:an?\s|our\s|eine?n?\s|un[ae]?\s)?|\b(?:position|post|role|job|vacancy|vacancies|opening|stelle|position|poste|puesto|plaza)\s(?:of|for|as|als|de|d['’])\s?(?:an?\s|eine?[rs]?\s|un[ae]?\s)?)/iu

/** Up to where a title may reach in a sentence, in small letters: 'un développeur back-end pour notre équipe'. */
const TITLE_ENDS =
  /[,.;:!?–—]|\s-\s|\s(?:who|which|that|to|for|with|in|at|on|and (?:a|an|the)|reporting|based|responsible|pour|qui|avec|afin|dans|sur|à|para|con|que|en|por|mit|für|zur|zum|im|am|bei|der|die|das|pozisyonu\p{L}*|olarak|arıyor\p{L}*|aranıyor|için)(?=\s|$)/iu

/** '… is hiring a full-time Help Desk Technician for its Boise office'. */
function titleInSentence(lines: readonly AdLine[]): Found<string> | null {
  for (const line of lines.slice(0, 12)) {
    const said = turkishTitle(line)
    if (said) return said
  }
  for (const pattern of [HIRING, NAMED_AS])
    for (const line of lines.slice(0, 12)) {
      const match = pattern.exec(line.text.slice(0, 1_500))
      if (!match) {
        const plain = pattern === HIRING ? HIRING_SMALL.exec(line.text.slice(0, 1_500)) : null
        const low = plain ? titleInSmallLetters(line.text, plain.index, plain[0]) : null
        if (low) return found(low, line.text, line.from + line.text.indexOf(low), 'likely')
        continue
      }
      const rest = line.text.slice(match.index + match[0].length)
      const phrase =
        /^(?:\p{Lu}[\p{L}\p{N}+#./&*:-]*|[/&]|of|for Apps|und|y|de|\([^)]{1,12}\))(?:\s+(?:\p{Lu}[\p{L}\p{N}+#./&*:-]*|[/&]|of|und|y|de|\([^)]{1,12}\)))*/u.exec(
          rest,
        )?.[0]
      const from = line.from + match.index + match[0].length
      const marked = MARKED.exec(rest)?.[0] ?? null
      if (marked !== null && vacancyScore(cleanTitle(marked)) >= 1)
        return found(cleanTitle(marked), line.text, from, 'likely')
      const words = cleanTitle((phrase ?? '').replace(/[.,:]$/, '').replace(/\s+(?:of|und|y|de|[/&])$/u, ''))
      const small = titleInSmallLetters(line.text, match.index, match[0])
      if (vacancyScore(words) >= 2 && !(small?.startsWith(words) === true))
        return found(words, line.text, from, 'likely')
      if (small) return found(small, line.text, line.from + line.text.indexOf(small), 'likely')
      // 'Tidepool is hunting for its first Data Person': no list has the word, the sentence says what it is
      if (
        pattern === HIRING &&
        line === lines[0] &&
        words.split(/\s+/).length >= 2 &&
        words.length < 50 &&
        looksLikeCompany(words) < 1
      )
        return found(words, line.text, from, 'unsure')
    }
  return null
}

/** Up to its gender mark a title may hold anything: 'Elektroniker für Betriebstechnik (m/w/d)'. */
const MARKED = /^[^.!?;:()]{3,70}\((?:[mwfdxhgn]{1,3}\s?[/|*,]\s?){1,3}[mwfdxhgn]{1,3}\)/iu

/** 'X olarak Kula'da görevlendirilmek üzere CNC Operatörü arıyoruz': what stands before the verb, in capitals. */
function turkishTitle(line: AdLine): Found<string> | null {
  const match =
    /(?:^|\s)(?:için|üzere|olarak|[Bb]ir|ekibimize|kadromuza|[Bb]ünyemize)\s+(?:bir\s+)?((?:(?:\p{Lu}|[A-Z])[\p{L}\p{N}+#./&-]*\s+){1,5})(?:aramaktayız|arıyor(?:uz)?|aranıyor|aranmaktadır|alınacak(?:tır)?)(?!\p{L})/u.exec(
      line.text.slice(0, 600),
    )
  const words = match ? cleanTitle(must(match[1])) : ''
  return match && vacancyScore(words) >= 2
    ? found(words, line.text, line.from + match.index + match[0].indexOf(must(match[1])), 'likely')
    : null
}

/** 'On recherche un développeur back-end pour …': from the words that the cue took along to where the phrase ends. */
function titleInSmallLetters(text: string, at: number, cue: string): string | null {
  const whole = text.slice(at, at + cue.length + 90)
  const start = whole.search(
    /\s(?:an?|our|one|two|eine?n?(?:\/[nr])?|un(?:\(e\)|[ae])?|notre|nuestr[oa]|bir)\s(?!\s)/iu,
  )
  const from = start < 0 ? cue.length : start + must(/^\s\S+\s+/.exec(whole.slice(start)))[0].length
  const phrase = whole.slice(from)
  const end = TITLE_ENDS.exec(phrase)
  const words = cleanTitle((end ? phrase.slice(0, end.index) : phrase).trim()).replace(
    /^(?:an?|un[ae]?|une|eine?n?|bir)\s/iu,
    '',
  )
  const count = words.split(/\s+/).length
  return (end || phrase.length < 80) && count >= 1 && count <= 7 && vacancyScore(words) >= 2 ? words : null
}

function companyIn(
  pieces: readonly Piece[],
  rest: readonly Piece[],
  title: Found<string> | null,
  lines: readonly AdLine[],
): Found<string> | null {
  const inTitle = pieces.find((piece) => title && piece.from === title.from)
  const at = inTitle ? splitAt(inTitle.text).company : null
  if (at) return found(cleanCompany(at), must(inTitle).text, must(inTitle).from, 'likely')
  const named = nameInText(lines)
  const candidates = rest
    .filter(({ kind }) => kind === 'company' || kind === 'other')
    .map((piece) => ({ piece, name: cleanCompany(piece.text) }))
    .filter(
      ({ name, piece }) =>
        isName(name) && vacancyScore(name) < 2 && (!title || !isWithin(name, title.value) || piece.kind === 'company'),
    )
    .map(({ piece, name }) => ({
      piece,
      name,
      score:
        looksLikeCompany(name) * 2 +
        (named && alike(named.value, name) ? 3 : 0) +
        mentions(lines, name) -
        piece.line * 0.5 -
        piece.index * 0.3 +
        (isRightAfter(piece, title, pieces) ? 1 : 0) +
        (isRepeated(piece, lines) ? 2 : 0) +
        (isFirstOfBars(piece, pieces) ? 2.5 : 0),
    }))
    .sort((a, b) => b.score - a.score)
  const best = candidates[0]
  if (
    best &&
    named &&
    !alike(named.value, best.name) &&
    looksLikeCompany(best.name) < 1 &&
    !isFirstOfBars(best.piece, pieces) &&
    mentions(lines, named.value) >= mentions(lines, best.name)
  )
    return named
  if (best && (best.score > 0 || !named))
    return found(best.name, best.piece.text, best.piece.from, best.score >= 2 ? 'likely' : 'unsure')
  return named
}

const isWithin = (name: string, title: string) => fold(title).includes(fold(name))
const alike = (a: string, b: string) => fold(b).startsWith(fold(a)) || fold(a).startsWith(fold(b))

function isRightAfter(piece: Piece, title: Found<string> | null, pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ from }) => title?.from === from)
  return at >= 0 && pieces[at + 1]?.from === piece.from
}

/** 'Pelagic Ledger | Founding Data Engineer | NYC | …': the employer comes first. */
const isFirstOfBars = (piece: Piece, pieces: readonly Piece[]) =>
  piece.line === 0 && piece.index === 0 && pieces.filter(({ line }) => line === 0).length >= 4

/** A line by itself above the advert and again in 'About the company'. */
const isRepeated = (piece: Piece, lines: readonly AdLine[]) =>
  lines.filter(({ text }) => text === piece.text).length > 1

/** How often the text itself uses the name: an employer speaks of itself. */
function mentions(lines: readonly AdLine[], name: string): number {
  const key = must(fold(name).split(/\s+/)[0])
  if (key.length < 3) return 0
  let count = 0
  for (const line of lines.slice(1)) if (line.folded.includes(key)) count++
  return Math.min(2, count * 0.7)
}

function placeIn(
  rest: readonly Piece[],
  company: Found<string> | null,
  lines: readonly AdLine[],
  header: readonly AdLine[],
): Found<string> | null {
  const best = rest
    .filter(({ kind }) => kind === 'place')
    .map((piece) => ({ piece, score: placeLikeness(piece.text) - piece.line * 0.2 }))
    .sort((a, b) => b.score - a.score)[0]?.piece
  if (best) {
    const value = cleanPlace(best.text)
    if (value !== '') return found(value, best.text, best.from, 'likely')
  }
  // 'Feldmann Messtechnik GmbH, Villingen-Schwenningen': what follows the employer by a comma or a dash
  for (const line of header) {
    const after = company ? afterName(line, company.value) : null
    if (after) return after
  }
  // 'sucht in Ravensburg': a town that no list knows, named where the employer says what it looks for
  for (const line of lines.slice(0, 4)) {
    const town =
      /\b(?:sucht|suchen|recrute|busca|hiring|seeks|looking for)\b.{0,60}?\s(?:in|à|en)\s((?:Bad |San |Saint[- ])?\p{Lu}\p{Ll}[\p{L}-]+)(?=\s*(?:[:,.(]|$))/u.exec(
        line.text,
      )?.[1]
    if (town && vacancyScore(town) < 2) return found(town, line.text, line.from, 'unsure')
  }
  const beside = company ? townBeside(company.value, lines) : null
  if (beside) return beside
  for (const line of [...header, ...lines.slice(0, 80)]) {
    const alone = sentencesOf(line.text).find(
      ({ text }) => text.length < 50 && placeLikeness(text.replace(/\.$/, '')) >= 2.5 && vacancyScore(text) < 2,
    )
    if (alone && !line.isBullet && sentencesOf(line.text).length > 1)
      return found(cleanPlace(alone.text.replace(/\.$/, '')), line.text, line.from + alone.at, 'unsure')
    const said = placeInSentence(line.text)
    if (said) return found(said.place, line.text, line.from + said.from, 'unsure')
  }
  // what is left of the header when title, employer and terms are known
  const left = rest.filter(
    ({ kind, text, line }) =>
      kind === 'other' &&
      line <= 4 &&
      /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(text) &&
      text.split(' ').length <= 3 &&
      kindOfHeading(fold(text)) === null &&
      labelOf(text) === null &&
      !NO_PLACE.test(text),
  )
  const last = left.find(({ text }) => text !== company?.value && !(company && company.words.includes(text)))
  return company && last && left.length <= 2 ? found(cleanPlace(last.text), last.text, last.from, 'unsure') : null
}

/** 'Die Nordloof Werft in Husum baut …': the town where the text first says who they are. */
function townBeside(company: string, lines: readonly AdLine[]): Found<string> | null {
  for (const line of lines.slice(0, 12)) {
    const at = line.text.indexOf(company)
    if (at < 0) continue
    const town =
      /^\s(?:in|aus|à|en|near|from|de)\s((?:Bad |San |Saint[- ])?\p{Lu}\p{Ll}[\p{L}-]+)(?=\s\p{Ll}|[,.])/u.exec(
        line.text.slice(at + company.length),
      )?.[1]
    if (town && vacancyScore(town) < 2) return found(town, line.text, line.from, 'unsure')
  }
  return null
}

const NO_PLACE =
  /\b(?:school|department|faculty|institute|group|team|division|unit|aör|kdör|partg|mbb|experience|needed|required|hours?|weeks?|contract|vollzeit|teilzeit|full|part|permanent|alternance|cdi|cdd|engineering|remote|hybrid)\b/i

function afterName(line: AdLine, company: string): Found<string> | null {
  const at = line.text.indexOf(company)
  if (at < 0) return null
  const rest = line.text.slice(at + company.length)
  if (!/^\s*[,–—·|(-]/.test(rest)) return null
  const parts = rest
    .split(/[,|·()]|\s[–—-]\s|\.\s|\.$/u)
    .map((part) => cleanPlace(part))
    .filter((part) => /^(?:\d{4,5}\s+)?\p{Lu}[\p{L} .'’/-]{1,40}$/u.test(part))
  const known = parts.find((part) => placeLikeness(part) >= 2)
  const value =
    known ?? parts.find((part) => vacancyScore(part) < 2 && looksLikeCompany(part) < 1 && !NO_PLACE.test(part))
  return value ? found(value, line.text, line.from + at + company.length, known ? 'likely' : 'unsure') : null
}

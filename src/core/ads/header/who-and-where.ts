import { must } from '#core/must.ts'
import { fold } from '../fold.ts'
import { sentencesOf, type AdLine } from '../sections/ad-lines.ts'
import { type Employer, employersIn, type HeaderName } from './employer-judge.ts'
import { cleanCompany, HEADCOUNT, isLongName, isName } from './employer-name.ts'
import { modeSaid } from '../fields/work-mode.ts'
import { found, type Found } from '../found.ts'
import { headerLines, piecesOf, type Piece, type Row } from './header.ts'
import { labelOf } from '../labels.ts'
import { aboveFarewell } from '../letter.ts'
import { type PlaceCandidate, placesIn } from './place-judge.ts'
import { placeIn, placeOfBody } from './place-of-work.ts'
import { cleanPlace, isNamedTown, placeInSentence, placeLikeness } from './places.ts'
import { kindOfHeading } from '../sections/section-kind.ts'
import { cleanTitle, hasGender, looksLikeCompany, vacancyScore } from './title.ts'
import { type TitleCandidate, titlesIn } from './title-judge.ts'
import { HIRING, titleInSentence } from './title-in-sentence.ts'

export type WhoAndWhere = {
  title: Found<string> | null
  company: Found<string> | null
  place: Found<string> | null
  headerText: { text: string; from: number }[]
  /** Every name that could be the employer's, the likeliest first. */
  employers: Employer[]
  /** Names that could be the place of work and phrases that could be the title, the likeliest first, where nothing says it plainly. */
  places: PlaceCandidate[]
  titles: TitleCandidate[]
}

/**
 * Title, employer and place: from labelled rows, else from the pieces of the header, else from the first sentences. */
export function whoAndWhere(
  lines: readonly AdLine[],
  rows: readonly Row[],
  {
    isSkill = () => false,
    isAll = false,
    isTraining = false,
    headings = new Set(),
  }: {
    isSkill?: (folded: string) => boolean
    isAll?: boolean
    isTraining?: boolean
    /** Where the lines begin that head what is asked for, done or offered: none of them names the employer. */
    headings?: ReadonlySet<number>
  } = {},
): WhoAndWhere {
  const header = headerLines(aboveFarewell(lines))
  const pieces = header
    .flatMap((line, number) => (rowAt(rows, line) ? [] : piecesOf(line, number)))
    .filter(({ text }) => !SALUTATION.test(text))
  const said = fromRow(rows, 'title', cleanTitle) ?? titleIn(pieces, lines)
  // a sentence in the first line is a title only where nothing else could be one
  const isDoubtful = !said || (said.confidence === 'unsure' && said.words.endsWith('.'))
  const titles = isTraining || (isAll && isDoubtful) ? titlesIn(aboveFarewell(lines), pieces) : []
  const named =
    (isDoubtful
      ? judged(
          titles.filter(({ value }) => !isAsked(value)),
          LEAST_OF_TITLE,
        )
      : null) ?? said
  // a line of names is a heading by its looks alone: 'ATELIERS DU RHÔNE'
  const isName = (from: number) => pieces.some((piece) => piece.from === from && piece.kind !== 'other')
  const below = Math.min(...[...headings].filter((from) => named !== null && from > named.from && !isName(from)))
  const rest = pieces.filter(({ from }) => from !== named?.from && from < below)
  const owners = rest.filter((piece) => !isOfList(piece, header[piece.line]))
  const choices = employersIn(lines, {
    header: namesOfHeader(pieces, owners, named),
    title: named?.value ?? null,
    isSkill,
    takesAddress: isAll,
  })
  const told = fromRow(rows, 'company', (value) => cleanCompany(value)) ?? companyIn(choices, isAll ? 0 : CLEARLY)
  const near = told?.confidence === 'sure' ? null : nameAndTown(rest, named)
  const pair = !told || told.confidence === 'unsure' || CAMEL.test(near?.company.value ?? '') ? near : null
  const company = pair?.company ?? told
  const title = named && company ? { ...named, value: withoutEmployer(named.value, company.value) } : named
  const stated = fromRow(rows, 'place', placeOfRow) ?? pair?.place ?? placeIn(rest, company, lines, header)
  // a page has other witnesses of its place
  const places =
    isTraining || (isAll && !stated)
      ? placesIn(lines, { header, pieces: rest, title, company: company?.value ?? null, isSkill })
      : []
  const place =
    (stated?.confidence === 'unsure' && stated.value === stated.words ? placeOfBody(company) : null) ??
    stated ??
    placeOfBody(company) ??
    judged(places, 0)
  return {
    title,
    company,
    place,
    headerText: header.map(({ text, from }) => ({ text, from })),
    employers: choices,
    places,
    titles,
  }
}

/** 'Ledgerly, Dublin' right below the title, where nothing else names an employer: a name of one word that no list of places knows. */
function nameAndTown(pieces: readonly Piece[], title: Found<string> | null) {
  const below = pieces.find(({ kind, from, index }) => kind === 'place' && index === 0 && title && from > title.from)
  const match = below ? ONE_WORD_AND_TOWN.exec(below.text) : null
  if (!below || !match || below.line > 2) return null
  if (placeLikeness(must(match[1])) > 0 || placeLikeness(must(match[2])) < 2) return null
  return {
    company: found(must(match[1]), below.text, below.from, 'unsure'),
    place: found(must(match[2]), below.text, below.from, 'likely'),
  }
}
const CAMEL = /\p{Ll}\p{Lu}/u
const ONE_WORD_AND_TOWN = /^(\p{Lu}[\p{L}\p{N}&.'’-]{2,30}),\s(\p{Lu}[\p{L} .'’-]{1,30})$/u

/** Where no header and no sentence of a known shape says it: the name or phrase for which the most speaks. */
function judged([best]: readonly Candidate[], least: number): Found<string> | null {
  return best && best.score > least ? found(best.value, best.words, best.from, 'unsure') : null
}
type Candidate = { value: string; words: string; from: number; score: number }
/** Measured on lists that the weights had not seen. */
const LEAST_OF_TITLE = 1

/** 'Embedded Software Engineer to Nordvik Marine' */
function withoutEmployer(title: string, company: string): string {
  const [, bare, owner] =
    /^(.{4,80}?)(?:,|\s(?:to|at|for|till|hos|bei|zu|für|chez|en|presso|bij|w))\s(\p{Lu}.{1,60})$/u.exec(title) ?? []
  return bare !== undefined && owner !== undefined && alike(owner, company) && vacancyScore(bare) >= 2 ? bare : title
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

/** 'Mostly remote, 2 days a month in Leeds': what is left of how one works is no place, the town named beside it is. */
function placeOfRow(value: string): string {
  const place = cleanPlace(value)
  return HOW_MUCH.test(place) ? (placeInSentence(value)?.place ?? '') : place
}
const HOW_MUCH =
  /^(?:mostly|mainly|primarily|largely|predominantly|typically|partly|fully|flexible|überwiegend|hauptsächlich|größtenteils|weitgehend|flexibel|principalement|majoritairement|essentiellement|principalmente|mayormente|mayoritariamente|sobre todo|ağırlıklı(?: olarak)?|çoğunlukla|grotendeels|prevalentemente|głównie)?$/iu

const rowAt = (rows: readonly Row[], line: AdLine) => rows.some(({ from }) => from >= line.from && from <= line.to)

function fromRow(rows: readonly Row[], label: Row['label'], clean: (value: string) => string): Found<string> | null {
  for (const row of rows) {
    if (row.label !== label) continue
    const value = clean(must(row.value.split(label === 'place' ? /\s[|·•–—]\s/ : /\s[|·•]\s/)[0]))
    if (label === 'company' && HEADCOUNT.test(value)) continue
    // 'Role: join our team as a trainee.'
    if (label === 'title' && /^\p{Ll}/u.test(value) && /[.!]$/.test(value)) continue
    // 'Vacancy: CU-R-26-007'
    if (label === 'title' && /\d/.test(value) && !/\p{L}{3}/u.test(value)) continue
    // 'Work Location: In person'
    if (label === 'place' && /^(?:in[- ])?person$/i.test(value)) continue
    if (value.length > 1 && value.length <= 120 && sentencesOf(value).length === 1)
      return found(value, row.words, row.from, 'sure')
  }
  return null
}

function titleIn(pieces: readonly Piece[], lines: readonly AdLine[]): Found<string> | null {
  const titles = pieces
    .filter(({ kind, text }) => kind === 'title' && !text.endsWith('?') && !isSentence(text) && !isAsked(text))
    .map((piece) => ({ piece, score: vacancyScore(piece.text) - piece.line * 0.4 - piece.index * 0.1 }))
  const best = titles.sort((a, b) => b.score - a.score)[0]?.piece
  if (best) {
    const whole = withTail(best, pieces)
    const text = titleAt(whole)
    if (text) return found(text, whole, best.from, 'likely')
  }
  const above = aboveFarewell(lines)
  const said = [titleBelow(above, pieces), titleInSentence(above)].find((one) => one !== null && !isAsked(one.value))
  if (said) return said
  const first = pieces[0]
  // the first line of a paste is the title unless something else is there
  if (
    first &&
    !/[!?]$/.test(first.text) &&
    (first.kind === 'other' || first.kind === 'terms') &&
    first.line === 0 &&
    !isFirstOfBars(first, pieces) &&
    first.text.length < 80 &&
    looksLikeCompany(first.text) < 1 &&
    kindOfHeading(fold(first.text)) === null
  ) {
    const text = cleanTitle(first.text)
    return text === '' ? null : found(text, first.text, first.from, 'unsure')
  }
  return null
}

/** '4+ years of software engineering' is asked for, 'What you will do as our second engineer' heads what is done. */
const isAsked = (text: string) =>
  OF_YEARS.test(text) ||
  /^(?:what|how|why|who|was|wie|warum|ce que|que|qu[ée]|lo que)\s(?:you|we|i|du|sie|wir|tu|vous|nous|har[áa]s|vas)/i.test(
    text,
  )
const OF_YEARS = /^\d{1,2}\s?\+?\s?(?:years?|yrs|jahre|yıl|ans|años|anni|jaar|anos|lat)(?!\p{L})/iu

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
  if (/\b(?:required|only|needed|must)\b/i.test(next.text) || modeSaid(next.text) !== null) return best.text
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
  const match = /^(.{3,80}?)\s(?:in|à|en|em|bei|near|w)\s(\p{Lu}[\p{L} .'’-]{1,40}?)(?:\s\(\d{2,5}\))?$/u.exec(title)
  return match && vacancyScore(must(match[1])) >= 2 && isNamedTown(must(match[2])) ? must(match[1]) : title
}

const AT = /\s+(?:@|at|bei|chez|für die|for)\s+(?=[\p{Lu}\d])/u

/** 'Mozo de almacén en Distribuciones Almendro, Alcalá': 'in' leads to an employer where the town stands behind it. */
const IN_NAME = /^(.{3,80}?)\s(?:en|in|presso|bij|em|na|no)\s(\p{Lu}[^,]{2,50}),\s([^,]{2,40})$/u

function splitAt(text: string): { title: string; company: string | null } {
  const match = AT.exec(text)
  if (!match || vacancyScore(text.slice(0, match.index)) < 2) {
    const [, title, name, town] = IN_NAME.exec(text) ?? []
    if (title === undefined || name === undefined || placeLikeness(name) >= 2 || placeLikeness(must(town)) < 2)
      return { title: text, company: null }
    return vacancyScore(title) >= 2 ? { title, company: name } : { title: text, company: null }
  }
  const company = must(text.slice(match.index + match[0].length).split(/\s[–—|·(-]\s?|,\s|\s\(/)[0])
  return placeLikeness(company) >= 2 ? { title: text, company: null } : { title: text.slice(0, match.index), company }
}

/** The employer is the name for which the most speaks, wherever it stands: header, sentences, addresses. */
function companyIn(choices: readonly Employer[], least: number): Found<string> | null {
  const [best, next] = choices
  if (!best || best.score <= least) return null
  const isClear = best.score - Math.max(0, next?.score ?? 0) >= CLEARLY
  return found(best.name, best.words, best.from, isClear ? 'likely' : 'unsure')
}
const CLEARLY = 1.5

function namesOfHeader(pieces: readonly Piece[], rest: readonly Piece[], title: Found<string> | null): HeaderName[] {
  const owner = pieces
    .filter(({ from, kind }) => (title && from === title.from) || kind === 'title')
    .flatMap(({ text, from, line, index }): HeaderName[] => {
      const town = pieces.find((next) => next.line === line && next.index === index + 1 && next.kind === 'place')
      const { company: at } = splitAt(town ? `${text}, ${town.text}` : text)
      const name = at ?? behindComma(text)
      // a town behind it shows that it is no part of the title
      const evidence: HeaderName['evidence'] =
        at !== null && !AT.test(text) ? ['inTitle', 'headerCompany'] : ['inTitle']
      return name === null ? [] : [{ name: cleanCompany(name), words: text, from, evidence }]
    })
  const others = rest
    .filter(({ kind }) => kind === 'company' || kind === 'other')
    .map((piece) => ({ piece, name: cleanCompany(piece.text) }))
    .filter(
      ({ name, piece }) =>
        (isName(name) || (piece.kind === 'company' && isLongName(name))) &&
        vacancyScore(name) < 2 &&
        !IS_KIND_OF_FIRM.test(name) &&
        (!title || !isWithin(name, title.value) || piece.kind === 'company'),
    )
    .map(({ piece, name }): HeaderName => ({
      name,
      words: piece.text,
      from: piece.from,
      evidence: [
        piece.kind === 'company' ? ('headerCompany' as const) : ('headerName' as const),
        ...(isRightAfter(piece, title, pieces) ? (['afterTitle'] as const) : []),
        ...(piece.line === 0 && piece.index === 0 ? (['topLine'] as const) : []),
        ...(isFirstOfBars(piece, pieces) ? (['firstOfBars'] as const) : []),
      ],
    }))
  return [...owner, ...others]
}

/** 'HealthTech Scale-up': what a firm is, in place of its name. */
const IS_KIND_OF_FIRM = /^(?:\p{L}+[ -]){0,3}(?:scale-?up|start-?up|unicorn)$/iu

/** 'React developer (contract), Bergamot Pay': a name of several words, which is as often a part of the title. */
function behindComma(text: string): string | null {
  const [, title, name] = /^([^,]{3,80}),\s(\p{Lu}[\p{L}\d&.'’-]*(?:\s\p{Lu}[\p{L}\d&.'’-]*){1,4})$/u.exec(text) ?? []
  return title !== undefined &&
    name !== undefined &&
    placeLikeness(name) < 2 &&
    vacancyScore(name) < 2 &&
    vacancyScore(title) >= 2
    ? name
    : null
}

const isWithin = (name: string, title: string) => fold(title).includes(fold(name))
const alike = (a: string, b: string) => fold(b).startsWith(fold(a)) || fold(a).startsWith(fold(b))

function isRightAfter(piece: Piece, title: Found<string> | null, pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ from }) => title?.from === from)
  // 'System Engineer 80 – 100 %', and the employer in the next line
  const isTail = (one: Piece) => one.kind === 'terms' && one.line === pieces[at]?.line
  return at >= 0 && pieces.slice(at + 1).find((one) => !isTail(one))?.from === piece.from
}

/** 'Pelagic Ledger | Founding Data Engineer | NYC | …': the employer comes first. */
const isFirstOfBars = (piece: Piece, pieces: readonly Piece[]) => {
  const beside = pieces.filter(({ line }) => line === piece.line)
  // 'Genossenschaft Rheinquell | Winterthur | unbefristet': the name, and where and how one works there
  const isRow = beside.some(({ kind }) => kind === 'place') && beside.some(({ kind }) => kind === 'terms')
  return piece.index === 0 && (piece.line === 0 ? beside.length >= 4 : isRow)
}

import type { LocalDate } from '../../time.ts'
import { plain } from '../plain.ts'
import { hear, wordsOf, type HeardText } from './heard-text.ts'
import { mayBeOne, postsNamed, type NamedPost } from './named-post.ts'
import { type KnownApplication, titleScores } from './title-scores.ts'

export type ReplyMessage = {
  from?: string | undefined
  subject?: string | undefined
  body: string
  receivedOn: LocalDate
}

export type ApplicationMatch = {
  /** null: none of them, or several fit alike (`candidates` names those). */
  applicationId: string | null
  candidates: readonly string[]
  isClear: boolean
  /** Where nothing names one: the one that waits for an answer with the likest title, or the only one that waits. */
  maybe?: string | null
  /** The post that the letter names where no application is at that employer. */
  stranger?: NamedPost
}

/** Words that many firms have in their name: alone they name none. */
const COMMON_WORDS = new Set(
  'the a and of for und der die das fur de la le les du des el los las y e ve gmbh ag kg ohg ug se mbh co inc llc ltd limited plc corp corporation company group holding gruppe grup as a.s san tic sti ltd sa sas sarl srl sl bv nv oy ab kft spa software systems system solutions technologies technology tech labs lab digital studio studios media agency agentur consulting services service international global partners partner talent staffing recruitment recruiting people personal careers search jobs team trust council school homes housing bank hotel media data web cloud online university universitat universite universidad college klinikum clinic clinica klinik stadt stadtwerke landkreis kita mairie ville ayuntamiento boulangerie cabinet colegio colegios otel danismanlik lojistik grupo community county city royal national first general new diakonie evangelisches'.split(
    ' ',
  ),
)

/** Hosts that send for many employers: they name none, though the part before the @ or a subdomain may. */
const SHARED_HOSTS =
  /(greenhouse|lever\.co|myworkday|workday|ashbyhq|smartrecruiters|icims|linkedin|indeed|personio|workable|teamtailor|recruitee|bamboohr|jobvite|taleo|successfactors|breezy|jazzhr|applytojob|pinpoint|rippling|join\.com|softgarden|rexx|kariyer\.net|welcometothejungle|infojobs|stepstone|xing|gmail|googlemail|outlook|hotmail|live\.|yahoo|icloud|proton|gmx|web\.de|t-online|orange\.fr|free\.fr|yandex|mynet|mail\.)/i

/** Which application a message is about. Names decide before titles; a one-word title never decides alone. */
export function findApplication(
  message: ReplyMessage,
  ownText: string,
  known: readonly KnownApplication[],
): ApplicationMatch {
  const sender = readSender(message.from ?? '')
  const subject = message.subject ?? ''
  const heard = {
    subject: hear(subject),
    text: hear(ownText),
    all: hear(`${sender.display.text}\n${subject}\n${ownText}`),
  }
  const owners = ownersOfWords(known)
  const scored = known.map((application) => ({
    application,
    firm: Math.max(
      firmScore(application, sender, heard.subject, heard.text),
      0.55 * shortNameScore(application, owners, heard.all),
      0.55 * senderPartScore(application, owners, sender),
    ),
    reference: application.isTraced === true || hasReference(application, `${subject}\n${ownText}`) ? 1 : 0,
  }))
  const titles = titleScores(known, subject, ownText)
  const ranked = scored
    .map(({ application, firm, reference }) => {
      const title = titles.get(application.id) ?? 0
      const named = reference * 10 + firm * 4 + title * 3
      return { application, firm, title, reference, named, total: named - (isUnlikely(application, message) ? 2.5 : 0) }
    })
    .toSorted((one, other) => other.total - one.total)
  const [first, second] = ranked
  const posts = postsNamed(ownText)
  const [stranger] = posts.some(({ company }) => known.some((one) => mayBeOne(company, one.company))) ? [] : posts
  if (first === undefined) return { applicationId: null, candidates: [], isClear: true, ...(stranger && { stranger }) }
  // a letter about another employer's post, whatever the post is called; the full name and the sender go before
  if (stranger && first.reference === 0 && first.firm < 0.85 && first.application.company !== '')
    return { applicationId: null, candidates: [], isClear: true, stranger }
  // a name, a reference, or a title of several words with nothing against it
  const isNamed =
    first.reference > 0 ||
    first.firm >= 0.5 ||
    (first.title >= 1 && wordsOf(first.application.title).length > 1 && !sender.namesAFirm)
  if (!isNamed || first.named < 1.5)
    return {
      applicationId: null,
      candidates: [],
      isClear: first.total < 1,
      maybe: sender.namesAFirm ? null : maybeOf(ranked, message),
    }
  const alike = ranked.filter(
    ({ total, firm, reference }) => first.total - total < 0.75 && (firm > 0 || reference > 0 || first.firm === 0),
  )
  if (alike.length > 1)
    return { applicationId: null, candidates: alike.map(({ application }) => application.id), isClear: false }
  return {
    applicationId: first.application.id,
    candidates: [],
    isClear: first.total - (second?.total ?? 0) >= 2 && (first.firm >= 0.9 || first.reference > 0),
  }
}

/** Only a proposal: the person sees it chosen and may choose another. */
function maybeOf(
  ranked: readonly { application: KnownApplication; title: number }[],
  { receivedOn }: ReplyMessage,
): string | null {
  const waiting = ranked
    .filter(({ application: { isWaiting, appliedOn } }) => isWaiting && (appliedOn === null || appliedOn <= receivedOn))
    .toSorted((one, other) => other.title - one.title)
  const [first, second] = waiting
  if (!first) return null
  return !second || first.title - second.title >= CLEARLY_LIKER ? first.application.id : null
}
const CLEARLY_LIKER = 0.3

type Sender = {
  display: HeardText
  local: string
  host: string
  labels: readonly string[]
  isShared: boolean
  namesAFirm: boolean
}

function readSender(from: string): Sender {
  const address = /(?<![^\s<>"',;])([^\s<>"',;]+)@([\w.-]+)/.exec(from)
  const display = from
    .replace(/<[^<>]*>/g, ' ')
    .replace(/(?<!\S)\S+@\S+/g, ' ')
    .trim()
  const host = (address?.[2] ?? '').toLowerCase()
  const isShared = host !== '' && SHARED_HOSTS.test(host)
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter(
      (label) =>
        !/^(mail|email|e|www|jobs?|careers?|karriere|hr|co|com|reply|notifications?|info|team|talent)$/.test(label),
    )
  return {
    display: hear(display),
    local: address?.[1] ?? '',
    host,
    labels: isShared ? [] : labels,
    isShared,
    namesAFirm: !isShared && labels.length > 0,
  }
}

/** 0 to 1: how surely the message names the firm. */
function firmScore(application: KnownApplication, sender: Sender, subject: HeardText, text: HeardText): number {
  const name = application.company.replace(/\([^)]*\)/g, ' ')
  const words = wordsOf(name)
  const telling = words.filter((word) => !COMMON_WORDS.has(word))
  const core = telling.length > 0 ? telling : words
  if (core.length === 0) return 0
  let score = 0
  const spelled = sender.labels.flatMap((label) => [label, label.replace(/([aou])e/g, '$1')])
  if (spelled.some((label) => labelNames(label, words, core))) score = 1
  if (sender.isShared && labelNames(sender.local.toLowerCase(), words, core)) score = Math.max(score, 0.95)
  if (hasName(sender.display, name, words)) score = Math.max(score, 1)
  else if (hasCore(sender.display, core)) score = Math.max(score, 0.9)
  if (hasName(subject, name, words)) score = Math.max(score, 0.9)
  if (hasName(text, name, words)) score = Math.max(score, 0.85)
  else if (hasCore(subject, core) || hasCore(text, core)) score = Math.max(score, 0.6)
  return score
}

/** Which firms have a word in their name. */
function ownersOfWords(known: readonly KnownApplication[]): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>()
  for (const company of new Set(known.map((application) => application.company)))
    for (const word of wordsOf(company)) owners.set(word, (owners.get(word) ?? new Set()).add(company))
  return owners
}

/** 1 where the telling part of a longer name stands alone, with a capital letter, and no other firm has it: 'Tri-Basin', 'Kornblum'. */
function shortNameScore(
  application: KnownApplication,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
  text: HeardText,
): number {
  return tellingWords(application.company).some(
    (word) =>
      word.length >= 5 &&
      (owners.get(word)?.size ?? 0) <= 1 &&
      (text.capitalWords.has(word) || (text.capitalWords.size <= FEW_CAPITALS && isNamedAsPlace(text.folded, word))),
  )
    ? 1
    : 0
}

/** More show that a name would have one too: 'from start to finish' names no 'Start GmbH'. */
const FEW_CAPITALS = 2

/** 'gaz here from kestrel', 'kooperatiften hasan ben': who writes without capitals says where from. */
function isNamedAsPlace(folded: string, word: string): boolean {
  const stem = word.replace(/[iu]$/, '')
  return (
    ['from', 'at', 'von', 'vom', 'bei', 'chez'].some((where) => folded.includes(` ${where} ${word} `)) ||
    ['den', 'dan', 'ten', 'tan', 'nden', 'ndan'].some((ending) => folded.includes(` ${stem}${ending} `))
  )
}

/** 1 where a part of the sender's host is a telling word that only this firm has: 'lindenhof-senioren' of 'Seniorenhaus Lindenhof'. */
function senderPartScore(
  application: KnownApplication,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
  { labels }: Sender,
): number {
  const parts = new Set(labels.flatMap(wordsOf))
  const isPart = (word: string) => word.length >= 5 && parts.has(word) && (owners.get(word)?.size ?? 0) <= 1
  return tellingWords(application.company).some(isPart) ? 1 : 0
}

const tellingWords = (name: string) =>
  wordsOf(name.replace(/\([^)]*\)/g, ' ')).filter((word) => !COMMON_WORDS.has(word))

/** 'btwardle', 'arbois-lys' and 'wv-aue' against the words of a name. */
function labelNames(label: string, words: readonly string[], core: readonly string[]): boolean {
  const folded = plain(label)
  const joined = folded.replaceAll(' ', '')
  if (joined.length < 2) return false
  if (joined === words.join('') || joined === core.join('')) return true
  // a long name is often cut short: 'bluffcityweld'
  if (joined.length >= 9 && words.length > 1 && words.join('').startsWith(joined)) return true
  // 'brookvale' of 'Brook & Vale Architects'
  const isRun = words.some((_, from) =>
    words.some((_, to) => AND.some((and) => to > from && words.slice(from, to + 1).join(and) === joined)),
  )
  if (joined.length >= 5 && isRun && core.some((word) => joined.includes(word))) return true
  const parts = folded
    .split(' ')
    .filter(
      (part) => !/^(jobs?|careers?|hr|group|team|mail|recruiting|recruitment|talent|no|reply|noreply|info)$/.test(part),
    )
  const isCovered =
    parts.length > 0 && parts.every((part) => words.includes(part) || part === initialsOf(words, part.length))
  if (isCovered && parts.some((part) => core.includes(part))) return true
  const longest = core.toSorted((one, other) => other.length - one.length)[0] ?? ''
  return longest.length >= 5 && joined.includes(longest)
}

/** What a host writes for the sign between two names. */
const AND = ['', 'and', 'und', 'et', 'y', 've']

function initialsOf(words: readonly string[], length: number): string {
  const compound = words.map((word) => word[0] ?? '').join('')
  return compound.slice(0, length)
}

/** The whole name. Names of up to three letters count only as written, in capitals or not. */
function hasName({ text, folded }: HeardText, name: string, words: readonly string[]): boolean {
  if (words.join('').length <= 3) {
    if (!text.includes(name.trim())) return false
    const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\p{L}\\p{N}&-])${escaped}(?![\\p{L}\\p{N}&-])`, 'u').test(text)
  }
  return folded.includes(` ${words.join(' ')} `) || hasInflected(folded, words)
}

/** Turkish and German endings on the last word: 'Bozdağ Mobilya'ya', 'Nordlichts'. */
function hasInflected(folded: string, words: readonly string[]): boolean {
  const joined = words.join(' ')
  return joined.length >= 6 && folded.includes(` ${joined}`)
}

/** The words that tell the firm from others, next to each other, with a capital letter: 'Wrenfield' of 'Wrenfield Software'. */
function hasCore({ folded, firstCapitalWords }: HeardText, core: readonly string[]): boolean {
  const first = core.join(' ')
  if (first.length < 4 || !folded.includes(` ${first} `)) return false
  return core[0] !== undefined && firstCapitalWords.has(core[0])
}

/** The requisition's number of a saved address, or a part of the address itself, in the message. */
function hasReference(application: KnownApplication, text: string): boolean {
  const url = application.url ?? ''
  const codes = url.match(/[A-Za-z]{1,4}-?\d{3,}|\d{5,}|[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
  return codes.some((code) => text.includes(code))
}

/** Nobody answers before one applied; and an application that was only saved is seldom answered. */
function isUnlikely(application: KnownApplication, message: ReplyMessage): boolean {
  return application.appliedOn === null || application.appliedOn > message.receivedOn
}

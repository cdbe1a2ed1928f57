import { must } from '#core/must.ts'
import type { AdLine } from '../sections/ad-lines.ts'
import { sentencesOf } from '../sections/ad-lines.ts'
import { sameLength } from '../demands/demand.ts'
import {
  AFTER_APART,
  AFTER_HIRES,
  AFTER_LAW,
  AFTER_TURKISH,
  AFTER_VERB,
  BEFORE_ABOUT,
  BEFORE_AT,
  BEFORE_CLIENT,
  BEFORE_CONJUNCTION,
  BEFORE_DETERMINER,
  BEFORE_OTHERS,
  BEFORE_PERSON,
  BEFORE_PREPOSITION,
  BEFORE_SELF,
  BEFORE_VERB,
  LEADING,
  LEGAL_FORMS,
  SPEAKS_OF_FIRM,
  STARTS_IN,
  TURKISH_TELLS,
  WE_FORM,
} from './employer-cues.ts'
import { isLongName } from './employer-name.ts'
import { fold } from '../fold.ts'
import { labelledLine } from '../labels.ts'

/** What speaks for or against a name as that of the employer; each is counted over all its mentions. */
export const EVIDENCE = [
  'about',
  'apart',
  'at',
  'client',
  'conjunction',
  'determiner',
  'first',
  'hires',
  'inList',
  'law',
  'others',
  'person',
  'possessive',
  'preposition',
  'self',
  'subject',
  'tells',
  'does',
  'verbBefore',
  'inside',
  'turkish',
  'verb',
  'heading',
] as const
export type Evidence = (typeof EVIDENCE)[number]
export type Mention = { name: string; from: number; line: AdLine; evidence: Evidence[] }

const TOKEN = String.raw`(?:[dlDL]['’])?(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})[\p{L}\p{N}]*(?:[-&+][\p{L}\p{N}]+)*(?:['’]\p{Lu}\p{L}*)?(?:\.\p{L}+)*`
const JOINER = String.raw`(?:&|\+|of|the|for|and|und|für|der|die|des|von|vom|van|de|den|het|ve|et|y|e|du|del|della|delle|dei|di|da|do|dos|das|la|le|les|los|el|aux|mbH)`
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./'’_-])${TOKEN}\.?(?:\s(?:${JOINER}\s){0,2}${TOKEN}(?:\.(?=\s(?:&|KG|ve|Tic|Ltd|Şti|[A-Z]\.)|,))?){0,6}`,
  'gu',
)
const CONJUNCTION = /\s(?:and|und|et|y|ve|e|for|für)\s/u
/** A firm says who it is above its requirements, or in the last lines. */
const FIRST_LINES = 60
const LAST_LINES = 20

/** Every proper name of the text, in each place where it stands, with what stands around it. */
export function mentionsOf(lines: readonly AdLine[]): Mention[] {
  const mentions: Mention[] = []
  lines.forEach((line, number) => {
    if (number >= FIRST_LINES && number < lines.length - LAST_LINES) return
    // a row of facts names no employer unless its label says so, and then it was read before
    if (labelledLine(line.text, 0) && !FOR_CLIENT.test(line.folded)) return
    for (const { text, at } of line.text.length < 40 ? [{ text: line.text, at: 0 }] : sentencesOf(line.text))
      if (/\p{Lu}/u.test(text)) addMentions(mentions, text, line, line.from + at, number)
  })
  return mentions
}

function addMentions(mentions: Mention[], text: string, line: AdLine, from: number, number: number): void {
  let folded: string | null = null
  let tells: boolean | null = null
  const owner = line.isBullet ? null : subjectOfHiring(text)
  if (owner) mentions.push({ name: owner.name, from: from + owner.at, line, evidence: ['hires', 'first'] })
  for (const match of text.matchAll(NAME)) {
    for (const part of namesIn(match[0])) {
      // a firm does not present itself in the items of a list
      if (line.isBullet && line.picture === '') {
        mentions.push({ name: part.name, from: from + match.index + part.at, line, evidence: ['inList'] })
        continue
      }
      folded ??= sameLength(text)
      tells ??= SPEAKS_OF_FIRM.test(folded)
      if (TURKISH_OURS.test(part.name)) continue
      const start = match.index + part.at
      // '"Low Tide" and "A Heron, Waiting"': works and products stand in quotes
      if (QUOTE.test(text.charAt(start - 1)) && QUOTE.test(text.charAt(start + part.name.length))) {
        mentions.push({ name: part.name, from: from + start, line, evidence: ['others', 'others', 'others'] })
        continue
      }
      const evidence = evidenceAt(folded, start, start + part.name.length, line, tells)
      if (number < 6) evidence.push('first')
      mentions.push({ name: part.name, from: from + start, line, evidence })
    }
  }
}

/** 'Les Services informatiques de Sarine, service du canton, engagent …': all that stands before the verb, small words too. */
function subjectOfHiring(text: string): { name: string; at: number } | null {
  const at = ARTICLE_FIRST.exec(text)?.[0].length ?? 0
  if (at === 0) return null
  const folded = sameLength(text.slice(0, 160))
  for (const { index } of text.slice(0, LONGEST_SUBJECT).matchAll(/(?=,|\s)/g)) {
    const name = text.slice(at, index)
    if (index > at && SMALL_WORD_IN.test(name) && isLongName(name) && AFTER_HIRES.test(folded.slice(index)))
      return { name, at }
  }
  return null
}
const ARTICLE_FIRST = /^(?:Die|Der|Das|The|Les?|La|L['’]|El|Los|Las|Il|Lo|Gli|Het|De|O|A|Os|As)\s?(?=\p{Lu})/u
const LONGEST_SUBJECT = 80
/** A small word that no name of capitals reaches over. */
const SMALL_WORD_IN = /\s\p{Ll}{4,}\s/u

/** 'Reference: 118 | Listed by Fynbos on behalf of Karoo Group': the row of a number goes on. */
const FOR_CLIENT = /\b(?:on behalf of|im auftrag (?:von|der|des)|pour le compte de|por cuenta de|per conto di|namens)\b/
const QUOTE = /["“”„«»‟]/u

/** The names in a run of capitals: 'At Tärnvik Marine' is one without its first word, 'Leeds and Pune' are two. */
function namesIn(run: string): { name: string; at: number }[] {
  const parts =
    CONJUNCTION.test(run) && !LEGAL_FORMS.test(run) ? run.split(/(\s(?:and|und|et|y|ve|e|for|für)\s)/u) : [run]
  let at = 0
  return parts.flatMap((part, index) => {
    const start = at
    at += part.length
    return index % 2 === 1 ? [] : ownWords(part, start)
  })
}

function ownWords(part: string, start: number): { name: string; at: number }[] {
  let name = part
  let at = start
  for (;;) {
    const lead =
      /^(?:[dlDL]['’](?=\p{Lu})|\S+(?:\s|$)(?:(?:the|der|die|des|de|la|le|les|el|los|du|del|di|da|den|het)\s)?)/u.exec(
        name,
      )?.[0]
    if (
      lead === undefined ||
      lead === '' ||
      !LEADING.has(fold(must(lead.trim().split(/\s|(?<=['’])/)[0])).replace(/[’']$/, ''))
    )
      break
    name = name.slice(lead.length)
    at += lead.length
  }
  name = name
    .replace(/\s(?:&|\+|\p{Ll}+)$/u, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|A\.Ş|Ş|S\.L|S\.A|B\.V|e\.V|S\.r\.l|Ltda|Bros))\.$/u, '')
  return name.length > 1 ? [{ name, at }] : []
}

/** Any English verb of what one does, in a whole sentence: 'Oakmere Housing lets and repairs 18,000 homes …' */
const DOES =
  /^\s(?!always|sometimes|besides|perhaps|across|towards|hours|days|weeks|months|years|details|terms|skills|members|others|news)\p{Ll}{2,12}[^s]s[\s,].{12,}/u
/** 'beim Lesen der Datenblätter' */
const DOING = /^\p{L}{2,}(?:en|eln|ern) (?:der|des|von|vom)\b/u
/** 'Keklik kim?', alone in its line. */
const TURKISH_ABOUT = /^ (?:kim(?:dir|iz)?|ne(?:dir)?|ne yapar) ?\?$/u
/** 'Fabrikamızın', 'Ekibimize', 'Müşterimiz': ours, and no name. */
const TURKISH_OURS = /[ıiuüae]m[ıiuü]z(?:[ıiuü]n?|[ae]|d[ae]n?)$|^\p{L}{3,}[ıiuü]m[ıiuü]z$/u
const POSSESSIVE = /^['’](?:s|n?[ıiuü]n|y?l[ae]|n?[dt][ae](?:n|ki)?|y?[ıiuüae])?(?![\p{L}])/u

function evidenceAt(folded: string, from: number, to: number, line: AdLine, tells: boolean): Evidence[] {
  const before = folded.slice(Math.max(0, from - 48), from)
  const suffix = POSSESSIVE.exec(folded.slice(to, to + 5))?.[0] ?? ''
  const after = folded.slice(to + suffix.length, to + 90)
  const evidence: Evidence[] = []
  const isStart = from === 0 || /^(?:the|die|der|das|la|le|les|el|il|lo|i|o|a|os|as|de|het|l'|at|en) $/.test(before)
  if (suffix.length > 1) evidence.push(/^['’]s/.test(suffix) ? 'possessive' : 'turkish')
  if (before !== '') {
    if (BEFORE_SELF.test(before)) evidence.push('self')
    else if (BEFORE_CLIENT.test(before)) evidence.push('client')
    else if (before.endsWith('beim ') && DOING.test(folded.slice(from, to))) evidence.push('preposition')
    else if (BEFORE_AT.test(before) || (STARTS_IN.test(before) && WE_FORM.test(after))) evidence.push('at')
    else if (BEFORE_OTHERS.test(before)) evidence.push('others')
    else if (BEFORE_PERSON.test(before)) evidence.push('person')
    else if (BEFORE_VERB.test(before)) evidence.push('verbBefore')
    else if (BEFORE_CONJUNCTION.test(before)) evidence.push('conjunction')
    else if (BEFORE_DETERMINER.test(before)) evidence.push('determiner')
    else if (BEFORE_PREPOSITION.test(before)) evidence.push('preposition')
    if (BEFORE_ABOUT.test(before) && /^\s*[?:!]?$/.test(after.slice(0, 12))) evidence.push('about')
  } else if (TURKISH_ABOUT.test(after)) evidence.push('about')
  if (!isStart && !/[.!?:,;] $/.test(before)) evidence.push('inside')
  if (tells && (isStart || before.endsWith(', ') || evidence.includes('verbBefore') || evidence.includes('at')))
    evidence.push('tells')
  if (AFTER_LAW.test(after)) evidence.push('law')
  if (AFTER_HIRES.test(after)) evidence.push('hires')
  if (AFTER_TURKISH.test(after)) evidence.push('turkish')
  if (AFTER_APART.test(after)) evidence.push('apart')
  if (
    AFTER_VERB.test(after) ||
    (from === 0 && suffix === '' && /\s|^,/.test(folded.slice(0, to + 1)) && TURKISH_TELLS.test(folded))
  )
    evidence.push('verb')
  else if (isStart && /^\s\p{Ll}{2,}/u.test(after) && after.length > 25)
    evidence.push(isStart && DOES.test(after) ? 'does' : 'subject')
  if (after.trim() === '' && before.trim() === '' && !line.isBullet) evidence.push('heading')
  return evidence
}

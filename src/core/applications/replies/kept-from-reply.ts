import type { LocalDate } from '../../time.ts'
import { meetingPlaceIn } from './meeting-place.ts'
import { findMoments } from './moments.ts'
import { isPromise } from './promised-day.ts'
import { isByPhone, talkKindOf, type TalkKind } from './talk-kind.ts'

/** What a reply asks for by a day. */
export type AskedTask = { title: string; dueOn: LocalDate }
/** Who wrote it, where the sender's line names a person. */
export type Sender = { name: string; email: string }
export type Talk = { kind: TalkKind; minutes: number | null; place: string }

const TITLE_MOST = 200

export const taskTitle = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, TITLE_MOST)

/** Sentences with a last day, each as a task: the day is when they want it, not the advert's deadline. */
export function tasksIn(sentences: readonly { text: string }[], receivedOn: LocalDate): AskedTask[] {
  return sentences.flatMap(({ text }) => {
    const title = taskTitle(text)
    const last = findMoments(text, receivedOn).find(({ isDeadline }) => isDeadline)
    return last && title !== '' && !isPromise(text) ? [{ title, dueOn: last.day }] : []
  })
}

const OF_AN_ANSWER =
  /(?<!\p{L})(?:answer|decision|decide|accept|let (?:us|me) know|get back to us|revert|confirm|sign|return the|respon[ds]|reply|antwort|rückmeldung|entscheid|zusage|annehmen|angebot|unterschr|unterzeichn|bescheid|yanıt|cevap|karar|kabul|imzala|dönüş|teklif|réponse|répondre|décision|accepter|offre|respuesta|responder|decisi|aceptar|oferta|the offer|this offer)/iu

/** Of what an offer asks by a day, its answer; papers and forms are tasks beside it. */
export const answerAmong = (tasks: readonly AskedTask[]): AskedTask | null =>
  tasks.find(({ title }) => OF_AN_ANSWER.test(title)) ?? null

/** Not '?bcc=', which speaks to a mail program. */
const ADDRESS = /(?<![^\s<>"',;:?&%=#])[^\s<>"',;:?&%=#]+@[\w.-]+\.\w+/u
const PERSON = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,2} \p{Lu}[\p{L}\p{M}'’.-]*$/u
const NO_PERSON =
  /\b(?:team|hr|recruit\w*|recruiting|talent|careers?|jobs?|people|hiring|support|info|no-?reply|insan kaynakları|karriere|personal|gmbh|ltd|inc|ag|llc|plc|a\.ş)\b/iu

/** 'Niamh Kelly <niamh@firm.example>'; null for an address alone, a team or a firm. */
export function senderOf(from: string | undefined): Sender | null {
  const email = addressOf(from)
  const name = (from ?? '')
    .replace(email, '')
    .replaceAll(/[<>"]/g, ' ')
    .replace(/(?:(?<!\s)\s+)?[,(|].*$/s, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return isPersonName(name) ? { name, email } : null
}

/** Two words or more, and none that a team or a firm has. */
export const isPersonName = (name: string): boolean => PERSON.test(name) && !NO_PERSON.test(name)

/** The address of a sender's line that names nobody. */
export const addressOf = (from: string | undefined): string => ADDRESS.exec(from ?? '')?.[0] ?? ''

const PLACES: readonly [string, RegExp][] = [
  ['Zoom', /\bZoom\b/u],
  ['Google Meet', /\bGoogle[ -]?Meet\b/iu],
  ['Skype', /\bSkype\b/iu],
  [
    'Teams',
    /\b(?:Microsoft|MS)[ -]Teams\b|\b(?:on|via|over|by|per|über|sur|por) Teams\b|[,(;:–-]\s*Teams\b|\bTeams[- ](?:call|meeting|link|interview|chat|Besprechung|Termin|görüşme\p{L}*|üzerinden|toplantı\p{L}*)|\bTeams üzerinden/u,
  ],
]
const MINUTES = /(?<!\d)(\d{2,3})\s*-?\s*(?:min|mins|minutes?|minuten|minütig\p{L}*|dakika\p{L}*|dk|minutos)(?!\p{L})/iu
const HOUR = /\b(?:one|an|1)[- ]hour\b|(?<!\p{L})(?:bir|1) saat(?:lik)?(?!\p{L})|\beinstündig|\b(?:eine|1) Stunde\b/iu

/** Where one meets on a screen. */
const MEETING_LINK =
  /https:\/\/(?:[\w.-]*\bzoom\.us|meet\.[\w.-]+|teams\.(?:microsoft|live)\.com|[\w.-]*webex\.com|whereby\.com|join\.skype\.com|[\w.-]*gotomeeting\.com)\/[^\s<>"')\]]+/iu
/** Any other address counts in a sentence that says one meets there. */
const MEETS_AT =
  /(?:video|call|join|meeting link|interview link|görüntülü|görüşme (?:linki|bağlantısı)|besprechungslink|videogespräch|visio)[^.\n]{0,60}?(https:\/\/[^\s<>"')\]]+)/iu

function linkOf(text: string): string {
  const link = MEETING_LINK.exec(text)?.[0] ?? MEETS_AT.exec(text)?.[1] ?? ''
  return link.replace(/[.,;:!?]+$/, '')
}

/** The talk that a message invites to: its kind, how long and by what means or where, as far as the message says so. */
export function talkOf(text: string): Talk {
  const place = PLACES.find(([, named]) => named.test(text))?.[0] ?? ''
  const link = linkOf(text)
  const kind = talkKindOf(text)
  const means = [place, link].filter(Boolean).join(', ')
  const onSite = means === '' && !isByPhone(text) ? meetingPlaceIn(text) : ''
  const minutes = Number(MINUTES.exec(text)?.[1] ?? (HOUR.test(text) ? 60 : 0))
  return {
    kind: kind !== 'other' ? kind : means !== '' ? 'screen' : onSite !== '' ? 'onsite' : kind,
    minutes: minutes >= 5 && minutes <= 480 ? minutes : null,
    place: means || onSite,
  }
}

import { sentencesOf } from '../sections/ad-lines.ts'
import { isOrderTo, speaksToMachines } from '#core/text/orders.ts'
import { isFirstDayRequest, isPaidToAuthority, scamFlowsIn } from '#core/text/scam-flows.ts'
import { fold } from '../fold.ts'
import { remembered } from '../remembered.ts'
import type { ScamKind } from './scam.ts'
import { isOfThirds, isSignOf, paidByThem, SCAM_SIGNS } from './scam-signs.ts'

/** Why to look twice. Shown beside the match with the line that says it, never counted in it. */
export type FlagKind = ScamKind | 'hidden-orders'
export type Flag = { kind: FlagKind; words: string }

/** What it looks like, and words without which it is not looked for. */
const SIGNS: [FlagKind, RegExp, RegExp][] = [
  [
    'asks-money',
    /\b(?:pay|send|transfer|deposit|purchase|buy|uberweis\w*|zahlen|bezahlen|yatir\w*|oden\w*|gonder\w*|verser|payer|pagar|abonar|ingresar|enviar)\b[^.\n]{0,60}\b(?:fee|deposit|refundable|onboarding|registration|starter kit|training (?:fee|materials?|kit|costs?)|processing|security deposit|gebuhr|kaution|kurskosten|schulungs\w*|schulungspaket|ucret\w*|depozito|kayit|dosya masrafi|egitim (?:ucreti|bedeli)|frais|caution|kit|tasa|fianza|cuota|matricula)\b|\b(?:refundable|one-time|upfront|up-front|registration|onboarding|training|admin(?:istration)?|processing|activation|background check) (?:fee|deposit|payment|charge)s?\b(?! (?:is|are|will be)? ?(?:covered|paid by us|waived))|\b(?:you|must|will) (?:be required to )?(?:first )?(?:pay|purchase|buy) (?:your|the|a|for) [^.\n]{0,40}(?:laptop|equipment|kit|software|licen[cs]e|training|certificate|check)\b|\b(?:fee|gebuhr|kaution|deposit|frais|fianza)\b[^.\n]{0,40}\b(?:in advance|before (?:the )?start|upfront|im voraus|vorab|a l'avance|por adelantado|pesin)\b|\b(?:ucret\w*|depozito|bedel\w*|kapora|dosya masrafi|fee|gebuhr|kaution)\b[^.\n]{0,40}\b(?:yatir\w*|odemeniz|odenir|odeyerek|gonder\w*|havale|uberweis\w*|entrichten)\b/,
    /fee|deposit|refund|onboard|registr|kit|training|process|gebuhr|kaution|schulung|kurskosten|ucret|depozito|kayit|masraf|egitim|frais|caution|tasa|fianza|cuota|matricula|payment|charge|laptop|equipment|software|licen|certificate|check|bedel|kapora|gift/,
  ],
  [
    'asks-id',
    /\b(?:send|upload|photo|picture|scan|copy|foto|kopie|fotokopi|gonder\w*|senden|schicken|envoy\w*|envia\w*|copie|copia|fotograf\w*)\b[^.\n]{0,60}\b(?:id\b|id card|passport|driver'?s licen[cs]e|social security|ssn|personalausweis\w*|reisepass|ausweis\w*|kimlik\w*|pasaport|carte d'identite|passeport|piece d'identite|dni|nie|pasaporte)\b|\b(?:kimlik\w*|pasaport\w*|ausweis\w*|personalausweis\w*|dni|passeport)\b[^.\n]{0,60}\b(?:gonder\w*|senden|schicken|hochladen|enviar|envoyer|yukle\w*)\b|\bselfie\b[^.\n]{0,40}\b(?:id|passport|ausweis|kimlik|dni|holding)\b|\b(?:ssn|social security number)\b[^.\n]{0,40}\b(?:application|apply|required|send|provide)\b|\b(?:id|passport|kimlik|ausweis|dni)\b[^.\n]{0,30}\bfront and back\b/,
    /\b(?:id|passport\w*|driver\w*|social security|ssn|\w*ausweis\w*|reisepass|kimlik\w*|pas[as]\w+|carte|piece|dni|nie)\b/,
  ],
  [
    'asks-bank-data',
    /\b(?:send|provide|share|give|submit|confirm|angeben|senden|schicken|mitteilen|gonder\w*|bildir\w*|paylas\w*|fournir|envoy\w*|transmettre|envia\w*|facilita\w*|indica\w*)\b[^.\n]{0,60}\b(?:bank (?:account|details|login|card)|account number|iban|routing number|online banking|credit card|debit card|kontodaten|bankverbindung|bankdaten|banka (?:hesab\w*|bilgi\w*)|hesap (?:no|numara\w*)|coordonnees bancaires|rib|cuenta bancaria|datos bancarios|tarjeta)\b|\b(?:open|receive)\b[^.\n]{0,40}\b(?:bank account|transfers?|payments?)\b[^.\n]{0,60}\b(?:forward|in your name|your account)\b/,
    /bank|account|iban|routing|card\b|konto|hesap|coordonnees|\brib\b|cuenta|bancari|tarjeta|transfer|payment/,
  ],
  [
    'crypto-pay',
    /\b(?:paid|pay|salary|payout|payment|released|wage|gehalt|bezahl\w*|odeme\w*|maas\w*|salaire|paye\w*|pago|cobr\w*|salario|fee)\b[^.\n]{0,70}\b(?:usdt|bitcoin|btc|crypto(?:currency)?(?: wallet)?|tether|ethereum wallet|kripto\w*|kryptowahrung\w*|cryptomonnaie\w*|criptomoneda\w*|wallet)\b|\b(?:usdt|bitcoin|crypto) (?:wallet|payment|salary|only)\b/,
    /usdt|bitcoin|btc|crypto|tether|ethereum|kript|krypto|criptomoneda|wallet/,
  ],
  [
    'whatsapp-only',
    /\b(?:only|exclusively|just|nur|ausschliesslich|sadece|yalnizca|uniquement|seulement|solo|unicamente|solamente)\b[^.\n]{0,50}\b(?:whats ?app|telegram|signal|wechat|viber)\b|\b(?:whats ?app|telegram|signal|wechat)\b[^.\n]{0,40}\b(?:only|nur|uzerinden|sadece|uniquement|solo|hr\b|manager|interview)\b|\b(?:text|message|contact|write|add|schreib\w*|yaz\w*|ulas\w*|contactez|ecrivez|escrib\w*|contacta\w*)\b[^.\n]{0,40}\b(?:on|via|by|at|per|uber|par|por|a|'dan|'tan)\b[^.\n]{0,12}\b(?:whats ?app|telegram|wechat)\b|\byou only need\b[^.\n]{0,60}\btelegram\b|\b(?:whats ?app|telegram)(?:'?[dt]an)?\b[^.\n]{0,20}\b(?:yaz\w*|ulas\w*)/,
    /whats ?app|telegram|signal|wechat|viber/,
  ],
  [
    'no-interview',
    /\bno interview\b|\bwithout (?:an )?interview\b|\bhired (?:immediately|today|instantly)\b|\bkein(?:e)? (?:vorstellungsgesprach|bewerbungsgesprach)\b|\bmulakat(?:siz| yok)\b|\bsans entretien\b|\bsin entrevista\b|\bpaid daily\b|\brecruit (?:your )?friends\b/,
    /interview|immediately|today|instantly|gesprach|mulakat|entretien|entrevista|daily|recruit/,
  ],
]

/** 'We never ask applicants for money' warns of others. */
const NEVER =
  /\b(?:never|beware|fraud\w*|niemals|nie|keinesfalls|asla|hicbir zaman|jamais|nunca|kein\w* gebuhr\w*|no fees?)\b/

/** Denies its own sentence only: 'Do not reply to this ad' behind a sign takes nothing back. */
const NOT = /\b(?:will not|won't|do not|don't|does not)\b/

/** Each sign once, with the sentence that says it. `hidden` is text of the page that a person does not see. */
export function flagsIn(text: string, hidden = ''): Flag[] {
  const flags: Flag[] = []
  const lines = text.slice(0, 50_000).split('\n')
  const sentences = sentencesIn(lines)
  const flows = scamFlowsIn(sentences.map(({ text: sentence }) => sentence))
  for (const kind of KINDS) {
    const words = firstSaying(kind, sentences) ?? flows.find(({ sign }) => sign === kind)?.sentences.join(' ') ?? null
    // who is to pay in Bitcoin is not paid in Bitcoin
    if (
      words !== null &&
      !(kind === 'crypto-pay' && flags.some((one) => one.kind === 'asks-money' && one.words === cut(words)))
    )
      flags.push({ kind, words: cut(words) })
  }
  const hiddenLines = hidden.slice(0, 50_000).split('\n')
  const order =
    hiddenLines.find((one) => speaksToMachines(one)) ?? [...hiddenLines, ...lines].find((one) => isOrder(one))
  if (order !== undefined) flags.push({ kind: 'hidden-orders', words: cut(order) })
  return flags
}

const KINDS = [...new Set([...SIGNS.map(([kind]) => kind), ...SCAM_SIGNS])]

type Said = { text: string; folded: string; before: Said | null }

/** The sentences in which the advert may ask for something: those that warn of others are left out. */
function sentencesIn(lines: readonly string[]): Said[] {
  return lines.flatMap((raw) => {
    const line = raw.slice(0, 2_000)
    if (NEVER.test(fold(line))) return []
    let before: Said | null = null
    return sentencesOf(line).flatMap(({ text }) => {
      const folded = fold(text)
      if (NOT.test(folded)) return []
      before = { text, folded, before: before && { ...before, before: null } }
      return [before]
    })
  })
}

/** Signs that are none where the money or the secret is somebody else's. */
const OF_APPLICANT = new Set<FlagKind>(['asks-money', 'asks-secrets', 'asks-bank-data', 'asks-id'])

function firstSaying(kind: FlagKind, sentences: readonly Said[]): string | null {
  const sign = SIGNS.find((one) => one[0] === kind)
  const rule = SCAM_SIGNS.find((one) => one === kind)
  for (const { text, folded, before } of sentences) {
    const isSaid =
      (sign?.[2].test(folded) && sign[1].test(folded) && !(kind === 'asks-money' && paidByThem(folded))) ||
      (rule && isSignOf(rule, folded))
    if (isSaid && !(OF_APPLICANT.has(kind) && isOfThirds(folded)) && !isHarmless(kind, text)) return text
    // 'We mail you a cheque. Deposit it and forward the rest.'
    if (kind === 'moves-money' && before && isSignOf(kind, `${before.folded} ${folded}`))
      return `${before.text} ${text}`
  }
  return null
}

/** Pay in coins for those who want it. */
const ON_WISH =
  /\b(?:if you (?:like|wish|want|prefer)|optional\w*|on request|auf wunsch|wahlweise|au choix|si vous|opcional\w*|si quieres|istege|dilersen\w*|isterse\w*)\b/

function isHarmless(kind: FlagKind, text: string): boolean {
  if (kind === 'asks-money') return isPaidToAuthority(text)
  if (kind === 'crypto-pay') return ON_WISH.test(fold(text))
  return (kind === 'asks-id' || kind === 'asks-bank-data') && isFirstDayRequest(text)
}

export const isOrder = remembered((line: string): boolean => isOrderTo('advert', line))

const cut = (line: string) => (line.trim().length > 200 ? `${line.trim().slice(0, 199)}…` : line.trim())

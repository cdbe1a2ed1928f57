import { sentencesOf } from '../sections/ad-lines.ts'
import { warnsOfFraud } from '#core/text/scam/fraud-warnings.ts'
import { isOrderTo, speaksToMachines } from '#core/text/orders.ts'
import { isFirstDayRequest, scamFlowsIn } from '#core/text/scam/scam-flows.ts'
import { plainLetters } from '#core/text/plain-letters.ts'
import { runningLines } from '#core/text/running-text.ts'
import { remembered } from '#core/text/remembered.ts'
import type { ScamKind } from './scam.ts'

/** Why to look twice. Shown beside the match with the line that says it, never counted in it. */
export type FlagKind = ScamKind | 'hidden-orders'
export type Flag = { kind: FlagKind; words: string }

/** What it looks like, and words without which it is not looked for. */
const SIGNS: [FlagKind, RegExp, RegExp][] = [
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
    /\b(?:only|exclusively|just|nur|ausschliesslich|sadece|yalnizca|uniquement|seulement|solo|unicamente|solamente)\b[^.\n]{0,50}\b(?:whats ?app|telegram|signal|wechat|viber)\b|\b(?:whats ?app|telegram|signal|wechat)\b[^.\n]{0,40}\b(?:only|nur|uzerinden|sadece|uniquement|solo|hr\b|manager|interview)\b|\b(?:interviews?|gorusme\w*|mulakat\w*|\w*gesprache?|entretiens?|entrevistas?)\b[^.]{0,40}\b(?:on|via|over|through|per|uber|sur|por|uzerinden|take place)\b[^.]{0,40}\b(?:telegram|whats ?app|signal|wechat|viber)\b|\b(?:text|message|contact|write|add|schreib\w*|yaz\w*|ulas\w*|contactez|ecrivez|escrib\w*|contacta\w*)\b[^.\n]{0,40}\b(?:on|via|by|at|per|uber|par|por|a|'dan|'tan)\b[^.\n]{0,12}\b(?:whats ?app|telegram|wechat)\b|\byou only need\b[^.\n]{0,60}\btelegram\b|\b(?:whats ?app|telegram)(?:'?[dt]an)?\b[^.\n]{0,20}\b(?:yaz\w*|ulas\w*)/,
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

/** A whole page as it may be pasted. */
const MOST_CHARACTERS = 400_000

/** Each sign once, with the sentence that says it. `hidden` is text of the page that a person does not see. */
export function flagsIn(text: string, hidden = ''): Flag[] {
  const flags: Flag[] = []
  const lines = text.slice(0, MOST_CHARACTERS).split('\n')
  const running = runningLines(lines)
  const sentences = sentencesIn(running)
  const flows = scamFlowsIn(running.flatMap((line) => sentencesOf(line).map(({ text: said }) => said)))
  for (const kind of KINDS) {
    const words = firstSaying(kind, sentences) ?? flows.find(({ sign }) => sign === kind)?.sentences.join(' ') ?? null
    // who is to pay in Bitcoin is not paid in Bitcoin
    if (
      words !== null &&
      !(kind === 'crypto-pay' && flags.some((one) => one.kind === 'asks-money' && one.words === cut(words)))
    )
      flags.push({ kind, words: cut(words) })
  }
  const hiddenLines = hidden.slice(0, MOST_CHARACTERS).split('\n')
  const order =
    hiddenLines.find((one) => speaksToMachines(one)) ?? [...hiddenLines, ...lines].find((one) => isOrder(one))
  if (order !== undefined) flags.push({ kind: 'hidden-orders', words: cut(order) })
  return flags
}

const KINDS: readonly FlagKind[] = [
  'asks-money',
  ...SIGNS.map(([kind]) => kind),
  'moves-money',
  'acts-as-you',
  'plays-another',
  'asks-secrets',
  'risks-device',
]

type Said = { text: string; folded: string }

/** The sentences in which the advert may ask for something: those that warn of others are left out. */
function sentencesIn(lines: readonly string[]): Said[] {
  return lines.flatMap((line) => {
    if (NEVER.test(plainLetters(line))) return []
    return sentencesOf(line)
      .map(({ text }) => text.slice(0, 2_000))
      .map((text) => ({ text, folded: plainLetters(text) }))
      .filter(({ text, folded }) => !NOT.test(folded) && !warnsOfFraud(text))
  })
}

function firstSaying(kind: FlagKind, sentences: readonly Said[]): string | null {
  const sign = SIGNS.find((one) => one[0] === kind)
  if (!sign) return null
  return (
    sentences.find(({ text, folded }) => sign[2].test(folded) && sign[1].test(folded) && !isHarmless(kind, text))
      ?.text ?? null
  )
}

/** Pay in coins for those who want it. */
const ON_WISH =
  /\b(?:if you (?:like|wish|want|prefer)|optional\w*|on request|auf wunsch|wahlweise|au choix|si vous|opcional\w*|si quieres|istege|dilersen\w*|isterse\w*)\b/

function isHarmless(kind: FlagKind, text: string): boolean {
  if (kind === 'crypto-pay') return ON_WISH.test(plainLetters(text))
  return (kind === 'asks-id' || kind === 'asks-bank-data') && isFirstDayRequest(text)
}

export const isOrder = remembered((line: string): boolean => isOrderTo('advert', line))

const cut = (line: string) => (line.trim().length > 200 ? `${line.trim().slice(0, 199)}…` : line.trim())

import type { DocumentLanguage } from './content.ts'

/** What adverts want a letter to say that no fact holds: the pay that somebody wishes and when they can begin. */
const WANTED = ['pay', 'start'] as const
export type Wanted = (typeof WANTED)[number]

const NAMED: Record<Wanted, RegExp> = {
  pay: /(?:salary|pay|compensation) (?:expectations?|requirements?)|(?:desired|expected) (?:salary|pay|compensation)|(?:gehalts|lohn)(?:vorstellung|wunsch|erwartung)|(?:ücret|maaş) beklenti|prétentions|(?:pretensi[oó]n|expectativa|aspiraci[oó]n)(?:es)? (?:salarial|econ[oó]mica)/iu,
  start:
    /(?:earliest|possible|preferred) (?:possible )?(?:start|starting|joining) date|notice period|(?:eintritts|start)(?:termin|datum)|kündigungsfrist|işe başlama tarih|date de disponibilité|(?:fecha|disponibilidad) de incorporaci[oó]n/iu,
}
/** In a sentence that says what to send. */
const TO_SEND =
  /(?<!\p{L})(?:includ|stat(?:e|ing)|mention|tell us|let us know|specify|indicat|provid|send|submit|along with|apply with|angabe|angeben|nennen|mitteilen|send|schick|bewerb|teilen|belirt|yaz(?:ın|arak|manız)|bildir|paylaş|ilet|indiqu|précis|mentionn|joindre|adress|envoy|indi(?:car|que|ca)|env[ií]|incluy|incluir)/iu
const NOT_WANTED =
  /(?<!\p{L})(?:no need|not (?:need|required)|don['’]t (?:need|ask)|meets?|match(?:es)?|commensurate|based on|nicht (?:nötig|erforderlich)|entspr\p{L}*|je nach|inutile|pas (?:nécessaire|besoin)|no es necesario|no hace falta|seg[uú]n|selon|gerek (?:yok|değil)|gerekmez|gerekmiyor)(?!\p{L})/iu

/** What an advert asks a letter to say of these. */
export function wantedIn(ad: string): Wanted[] {
  const sentences = ad.split(/(?<=[.!?])\s+|\n+/u).filter((one) => TO_SEND.test(one) && !NOT_WANTED.test(one))
  return WANTED.filter((wanted) => sentences.some((one) => NAMED[wanted].test(one)))
}

/** Only the person can fill in what stands in brackets. */
const SENTENCES: Record<DocumentLanguage, Record<Wanted, string>> = {
  en: {
    pay: 'My salary expectation is [amount, by month or year].',
    start: 'The earliest date I can start is [date].',
  },
  de: {
    pay: 'Meine Gehaltsvorstellung: [Betrag, brutto im Monat oder Jahr].',
    start: 'Mein frühester Eintrittstermin: [Datum].',
  },
  tr: { pay: 'Ücret beklentim: [tutar, aylık ya da yıllık].', start: 'İşe başlayabileceğim tarih: [tarih].' },
  fr: {
    pay: 'Mes prétentions salariales : [montant, par mois ou par an].',
    start: 'Je suis disponible à partir du [date].',
  },
  es: {
    pay: 'Mi expectativa salarial: [importe, al mes o al año].',
    start: 'Puedo incorporarme a partir del [fecha].',
  },
}

/** The sentences for what is wanted and not said yet. */
export const slotsFor = (wanted: readonly Wanted[], said: string, language: DocumentLanguage): string[] =>
  wanted.filter((one) => !(one === 'start' ? said !== '' : NAMED.pay.test(said))).map((one) => SENTENCES[language][one])

export const SLOT_SENTENCES = Object.values(SENTENCES).flatMap((one) => Object.values(one))

import { anyOf } from '../phrases.ts'

/** Told when the work begins, or given the contract: said of the reader, not asked. */
const YOU_START = anyOf(
  'you start/begin/commence, you will/would/ll/d start/begin/commence, you can start/begin, start whenever/when your, start/starting/commencing/beginning _ january/february/march/april/may/june/july/august/september/october/november/december, come and work/nurse/teach/cook/drive/join/help _ us, come and join, come work',
  'kannst/konnen/konnten _ anfangen/beginnen/starten, fangst du/fangen sie _ an, sie beginnen, du beginnst, start ist/am/ware, dienstantritt',
  'baslayabilirsin*, baslarsin*, baslayacaksin*, ise baslama*, aramiza',
  'vous commencez, tu commences, vous commenceriez, vous pouvez commencer, prise de poste le, rejoignez nous',
  'empiezas/empieza/empezarias/empezaras/empezaria, te incorporas/incorporarias, puedes empezar/incorporarte',
)
const PAYS = anyOf(
  'an hour, per hour, a year, a month, salary, wage, rate, plus tips/overtime/bonus/pension, weekend*, full time, part time',
  'die stunde, stundenlohn, brutto, netto, im monat, vollzeit, teilzeit, urlaubstage',
  'net, brut, maas*, tl, yemek, yol',
  'smic, brut*, net/nets, primes, heures, cdi, cdd, temps plein/partiel',
  'netos, brutos, al mes, la hora, jornada completa/parcial, sueldo, contrato',
)
const AMOUNT = /\b\d{2,3} \d{3}\b|\b\d{2,3}k\b|\b\d{1,2} \d{2} (an|per|the|die|pro|la|l)\b/
const ASKED = anyOf(
  'when could/can/would/are/do you, could/can you start, how soon, earliest, what date, available to, if you',
  'wann konnten/konnen/konntest/kannst, ab wann, fruhestens',
  'ne zaman, baslayabilir misin*',
  'quand pourriez/pouvez/pourrais, a quelle date, quand seriez',
  'cuando podrias/podria/puedes/puede, a partir de cuando',
)

const CONTRACT = anyOf(
  'your contract, employment contract, contract of employment, offer letter, letter of appointment, copies of the/your contract',
  'arbeitsvertrag, dein/deinen/ihr/ihren vertrag',
  'is sozlesme*, sozlesmen*',
  'contrat de travail, votre contrat, ton contrat, lettre d engagement',
  'tu contrato, su contrato, contrato de trabajo, carta oferta',
)
const HANDED = anyOf(
  'attached, enclosed, sign, signed, copies, send you, ready, draw up, drawn up, return',
  'anbei, anhang, unterschr*, schicken, fertig',
  'ekte*, imza*, gonder*',
  'joint*, signe*, envoy*, pret',
  'adjunt*, firm*, envi*, listo',
)

/** 'You can start ordering now' is about something else. */
const STARTS_ELSE =
  /\b(start|begin|starting) (?!nursing|teaching|working|training)\p{L}+ing\b|\b(trial|order|orders|shop|subscription|course|goes well)\b/u

/** Which sentence tells the reader to begin, in a message that names pay or hours, or hands over the contract; -1 for none. */
export function beginsWork(folded: readonly string[]): number {
  const contract = folded.findIndex((sentence) => CONTRACT.test(sentence) && HANDED.test(sentence))
  if (contract >= 0) return contract
  const start = folded.findIndex(
    (sentence) => YOU_START.test(sentence) && !ASKED.test(sentence) && !STARTS_ELSE.test(sentence),
  )
  return start >= 0 && folded.some((sentence) => PAYS.test(sentence) || AMOUNT.test(sentence)) ? start : -1
}

const ATTRIBUTE = anyOf(
  'ticket, card, licence, license, registration, pin, number, notice, nights, weekends, shifts, lifting, own car, own tools, car, vehicle, do you drive, drive a/an, sponsorship, visa, certificate, certification, in date, up to date, level of, years of, salary, rate, expecting, relocat*, commute',
  'nummer, schein, fuhrerschein, auto, schichten, nachtschicht*, wochenend*, kundigungsfrist, gehalt*, bescheinigung, schicht',
  'numara*, belge*, ehliyet*, arac*, vardiya*, gece, hafta sonu, ucret*, maas*',
  'numero, permis, vehicule, voiture, nuits, week end*, preavis, salaire, carte',
  'numero, carnet, coche, vehiculo, turnos, noches, fines de semana, preaviso, salario, colegiad*',
)
const YOURS = anyOf(
  'your, you, i need, we need, need to know',
  'ihr*, dein*, sie, du',
  'misin*, musun*, var mi, bekliyoruz',
  'votre, vos, vous, avez, ton, tu',
  'tu, tus, su, tienes, tiene, confirmas, confirma',
)
const NEEDED =
  /\b(need|require|want to know|to know|confirm\w*|brauche\w*|benotig\w*|besoin|necesit\w*|lazim|gerek\w*)\b/

/** Asks for a fact about the reader: a number, a licence, whether nights are possible. */
export function asksForFact(folded: string, isQuestion: boolean): boolean {
  return (
    ATTRIBUTE.test(folded) &&
    YOURS.test(folded) &&
    (isQuestion || NEEDED.test(folded)) &&
    !/\b(we can confirm|your application|call you)\b/.test(folded)
  )
}

import { oneStop } from '../text/one-stop.ts'
import { type LocalDate, msOf } from '../time.ts'
import { STAGES, type Outcome, type Stage } from './stage.ts'

export const FOLLOW_UP_KINDS = [
  'first',
  'second',
  'confirm',
  'thank_you',
  'after_silence',
  'task',
  'withdraw',
  'consider',
  'accept',
  'decline',
] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]
export const FOLLOW_UP_LANGUAGES = ['en', 'de', 'tr'] as const
export type FollowUpLanguage = (typeof FOLLOW_UP_LANGUAGES)[number]

export type FollowUpFacts = {
  title: string | null
  company: string | null
  appliedOn: LocalDate | null
  interviewOn: LocalDate | null
  /** The next talk that is agreed. */
  invited: { onDate: LocalDate; atTime: string | null } | null
  /** The last day of the task that they set, where it is known. */
  taskUntil?: LocalDate | null
  /** The last day to answer an offer, where it is known. */
  answerBy?: LocalDate | null
  contactName: string | null
  senderName: string
}

export type FollowUpText = { subject: string; body: string }

type Words = Record<FollowUpKind, (facts: FollowUpFacts) => { subject: string; lines: string[] }> & {
  greeting: (name: string | null) => string
  close: (name: string) => string
}

/** `isInvited`: a talk lies ahead; `hasTask`: they set a task that is not done yet. */
type Standing = { stage: Stage; outcome: Outcome | null; hasTalked: boolean; isInvited: boolean; hasTask?: boolean }

/** Whether a talk is over by a day and time; one of today that names no hour, when its owner says so. */
export function hasTakenPlace(
  talk: { onDate: LocalDate; atTime: string | null; outcome: string },
  now: { day: LocalDate; time: string },
): boolean {
  if (talk.outcome !== 'planned') return talk.outcome !== 'cancelled'
  return talk.onDate < now.day || (talk.onDate === now.day && talk.atTime !== null && talk.atTime < now.time)
}

const AT_END: Record<Outcome, readonly FollowUpKind[]> = {
  accepted: ['accept'],
  declined: ['decline'],
  withdrawn: ['withdraw'],
  rejected: [],
  no_answer: ['second'],
  closed_by_employer: [],
}

/** The letters that are true where an application stands, the likeliest first: who only saved a job has not applied. */
export function fittingFollowUps({ stage, outcome, hasTalked, isInvited, hasTask = false }: Standing): FollowUpKind[] {
  if (outcome !== null) {
    const letters = stage === 'saved' && outcome !== 'accepted' && outcome !== 'declined' ? [] : AT_END[outcome]
    return hasTalked ? [...letters, 'thank_you'] : [...letters]
  }
  const isPast = (one: Stage) => STAGES.indexOf(stage) >= STAGES.indexOf(one)
  return [
    // the first binds to nothing: whether to accept is not decided by a letter that stands ready
    ...(isPast('offer') ? (['consider', 'accept', 'decline'] as const) : []),
    ...(hasTask && !isPast('offer') ? (['task'] as const) : []),
    ...(isInvited ? (['confirm'] as const) : []),
    ...(hasTalked ? (['thank_you', 'after_silence'] as const) : []),
    // who is invited, has a task or an offer has an answer
    ...(isPast('applied') && !isPast('offer') && !isInvited && !hasTask ? (['first', 'second'] as const) : []),
    ...(isPast('applied') ? (['withdraw'] as const) : []),
  ]
}

/** A letter to send, filled from facts alone: what is not known is left out, never made up. */
export function writeFollowUp(kind: FollowUpKind, facts: FollowUpFacts, language: FollowUpLanguage): FollowUpText {
  const words = LETTERS[language]
  const { subject, lines } = words[kind](facts)
  const body = [words.greeting(facts.contactName), ...lines.map(oneStop), words.close(facts.senderName)]
    .filter(Boolean)
    .join('\n\n')
  return { subject, body }
}

/** ' for the Data Engineer role at Acme', with what is known. */
const forRole = ({ title, company }: FollowUpFacts) =>
  `${title === null ? '' : ` for the ${title} role`}${company === null ? '' : ` at ${company}`}`
const roleOf = ({ title, company }: FollowUpFacts) => [title, company].filter(Boolean).join(', ') || null

const english: Words = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  close: (name) => `Kind regards\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Following up on my application', roleOf(facts)),
    lines: [
      `I applied${forRole(facts)}${facts.appliedOn === null ? '' : ` on ${dayIn(facts.appliedOn, 'en')}`} and would like to ask where the process stands.`,
      'I am still very interested and happy to send anything else you need.',
    ],
  }),
  second: (facts) => ({
    subject: subjectOf('My application', roleOf(facts)),
    lines: [
      `I wrote to you earlier about my application${forRole(facts)}.`,
      'Could you let me know whether the role is still open, and when you expect to decide? Thank you for your time.',
    ],
  }),
  confirm: (facts) => ({
    subject: subjectOf('Confirming our meeting', roleOf(facts)),
    lines: [
      `Thank you for your invitation${forRole(facts)}. ${facts.invited === null ? 'I am glad to come' : `I confirm ${dayIn(facts.invited.onDate, 'en')}${facts.invited.atTime === null ? '' : `, ${facts.invited.atTime}`}`}.`,
      'I look forward to meeting you.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Thank you for the conversation', roleOf(facts)),
    lines: [
      `Thank you for talking to me${facts.interviewOn === null ? '' : ` on ${dayIn(facts.interviewOn, 'en')}`}${forRole(facts)}.`,
      'I enjoyed learning more about the work and would be glad to hear about the next steps.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Next steps', roleOf(facts)),
    lines: [
      `We spoke${facts.interviewOn === null ? '' : ` on ${dayIn(facts.interviewOn, 'en')}`}${forRole(facts)}, and I have not heard from you since.`,
      'Has a decision been made? A short answer either way would help me plan.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Your task', roleOf(facts)),
    lines: [
      `Thank you for the task${forRole(facts)}. ${facts.taskUntil ? `I will send you my solution by ${dayIn(facts.taskUntil, 'en')}` : 'I will send you my solution as soon as it is done'}.`,
      'If a question comes up on the way, I will write to you.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Your offer', roleOf(facts)),
    lines: [
      `Thank you very much for your offer${forRole(facts)}.`,
      facts.answerBy
        ? `I would like to read it with care and will give you my answer by ${dayIn(facts.answerBy, 'en')}.`
        : 'I would like to read it with care and will then give you my answer. Until which day do you need it?',
    ],
  }),
  withdraw: (facts) => ({
    subject: subjectOf('Withdrawing my application', roleOf(facts)),
    lines: [`I would like to withdraw my application${forRole(facts)}. Thank you for your time and consideration.`],
  }),
  accept: (facts) => ({
    subject: subjectOf('Accepting your offer', roleOf(facts)),
    lines: [
      `Thank you for your offer${forRole(facts)}. I am happy to accept it.`,
      'Please let me know what you need from me before I start.',
    ],
  }),
  decline: (facts) => ({
    subject: subjectOf('Your offer', roleOf(facts)),
    lines: [
      `Thank you for your offer${forRole(facts)}. After careful thought I have decided not to accept it. I wish you and the team all the best.`,
    ],
  }),
}

const forRoleTr = ({ title, company }: FollowUpFacts) =>
  `${company === null ? '' : `${company} bünyesindeki `}${title === null ? (company === null ? '' : 'pozisyon için ') : `${title} pozisyonu için `}`

const turkish: Words = {
  greeting: (name) => (name === null ? 'Merhaba,' : `Merhaba ${name},`),
  close: (name) => `Saygılarımla\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Başvurum hakkında', roleOf(facts)),
    lines: [
      `${facts.appliedOn === null ? '' : `${dayIn(facts.appliedOn, 'tr')} tarihinde `}${forRoleTr(facts)}başvurmuştum. Sürecin ne durumda olduğunu öğrenmek isterim.`,
      'Pozisyonla ilgilenmeye devam ediyorum; gerekli başka bir belge varsa memnuniyetle iletirim.',
    ],
  }),
  second: (facts) => ({
    subject: subjectOf('Başvurum', roleOf(facts)),
    lines: [
      `${forRoleTr(facts)}yaptığım başvuru hakkında size daha önce yazmıştım.`,
      'Pozisyon hâlâ açık mı ve kararın ne zaman verileceğini bildirebilir misiniz? Zaman ayırdığınız için teşekkür ederim.',
    ],
  }),
  confirm: (facts) => ({
    subject: subjectOf('Görüşmemizi onaylıyorum', roleOf(facts)),
    lines: [
      `${forRoleTr(facts)}davetiniz için teşekkür ederim. ${facts.invited === null ? 'Memnuniyetle geleceğim' : `${dayIn(facts.invited.onDate, 'tr')}${facts.invited.atTime === null ? '' : `, saat ${facts.invited.atTime}`} bana uygun`}.`,
      'Sizinle görüşmeyi dört gözle bekliyorum.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Görüşme için teşekkürler', roleOf(facts)),
    lines: [
      `${facts.interviewOn === null ? '' : `${dayIn(facts.interviewOn, 'tr')} tarihinde `}${forRoleTr(facts)}benimle görüştüğünüz için teşekkür ederim.`,
      'İş hakkında daha fazla bilgi edinmek güzeldi. Sonraki adımları öğrenmekten memnun olurum.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Sonraki adımlar', roleOf(facts)),
    lines: [
      `${facts.interviewOn === null ? '' : `${dayIn(facts.interviewOn, 'tr')} tarihinde `}${forRoleTr(facts)}görüşmüştük; o zamandan beri sizden haber alamadım.`,
      'Bir karar verildi mi? Kısa bir yanıt planlamama yardımcı olur.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Gönderdiğiniz görev', roleOf(facts)),
    lines: [
      `${forRoleTr(facts)}gönderdiğiniz görev için teşekkür ederim. ${facts.taskUntil ? `Çözümümü en geç ${dayIn(facts.taskUntil, 'tr')} tarihinde gönderirim` : 'Çözümümü bitirir bitirmez gönderirim'}.`,
      'Bu sırada bir sorum olursa size yazarım.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Teklifiniz', roleOf(facts)),
    lines: [
      `${forRoleTr(facts)}yaptığınız teklif için çok teşekkür ederim.`,
      facts.answerBy
        ? `Teklifi dikkatle okuyup size en geç ${dayIn(facts.answerBy, 'tr')} tarihinde yanıt vereceğim.`
        : 'Teklifi dikkatle okuyup size yanıt vermek isterim. Yanıtımı hangi güne kadar bekliyorsunuz?',
    ],
  }),
  withdraw: (facts) => ({
    subject: subjectOf('Başvurumu geri çekiyorum', roleOf(facts)),
    lines: [`${forRoleTr(facts)}yaptığım başvuruyu geri çekmek istiyorum. İlginiz ve zamanınız için teşekkür ederim.`],
  }),
  accept: (facts) => ({
    subject: subjectOf('Teklifinizi kabul ediyorum', roleOf(facts)),
    lines: [
      `${forRoleTr(facts)}yaptığınız teklif için teşekkür ederim. Teklifi memnuniyetle kabul ediyorum.`,
      'Başlamadan önce benden istediğiniz belgeleri bildirebilir misiniz?',
    ],
  }),
  decline: (facts) => ({
    subject: subjectOf('Teklifiniz', roleOf(facts)),
    lines: [
      `${forRoleTr(facts)}yaptığınız teklif için teşekkür ederim. Düşündükten sonra kabul etmemeye karar verdim. Size ve ekibinize başarılar dilerim.`,
    ],
  }),
}

const forRoleDe = ({ title, company }: FollowUpFacts) =>
  `${title === null ? '' : ` als ${title}`}${company === null ? '' : ` bei ${company}`}`

const german: Words = {
  greeting: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  close: (name) => `Mit freundlichen Grüßen\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Nachfrage zu meiner Bewerbung', roleOf(facts)),
    lines: [
      `${facts.appliedOn === null ? 'ich habe mich' : `am ${dayIn(facts.appliedOn, 'de')} habe ich mich`}${forRoleDe(facts)} beworben und möchte fragen, wie es um meine Bewerbung steht.`,
      'Die Stelle interessiert mich weiterhin sehr. Wenn Sie noch etwas brauchen, schicke ich es gern.',
    ],
  }),
  second: (facts) => ({
    subject: subjectOf('Meine Bewerbung', roleOf(facts)),
    lines: [
      `vor einiger Zeit habe ich Ihnen wegen meiner Bewerbung${forRoleDe(facts)} geschrieben.`,
      'Ist die Stelle noch offen, und wann werden Sie entscheiden? Vielen Dank für Ihre Zeit.',
    ],
  }),
  confirm: (facts) => ({
    subject: subjectOf('Zusage zu unserem Termin', roleOf(facts)),
    lines: [
      `vielen Dank für Ihre Einladung. ${facts.invited === null ? 'Ich komme gern' : `Den Termin am ${dayIn(facts.invited.onDate, 'de')}${facts.invited.atTime === null ? '' : ` um ${facts.invited.atTime} Uhr`} sage ich gern zu`}.`,
      'Ich freue mich auf das Gespräch.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Vielen Dank für das Gespräch', roleOf(facts)),
    lines: [
      `vielen Dank für das Gespräch${facts.interviewOn === null ? '' : ` am ${dayIn(facts.interviewOn, 'de')}`}.`,
      'Es hat mich gefreut, mehr über die Arbeit zu erfahren. Gern höre ich von Ihnen, wie es weitergeht.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Nächste Schritte', roleOf(facts)),
    lines: [
      `${facts.interviewOn === null ? 'wir haben miteinander gesprochen' : `am ${dayIn(facts.interviewOn, 'de')} haben wir miteinander gesprochen`}, und seitdem habe ich nichts von Ihnen gehört.`,
      'Gibt es schon eine Entscheidung? Eine kurze Antwort hilft mir beim Planen, wie auch immer sie ausfällt.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Ihre Aufgabe', roleOf(facts)),
    lines: [
      `vielen Dank für die Aufgabe. ${facts.taskUntil ? `Ich schicke Ihnen meine Lösung bis zum ${dayIn(facts.taskUntil, 'de')}` : 'Ich schicke Ihnen meine Lösung, sobald sie fertig ist'}.`,
      'Wenn dabei Fragen aufkommen, melde ich mich.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Ihr Angebot', roleOf(facts)),
    lines: [
      'vielen Dank für Ihr Angebot, über das ich mich sehr freue.',
      facts.answerBy
        ? `Ich möchte es in Ruhe lesen und antworte Ihnen bis zum ${dayIn(facts.answerBy, 'de')}.`
        : 'Ich möchte es in Ruhe lesen und Ihnen dann antworten. Bis wann brauchen Sie meine Antwort?',
    ],
  }),
  withdraw: (facts) => ({
    subject: subjectOf('Rückzug meiner Bewerbung', roleOf(facts)),
    lines: [`hiermit ziehe ich meine Bewerbung${forRoleDe(facts)} zurück. Vielen Dank für Ihre Zeit und Mühe.`],
  }),
  accept: (facts) => ({
    subject: subjectOf('Zusage zu Ihrem Angebot', roleOf(facts)),
    lines: [
      'vielen Dank für Ihr Angebot. Ich nehme es gern an.',
      'Bitte sagen Sie mir, was Sie vor meinem ersten Tag noch von mir brauchen.',
    ],
  }),
  decline: (facts) => ({
    subject: subjectOf('Ihr Angebot', roleOf(facts)),
    lines: [
      'vielen Dank für Ihr Angebot. Nach reiflicher Überlegung habe ich mich entschieden, es nicht anzunehmen. Ihnen und Ihrem Team wünsche ich alles Gute.',
    ],
  }),
}

const LETTERS: Record<FollowUpLanguage, Words> = { en: english, de: german, tr: turkish }

function subjectOf(matter: string, role: string | null): string {
  return role === null ? matter : `${matter}: ${role}`
}

const LOCALES: Record<FollowUpLanguage, string> = { en: 'en-GB', de: 'de-DE', tr: 'tr-TR' }

/** '5 March 2026', '5. März 2026', '5 Mart 2026'. */
function dayIn(date: LocalDate, language: FollowUpLanguage): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(msOf(`${date}T00:00:00.000Z`))
}

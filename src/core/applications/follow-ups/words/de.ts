import { dayIn, type FollowUpFacts, roleOf, subjectOf, type Words, zoneOf } from '../letter-words.ts'

const day = (date: string) => dayIn(date, 'de-DE')
const forRole = ({ title, company }: FollowUpFacts) =>
  `${title === null ? '' : ` als ${title}`}${company === null ? '' : ` bei ${company}`}`

export const german: Words = {
  greeting: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  close: (name) => `Mit freundlichen Grüßen\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Nachfrage zu meiner Bewerbung', roleOf(facts)),
    lines: [
      `${facts.appliedOn === null ? 'ich habe mich' : `am ${day(facts.appliedOn)} habe ich mich`}${forRole(facts)} beworben und möchte fragen, wie es um meine Bewerbung steht.`,
      'Die Stelle interessiert mich weiterhin sehr. Wenn Sie noch etwas brauchen, schicke ich es gern.',
    ],
  }),
  second: (facts) => ({
    subject: subjectOf('Meine Bewerbung', roleOf(facts)),
    lines: [
      `vor einiger Zeit habe ich Ihnen wegen meiner Bewerbung${forRole(facts)} geschrieben.`,
      'Ist die Stelle noch offen, und wann werden Sie entscheiden? Vielen Dank für Ihre Zeit.',
    ],
  }),
  confirm: (facts) => ({
    subject: subjectOf('Zusage zu unserem Termin', roleOf(facts)),
    lines: [
      `vielen Dank für Ihre Einladung. ${facts.invited === null ? 'Ich komme gern' : `Den Termin am ${day(facts.invited.onDate)}${facts.invited.atTime === null ? '' : ` um ${facts.invited.atTime} Uhr`}${zoneOf(facts.invited)} sage ich gern zu`}.`,
      'Ich freue mich auf das Gespräch.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Vielen Dank für das Gespräch', roleOf(facts)),
    lines: [
      `vielen Dank für das Gespräch${facts.interviewOn === null ? '' : ` am ${day(facts.interviewOn)}`}.`,
      'Es hat mich gefreut, mehr über die Arbeit zu erfahren. Gern höre ich von Ihnen, wie es weitergeht.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Nächste Schritte', roleOf(facts)),
    lines: [
      `${facts.interviewOn === null ? 'wir haben miteinander gesprochen' : `am ${day(facts.interviewOn)} haben wir miteinander gesprochen`}, und seitdem habe ich nichts von Ihnen gehört.`,
      'Gibt es schon eine Entscheidung? Eine kurze Antwort hilft mir beim Planen, wie auch immer sie ausfällt.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Ihre Aufgabe', roleOf(facts)),
    lines: [
      `vielen Dank für die Aufgabe. ${facts.taskUntil ? `Ich schicke Ihnen meine Lösung bis zum ${day(facts.taskUntil)}` : 'Ich schicke Ihnen meine Lösung, sobald sie fertig ist'}.`,
      'Wenn dabei Fragen aufkommen, melde ich mich.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Ihr Angebot', roleOf(facts)),
    lines: [
      'vielen Dank für Ihr Angebot, über das ich mich sehr freue.',
      facts.answerBy
        ? `Ich möchte es in Ruhe lesen und antworte Ihnen bis zum ${day(facts.answerBy)}.`
        : 'Ich möchte es in Ruhe lesen und Ihnen dann antworten. Bis wann brauchen Sie meine Antwort?',
    ],
  }),
  withdraw: (facts) => ({
    subject: subjectOf('Rückzug meiner Bewerbung', roleOf(facts)),
    lines: [`hiermit ziehe ich meine Bewerbung${forRole(facts)} zurück. Vielen Dank für Ihre Zeit und Mühe.`],
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

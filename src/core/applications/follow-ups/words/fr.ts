import { dayIn, type FollowUpFacts, roleOf, subjectOf, type Words, zoneOf } from '../letter-words.ts'

const day = (date: string) => dayIn(date, 'fr-FR').replace(/^1 /u, '1er ')
const forRole = ({ title, company }: FollowUpFacts) =>
  `${title === null ? '' : ` pour le poste « ${title} »`}${company === null ? '' : ` chez ${company}`}`

export const french: Words = {
  greeting: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  close: (name) => `Cordialement,\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Suivi de ma candidature', roleOf(facts)),
    lines: [
      `J’ai envoyé ma candidature${forRole(facts)}${facts.appliedOn === null ? '' : ` le ${day(facts.appliedOn)}`} et je souhaite savoir où en est le processus.`,
      'Ce poste m’intéresse toujours beaucoup. S’il vous manque un document, je vous l’envoie volontiers.',
    ],
  }),
  second: (facts) => ({
    subject: subjectOf('Ma candidature', roleOf(facts)),
    lines: [
      `Je vous ai écrit il y a quelque temps au sujet de ma candidature${forRole(facts)}.`,
      'Le poste est-il encore ouvert, et quand pensez-vous décider ? Merci pour votre temps.',
    ],
  }),
  confirm: (facts) => ({
    subject: subjectOf('Confirmation de notre rendez-vous', roleOf(facts)),
    lines: [
      `Merci pour votre invitation${forRole(facts)}. ${facts.invited === null ? 'Je viendrai avec plaisir' : `Je confirme le rendez-vous du ${day(facts.invited.onDate)}${facts.invited.atTime === null ? '' : ` à ${facts.invited.atTime}`}${zoneOf(facts.invited)}`}.`,
      'Je me réjouis de cet échange.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Merci pour notre entretien', roleOf(facts)),
    lines: [
      `Merci pour notre entretien${facts.interviewOn === null ? '' : ` du ${day(facts.interviewOn)}`}${forRole(facts)}.`,
      'En savoir plus sur le travail m’a fait plaisir. J’aimerais connaître les prochaines étapes.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Prochaines étapes', roleOf(facts)),
    lines: [
      `Nous nous sommes parlé${facts.interviewOn === null ? '' : ` le ${day(facts.interviewOn)}`}${forRole(facts)}, et je n’ai pas eu de nouvelles depuis.`,
      'Une décision est-elle prise ? Une réponse courte, quelle qu’elle soit, m’aiderait à m’organiser.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Votre exercice', roleOf(facts)),
    lines: [
      `Merci pour l’exercice${forRole(facts)}. ${facts.taskUntil ? `Je vous enverrai ma solution au plus tard le ${day(facts.taskUntil)}` : 'Je vous enverrai ma solution dès qu’elle sera prête'}.`,
      'Si une question se pose en chemin, je vous écrirai.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Votre offre', roleOf(facts)),
    lines: [
      `Merci beaucoup pour votre offre${forRole(facts)}.`,
      facts.answerBy
        ? `Je souhaite la lire avec attention et vous répondrai au plus tard le ${day(facts.answerBy)}.`
        : 'Je souhaite la lire avec attention avant de vous répondre. Pour quel jour avez-vous besoin de ma réponse ?',
    ],
  }),
  withdraw: (facts) => ({
    subject: subjectOf('Retrait de ma candidature', roleOf(facts)),
    lines: [`Je souhaite retirer ma candidature${forRole(facts)}. Merci pour votre temps et votre attention.`],
  }),
  accept: (facts) => ({
    subject: subjectOf('J’accepte votre offre', roleOf(facts)),
    lines: [
      `Merci pour votre offre${forRole(facts)}. Je l’accepte avec plaisir.`,
      'Dites-moi s’il vous plaît ce dont vous avez besoin de ma part avant mon premier jour.',
    ],
  }),
  decline: (facts) => ({
    subject: subjectOf('Votre offre', roleOf(facts)),
    lines: [
      `Merci pour votre offre${forRole(facts)}. Après mûre réflexion, j’ai décidé de ne pas l’accepter. Je vous souhaite, à vous et à votre équipe, une belle réussite.`,
    ],
  }),
}

import { dayIn, type FollowUpFacts, roleOf, subjectOf, type Words, zoneOf } from '../letter-words.ts'

const day = (date: string) => dayIn(date, 'es-ES')
const forRole = ({ title, company }: FollowUpFacts) =>
  `${title === null ? '' : ` para el puesto de ${title}`}${company === null ? '' : ` en ${company}`}`
/** 'a la 1:30', 'a las 10:00'. */
const clock = (time: string) => `a la${/^(?:01|13):/u.test(time) ? '' : 's'} ${time}`

export const spanish: Words = {
  greeting: (name) => (name === null ? 'Buenos días:' : `Hola, ${name}:`),
  close: (name) => `Un cordial saludo,\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Seguimiento de mi candidatura', roleOf(facts)),
    lines: [
      `${facts.appliedOn === null ? 'Envié' : `El ${day(facts.appliedOn)} envié`} mi candidatura${forRole(facts)} y me gustaría saber en qué punto está el proceso.`,
      'El puesto me sigue interesando mucho. Si necesitan algún documento más, lo envío con gusto.',
    ],
  }),
  second: (facts) => ({
    subject: subjectOf('Mi candidatura', roleOf(facts)),
    lines: [
      `Hace un tiempo les escribí sobre mi candidatura${forRole(facts)}.`,
      '¿Sigue abierto el puesto, y cuándo piensan decidir? Muchas gracias por su tiempo.',
    ],
  }),
  confirm: (facts) => ({
    subject: subjectOf('Confirmación de nuestra cita', roleOf(facts)),
    lines: [
      `Muchas gracias por su invitación${forRole(facts)}. ${facts.invited === null ? 'Iré con gusto' : `Confirmo la cita del ${day(facts.invited.onDate)}${facts.invited.atTime === null ? '' : ` ${clock(facts.invited.atTime)}`}${zoneOf(facts.invited)}`}.`,
      'Espero con ilusión nuestra conversación.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Gracias por la entrevista', roleOf(facts)),
    lines: [
      `Muchas gracias por la entrevista${facts.interviewOn === null ? '' : ` del ${day(facts.interviewOn)}`}${forRole(facts)}.`,
      'Me alegró saber más sobre el trabajo. Me gustaría conocer los próximos pasos.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Próximos pasos', roleOf(facts)),
    lines: [
      `${facts.interviewOn === null ? 'Hablamos' : `El ${day(facts.interviewOn)} hablamos`}${forRole(facts)} y desde entonces no he tenido noticias suyas.`,
      '¿Han tomado ya una decisión? Una respuesta breve, sea cual sea, me ayudaría a organizarme.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Su prueba', roleOf(facts)),
    lines: [
      `Muchas gracias por la prueba${forRole(facts)}. ${facts.taskUntil ? `Les enviaré mi solución a más tardar el ${day(facts.taskUntil)}` : 'Les enviaré mi solución en cuanto esté lista'}.`,
      'Si me surge alguna duda, les escribiré.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Su oferta', roleOf(facts)),
    lines: [
      `Muchas gracias por su oferta${forRole(facts)}.`,
      facts.answerBy
        ? `Me gustaría leerla con calma y les responderé a más tardar el ${day(facts.answerBy)}.`
        : 'Me gustaría leerla con calma antes de responder. ¿Para qué día necesitan mi respuesta?',
    ],
  }),
  withdraw: (facts) => ({
    subject: subjectOf('Retiro mi candidatura', roleOf(facts)),
    lines: [`Me gustaría retirar mi candidatura${forRole(facts)}. Muchas gracias por su tiempo y su interés.`],
  }),
  accept: (facts) => ({
    subject: subjectOf('Acepto su oferta', roleOf(facts)),
    lines: [
      `Muchas gracias por su oferta${forRole(facts)}. La acepto con mucho gusto.`,
      'Por favor, díganme qué necesitan de mí antes de mi primer día.',
    ],
  }),
  decline: (facts) => ({
    subject: subjectOf('Su oferta', roleOf(facts)),
    lines: [
      `Muchas gracias por su oferta${forRole(facts)}. Después de pensarlo bien, he decidido no aceptarla. Les deseo lo mejor a ustedes y a todo el equipo.`,
    ],
  }),
}

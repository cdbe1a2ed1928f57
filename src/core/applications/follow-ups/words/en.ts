import { dayIn, type FollowUpFacts, roleOf, subjectOf, type Words, zoneOf } from '../letter-words.ts'

const dayOf = ({ isAmerican }: FollowUpFacts, date: string) => dayIn(date, isAmerican ? 'en-US' : 'en-GB')
/** ' for the Data Engineer role at Acme', with what is known. */
const forRole = ({ title, company }: FollowUpFacts, joint = 'for') =>
  `${title === null ? '' : ` ${joint} the ${title} role`}${company === null ? '' : ` at ${company}`}`
const aboutRole = (facts: FollowUpFacts) => forRole(facts, 'about')

export const english: Words = {
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  close: (name) => `Kind regards\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Following up on my application', roleOf(facts)),
    lines: [
      `I applied${forRole(facts)}${facts.appliedOn === null ? '' : ` on ${dayOf(facts, facts.appliedOn)}`} and would like to ask where the process stands.`,
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
      `Thank you for your invitation${forRole(facts)}. ${facts.invited === null ? 'I am glad to come' : `I confirm ${dayOf(facts, facts.invited.onDate)}${facts.invited.atTime === null ? '' : `, ${facts.invited.atTime}`}${zoneOf(facts.invited)}`}.`,
      'I look forward to meeting you.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Thank you for the conversation', roleOf(facts)),
    lines: [
      `Thank you for talking to me${facts.interviewOn === null ? '' : ` on ${dayOf(facts, facts.interviewOn)}`}${aboutRole(facts)}.`,
      'I enjoyed learning more about the work and would be glad to hear about the next steps.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Next steps', roleOf(facts)),
    lines: [
      `We spoke${facts.interviewOn === null ? '' : ` on ${dayOf(facts, facts.interviewOn)}`}${aboutRole(facts)}, and I have not heard from you since.`,
      'Has a decision been made? A short answer either way would help me plan.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Your task', roleOf(facts)),
    lines: [
      `Thank you for the task${forRole(facts)}. ${facts.taskUntil ? `I will send you my solution by ${dayOf(facts, facts.taskUntil)}` : 'I will send you my solution as soon as it is done'}.`,
      'If a question comes up on the way, I will write to you.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Your offer', roleOf(facts)),
    lines: [
      `Thank you very much for your offer${forRole(facts)}.`,
      facts.answerBy
        ? `I would like to read it with care and will give you my answer by ${dayOf(facts, facts.answerBy)}.`
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

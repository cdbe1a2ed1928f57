import { describe, expect, it } from 'vitest'
import { judgePerson } from '../eval/judge-person.ts'

const SKILLS: Record<string, string[]> = {
  'software-developer': 'Java,Spring Boot,Git,SQL,Docker,REST,JUnit,Linux,CI/CD,Kubernetes,PostgreSQL'.split(','),
  'network-engineer': 'Cisco IOS,BGP,OSPF,VLAN,TCP/IP,Firewalls,Wireshark,VPN,DNS,Ansible'.split(','),
  'data-scientist': 'Python,pandas,scikit-learn,SQL,Statistics,Machine learning,Jupyter,A/B testing'.split(','),
}
const percentOf = (own: string, position: string, ...highlights: string[]) =>
  judgePerson(
    {
      basics: { label: position },
      work: [{ position, name: 'Harbour Bank', startDate: '2014-01', highlights }],
      skills: [{ keywords: SKILLS[own] ?? [] }],
    },
    own,
  ).roles[own]

/** Many people with long careers write one vague line about each job, or none. */
describe('long work in the very trade of which hardly anything is written', () => {
  it.each([
    ['software-developer', 'Senior Software Engineer'],
    ['network-engineer', 'Network Engineer'],
    ['data-scientist', 'Senior Data Scientist'],
  ])('as %s is no beginner, with no line as with a vague one', (own, position) => {
    for (const lines of [[], ['Responsible for the platform of a bank with 4 million customers'], ['Git']]) {
      const percent = percentOf(own, position, ...lines)
      expect(percent).toBeGreaterThanOrEqual(40)
    }
  })
})

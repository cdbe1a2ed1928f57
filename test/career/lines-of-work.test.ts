import { describe, expect, it } from 'vitest'
import { isBesideWork } from '#core/career/catalogue/line-of-work.ts'
import { judgePerson } from '../eval/judge-person.ts'

const judged = (own: string, position: string, ...highlights: string[]) =>
  judgePerson({ work: [{ position, name: 'Firm', startDate: '2014-01', highlights }] }, own)
const percentOf = (own: string, position: string, ...highlights: string[]) =>
  judged(own, position, ...highlights).roles[own] ?? 0

/** Found by somebody who wrote some 85 people before reading a rule. */
describe('a line that names a technology', () => {
  it.each([
    ['full-stack-developer', 'Hired the Java and React teams'],
    ['full-stack-developer', 'Our web shop runs on React and Node.js'],
    ['full-stack-developer', 'Worked with the developers of our React and Node.js web shop'],
    ['network-engineer', 'Sold Cisco routers, switches, firewalls and VPN to shops'],
    ['cloud-engineer', 'Office manager at a Kubernetes and AWS consultancy'],
    ['software-developer', 'Sold Java and Spring Boot trainings'],
    ['ai-engineer', 'Bookkeeping for a PyTorch and TensorFlow startup'],
  ])('is no work of a %s under a shop manager: %s', (role, line) => {
    expect(percentOf(role, 'Shop manager', line)).toBeLessThanOrEqual(15)
  })

  it.each(['Consultant', 'Employee', 'Freelancer'])('is none of a %s who recruits or sells', (title) => {
    const recruits = ['Hire Java, Python, React and DevOps engineers for banks', 'Screen CVs for Kubernetes and AWS']
    expect(percentOf('cloud-engineer', title, ...recruits)).toBeLessThanOrEqual(15)
    expect(percentOf('cloud-engineer', title, 'Sell AWS and Kubernetes services to firms')).toBeLessThanOrEqual(15)
  })

  it.each([
    'Screens for a food delivery app in Kotlin',
    'Verkaufsplattform in Java',
    'Order tracking with Retrofit',
    'Satış ekranlarını React ile geliştirdim',
    'Source code management with Git',
    'Paired with two developers on a Rust service',
  ])('that only begins like selling or hiring is work: %s', (line) => {
    expect(isBesideWork(line)).toBe(false)
  })

  it.each(['Java', 'Scala', 'Ruby'])('counts as much in %s as in C#, by somebody who writes software', (language) => {
    expect(percentOf('software-developer', 'Software Developer', `Software in ${language}`)).toBe(
      percentOf('software-developer', 'Software Developer', 'Software in C#'),
    )
  })
})

describe('years under the title of the trade, described without a tool', () => {
  it.each([
    ['software-developer', 'Software Developer', 'I build and maintain our billing software with five colleagues'],
    ['data-scientist', 'Data Scientist', 'I predict which customers will leave and how much stock each branch needs'],
  ])('are no beginner: %s', (own, title, line) => {
    const { roles, missing } = judged(own, title, line)
    expect(roles[own]).toBeGreaterThanOrEqual(25)
    expect(roles[own]).toBeLessThanOrEqual(45)
    expect(missing).not.toContain('programming-fundamentals')
  })

  it('a test of security by its title is one', () => {
    const tests = 'Web and internal tests for banks, Burp and Cobalt Strike, reports'
    expect(percentOf('cybersecurity-analyst', 'Penetration tester', tests)).toBeGreaterThanOrEqual(50)
  })
})

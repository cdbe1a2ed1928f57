import { describe, expect, it } from 'vitest'
import { matchPercent } from '#core/career/match/role-match.ts'
import { practisedIn, skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { backgroundOf } from './background.ts'

const NOW = '2026-11-22T00:00:00.000Z'
const job = (title: string, ...highlights: string[]): ResumeFacts['experience'][number] => ({
  title,
  company: '',
  location: null,
  startDate: '2019-01',
  endDate: null,
  isCurrent: true,
  highlights,
})
const states = (facts: Partial<ResumeFacts>) => {
  const { records, jobs } = backgroundOf(fullCatalogue, { ...NO_FACTS, ...facts }, { sourceId: 'r', at: NOW })
  return skillStatesOf(records, NOW, fullCatalogue, jobs)
}
const percentOf = (role: string, facts: Partial<ResumeFacts>) =>
  matchPercent(must(fullCatalogue.roles.get(role)), states(facts))

describe('idle lines of another trade show next to nothing', () => {
  it.each([
    ['data-scientist', 'Zoo keeper', 'Fed pandas and pythons, regression of species, deep learning of parrots'],
    ['ai-engineer', 'Printer', 'Printed theses on deep learning, PyTorch, NLP, LLM, RAG, MLOps and Python'],
    ['data-scientist', 'Exam invigilator', 'Supervised exams in Python, SQL, statistics and machine learning'],
    ['ai-engineer', 'Proofreader', 'Edited commas in papers on Python and computer vision'],
    [
      'network-engineer',
      'Fisherman',
      'Repaired networks and nets, routing of boats, switching of crews, firewall of the hold',
    ],
    ['ui-ux-designer', 'Pastry cook', 'Designed prototypes of cakes, wireframes of sugar, user testing of creams'],
    ['mobile-app-developer', 'Cashier', 'Installed 40 apps on Android and iOS, rated Kotlin and Swift apps'],
    ['data-scientist', 'Cashier', 'Looked at dashboards made with Python, SQL and pandas'],
    ['full-stack-developer', 'Cashier', 'My son builds React, Node.js and CSS apps and deploys them with Docker'],
    ['data-scientist', 'Tierpfleger', 'Pandas und Pythons gefüttert, Regression von Arten gezählt'],
    ['ai-engineer', 'Matbaacı', 'Derin öğrenme, PyTorch ve NLP üzerine tezler bastım'],
  ])('%s, %s: %s', (role, title, line) => {
    expect(percentOf(role, { experience: [job(title, line)] })).toBeLessThan(15)
  })

  it('in a project that was played', () => {
    const lines = [
      'Played on a server that runs Java on Linux with Docker',
      'Won quizzes on Python, SQL, Git, REST APIs',
    ]
    const projects = [{ name: 'Block worlds', description: null, highlights: lines, links: [] }]
    expect(percentOf('software-developer', { projects: projects as unknown as ResumeFacts['projects'] })).toBeLessThan(
      15,
    )
  })
})

describe('a bare list behind an empty verb is the list once more', () => {
  const skills = ['Python', 'SQL', 'pandas', 'Statistics', 'Machine learning', 'scikit-learn']
  const did = ['Did Python, SQL, pandas, statistics', 'Did machine learning, scikit-learn, regression']
  it.each([
    ['Stuff', did],
    ['Things', ['Wrote Python', 'Wrote SQL', 'Used pandas and scikit-learn']],
  ])('%s: %s', (name, highlights) => {
    const projects = [{ name, description: null, highlights, links: [] }] as unknown as ResumeFacts['projects']
    const listed = percentOf('data-scientist', { skills })
    expect(percentOf('data-scientist', { skills, projects })).toBeLessThanOrEqual(listed + 3)
  })
})

describe('true work shows fully under any title', () => {
  it.each([
    ['Zoo keeper', 'Trained a bird call classifier with PyTorch on 4,000 recordings', ['pytorch']],
    ['Primary school teacher', 'Wrote a Python script that marks multiple-choice tests', ['python']],
    ['Warehouse lead', 'Wrote SQL reports on stock and returns every Monday', ['sql']],
    ['Nurse', 'Built a Power BI dashboard of waiting times for the ward', ['power-bi']],
    ['Exam invigilator', 'Analysed the exam results in Python and SQL for the faculty', ['python', 'sql']],
    ['Museum guide', 'Drew wireframes of the booking page in Figma', ['wireframing', 'figma']],
    ['Physiotherapist', 'Treated patients, developed a small Flutter app with exercises', ['flutter']],
    [
      'Volunteer coordinator',
      'Maintain the WordPress site of the club, its CSS and a PHP form',
      ['wordpress', 'css', 'php'],
    ],
    ['Ranger', 'Fine-tuned a vision model in PyTorch to count deer', ['pytorch']],
    ['Sergeant', 'Three Cisco switches and a VPN for two camps', ['cisco', 'vpn']],
    ['Lehrerin', 'Ein Python-Skript geschrieben, das Klassenarbeiten auswertet', ['python']],
    ['Hemşire', 'Servis için Power BI panosu hazırladım', ['power-bi']],
  ])('%s: %s', (title, line, shown) => {
    const known = states({ experience: [job(title, line)] })
    expect(shown.map((skill) => practisedIn(known, skill) > 0.6)).toEqual(shown.map(() => true))
  })
})

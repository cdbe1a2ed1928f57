import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { sameLength } from './demand.ts'
import { polarityOf } from './polarity.ts'
import { readAdText } from '../read-ad-text.ts'

const rows = readFileSync(new URL('../../../../test/ads/training/demands.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('|') as [demand: string, language: string, id: string, sentence: string])

/** The level of a skill whose sentence stands among requirements. */
function levelOf(sentence: string, id: string): string {
  const text = `Data Engineer\n\nRequirements\n- Experience with Spark\n- ${sentence}\n- A degree or practice\n`
  return readAdText(fullCatalogue, text).skills.find(({ ids }) => ids.includes(id))?.level ?? 'none'
}

describe('a sentence that names a tool among requirements, in eight languages', () => {
  it.each([
    ['none', 0.95],
    ['must', 0.8],
    ['wish', 0.55],
  ])('is read as %s', (demand, least) => {
    const own = rows.filter((row) => row[0] === demand)
    const right = own.filter(([, , id, sentence]) => levelOf(sentence, id) === demand)
    expect(right.length / own.length).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['You need not be an expert.', null],
    ['You won’t get far without Bash.', 'insisted'],
    ['Ohne Bash geht hier nichts.', 'insisted'],
    ['Bash ne te fait pas peur.', 'insisted'],
    ['Bash doesn’t scare you.', 'insisted'],
    ['Lacking Bash won’t put you off our list; don’t let it stop you.', 'forgiven'],
    ['A different team looks after Bash.', 'denied'],
    ['Code that other people like to read.', null],
    ['Call me on Bash day.', null],
  ])('%s', (sentence, polarity) => {
    expect(polarityOf(sameLength(sentence))).toBe(polarity)
  })

  it('asks for nothing in a paragraph below the list', () => {
    const levelBelow = (sentence: string) =>
      readAdText(
        fullCatalogue,
        `Data Engineer\n\nRequirements:\n- Experience with Spark\n- A degree\n\n${sentence}\n\nFull-time\n`,
      ).skills.find(({ ids }) => ids.includes('excel'))?.level
    expect(levelBelow('Most customers come to us from Excel.')).not.toBe('must')
    expect(levelBelow('Nuestros clientes dejan Excel gracias a nosotros.')).not.toBe('must')
    expect(levelBelow('You also need to know Excel.')).toBe('must')
  })

  it('takes a denial for the clause in which it stands', () => {
    expect(levelOf('Solid Docker, but you will not need Ansible.', 'docker')).toBe('must')
    expect(levelOf('Solid Docker, but you will not need Ansible.', 'ansible')).toBe('none')
    expect(levelOf('The back end is Java, but you will never touch it.', 'java')).toBe('none')
    expect(levelOf('Airflow? Even better.', 'airflow')).toBe('wish')
    expect(levelOf('Ruby? That post is not part of this search.', 'ruby')).toBe('none')
    expect(levelOf('Basic Docker (running containers yes, writing images is not expected)', 'docker')).toBe('must')
  })
})

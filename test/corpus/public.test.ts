import { must } from '#core/must.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import catalogue from '#data/skills.json' with { type: 'json' }
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { FIELDS, evaluateFolder } from './evaluate.ts'
import saved from './scores.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../resumes')

it('reads the public resumes with 97 of 100 points overall and 95 in each field', async () => {
  const { scores, count } = await evaluateFolder(folder)
  expect(count).toBe(43)
  expect(scores.macro).toBeGreaterThanOrEqual(97)
  for (const field of FIELDS) expect(scores[field], field).toBeGreaterThanOrEqual(95)
  // nor by more than rounding below what was last committed
  for (const field of FIELDS) expect(scores[field], field).toBeGreaterThanOrEqual(saved.public[field] - 0.5)
}, 60_000)

it('reads the documents with the habits of others with 95 of 100 points, none with less than 70', async () => {
  const { scores, count, byDocument } = await evaluateFolder(join(import.meta.dirname, '../resumes-outside'))
  expect(count).toBe(74)
  expect(scores.macro).toBeGreaterThanOrEqual(95)
  expect([...byDocument].filter(([, own]) => own.macro < 70).map(([name]) => name)).toEqual([])
}, 60_000)

it('shows for each skill, job and school where in the document it stands', async () => {
  const pdfium = await loadPdfium()
  for (const name of readdirSync(join(folder, 'documents')).slice(0, 12)) {
    const resume = await readDocument(readFileSync(join(folder, 'documents', name)), catalogue.skills, () =>
      Promise.resolve(pdfium),
    )
    const paths = [...resume.skills.keys()]
      .map((at) => `skills.${at}`)
      .concat(
        [...resume.experience.keys()].map((at) => `experience.${at}`),
        [...resume.education.keys()].map((at) => `education.${at}`),
        ['basics.name', 'basics.email'],
      )
    for (const path of paths) expect(resume.evidence[path]?.sources.length, `${name} ${path}`).toBeGreaterThan(0)
    resume.skills.forEach((skill, at) => {
      const words = must(resume.evidence[`skills.${at}`])
        .sources.map((source) => source.words)
        .join(' ')
      expect(words.toLowerCase(), `${name} ${skill}`).toContain(skill.toLowerCase().split(' ')[0])
    })
  }
}, 60_000)

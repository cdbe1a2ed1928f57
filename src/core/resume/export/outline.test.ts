import { expect, it } from 'vitest'
import { NO_FACTS } from '../no-facts.ts'
import { toJsonResume } from '../json-resume.ts'
import { documentRelations } from './docx-parts.ts'
import { outlineOf } from './outline.ts'

it.each([
  ['https://ada.example/work', 'https://ada.example/work'],
  ['https://ada.example/a%20b?c=d#e', 'https://ada.example/a%20b?c=d#e'],
  ['ada.example', 'https://ada.example'],
  ['пример.example/я', 'https://xn--e1afmkfd.example/%D1%8F'],
  ['mailto:ada@waymark.example', 'mailto:ada@waymark.example'],
  ['javascript:alert(1)', undefined],
  ['file://host/share', undefined],
  ['data:text/html,<script>', undefined],
  ['vbscript:x', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['https:ada.example', undefined],
  ['https://ada.example\\@evil.example', undefined],
  ['https://bank.example@evil.example/', undefined],
  ['https://ada:pass@ada.example', undefined],
  ['ada@waymark.example', undefined],
  ['mailto:nobody', undefined],
  ['https://', undefined],
  ['LinkedIn', undefined],
  ['ask me for it', undefined],
])('%s leads to %s in a printed file', (url, link) => {
  const blocks = outlineOf({ ...NO_FACTS, basics: { ...NO_FACTS.basics, name: 'Ada', links: [{ label: '', url }] } })
  expect(blocks.find((block) => block.kind === 'text' && block.text === url)).toEqual({
    kind: 'text',
    text: url,
    ...(link ? { link } : {}),
  })
})

it.each([
  'java\tscript:alert(1)',
  'https://ada.example/\tx',
  'https://ada.example/\n# Promoted',
  '\u0001https://a.example',
])('keeps %j on one line, as words that lead nowhere', (url) => {
  const basics = { ...NO_FACTS.basics, links: [{ label: 'Page', url }] }
  const project = { name: 'P', description: null, url, startDate: null, endDate: null, highlights: [] }
  const facts = { ...NO_FACTS, basics, projects: [project] }
  const words = url.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const blocks = outlineOf(facts).filter(({ text }) => text === words)
  expect(blocks).toEqual([
    { kind: 'text', text: words },
    { kind: 'text', text: words },
  ])
  expect(toJsonResume(facts)).toMatchObject({
    basics: { profiles: [{ network: 'Page', username: words }] },
    projects: [{ name: 'P', description: words }],
  })
  expect(JSON.stringify(toJsonResume(facts))).not.toContain('"url"')
  expect(
    documentRelations(blocks.flatMap((block) => (block.kind === 'text' && block.link ? [block.link] : []))),
  ).not.toContain('External')
})

import { expect, it } from 'vitest'
import { NO_FACTS } from '../no-facts.ts'
import { outlineOf } from './outline.ts'

it.each([
  ['https://ada.example/work', 'https://ada.example/work'],
  ['ada.example', 'https://ada.example'],
  ['mailto:ada@waymark.example', 'mailto:ada@waymark.example'],
  ['javascript:alert(1)', undefined],
  ['file://host/share', undefined],
  ['data:text/html,<script>', undefined],
  ['vbscript:x', undefined],
])('%s leads to %s in a printed file', (url, link) => {
  const blocks = outlineOf({ ...NO_FACTS, basics: { ...NO_FACTS.basics, name: 'Ada', links: [{ label: '', url }] } })
  expect(blocks.find((block) => block.kind === 'text' && block.text === url)).toEqual({
    kind: 'text',
    text: url,
    ...(link ? { link } : {}),
  })
})

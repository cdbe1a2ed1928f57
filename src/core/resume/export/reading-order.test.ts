import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { inventPerson } from '#test/corpus/people.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { FIRST_LOOK, PAPERS, TEMPLATES } from './look.ts'
import { isAside, outlineOf } from './outline.ts'
import { printPdf } from './pdf.ts'

const fonts = loadPrintFonts()
const PEOPLE = [0, 3, 5, 12, 17, 23]
const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0

const peopleIn = (template: (typeof TEMPLATES)[number]) =>
  PEOPLE.flatMap((index) =>
    PAPERS.map((paper) => {
      const facts = factsOfInvented(inventPerson(index))
      // some on two pages
      const experience = index % 2 ? [...facts.experience, ...facts.experience, ...facts.experience] : facts.experience
      const blocks = outlineOf({ ...facts, experience })
      const look = { ...FIRST_LOOK, template, paper }
      return { blocks, bytes: printPdf(blocks, { title: 'Resume', language: 'en', look }, fonts) }
    }),
  )

/** The parts as they are to be read: those of the narrow column last where there is one. */
function headingsOf(blocks: ReturnType<typeof outlineOf>, template: string): string[] {
  const all = blocks.filter(({ kind }) => kind === 'heading')
  const beside = template === 'side' ? all.filter(isAside) : []
  return [...all.filter((one) => !beside.includes(one)), ...beside].map(({ text }) => text)
}

describe.each(TEMPLATES)('the template %s', (template) => {
  it.runIf(hasPdftotext)('is read by pdftotext part by part, the wide column before the narrow one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'order-'))
    let mixed = 0
    for (const { blocks, bytes } of peopleIn(template)) {
      const file = join(folder, 'one.pdf')
      writeFileSync(file, bytes)
      const wanted = headingsOf(blocks, template)
      // page by page: what stands beside the first page is read before the second one
      const pages = spawnSync('pdftotext', [file, '-']).stdout.toString().split('\f')
      const found = pages.map((text) =>
        text
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => wanted.includes(line)),
      )
      expect(found.flat().toSorted()).toEqual(wanted.toSorted())
      // the wide column whole, then the narrow one (whose own parts pdftotext may swap)
      const beside = template === 'side' ? blocks.filter(isAside).map(({ text }) => text) : []
      const isWhole = found.every((list) => {
        const main = wanted.filter((heading) => list.includes(heading) && !beside.includes(heading))
        return main.every((heading, at) => list[at] === heading)
      })
      if (!isWhole) mixed += 1
    }
    rmSync(folder, { recursive: true })
    // it goes by places on the page, not by the file's order: one of the twelve of Side still mixes the two columns
    expect(mixed).toBeLessThanOrEqual(template === 'side' ? 1 : 0)
  })

  it('has its words in one order in the file, and tags for all of them', () => {
    for (const { blocks, bytes } of peopleIn(template)) {
      const file = Buffer.from(bytes).toString('latin1')
      expect(file).toContain('/MarkInfo << /Marked true >>')
      expect(file).toMatch(/\/Lang \(en\)/)
      expect(file).toContain('/DisplayDocTitle true')
      const roles = [...file.matchAll(/\/Type \/StructElem \/S \/(\w+)/g)].map(([, role]) => role ?? '')
      const count = (role: string) => roles.filter((one) => one === role).length
      const of = (kind: string) => blocks.filter((block) => block.kind === kind).length
      expect([count('H1'), count('H2'), count('H3'), count('LI')]).toEqual([
        of('name'),
        of('heading'),
        of('entry'),
        of('item'),
      ])
      const pages = [...file.matchAll(/\/Type \/Page \/Parent.*/g)].map(([page]) => page)
      for (const page of pages) {
        expect(page).toMatch(/\/StructParents \d+ \/Tabs \/S/)
        const content = contentOf(bytes, Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]))
        const marks = [...content.matchAll(/<<\/MCID (\d+)>> BDC/g)].map(([, id]) => Number(id))
        expect(marks).toEqual(marks.map((_, at) => at))
        // nothing is drawn outside a mark: words in one of the structure, lines as decoration
        expect(content.replaceAll(/\/\w+ (?:<<\/MCID \d+>> BDC|BMC)\n[\s\S]*?EMC\n/g, '').trim()).toBe('')
      }
      for (const [link] of file.matchAll(/\/Subtype \/Link.*/g)) expect(link).toMatch(/\/StructParent \d+ \/Contents /)
      for (const [font] of file.matchAll(/\/Subtype \/Type0.*/g)) expect(font).toContain('/ToUnicode')
    }
  })

  it('is read by our own reader without loss', async () => {
    const pdfium = await loadPdfium()
    for (const { blocks, bytes } of peopleIn(template).slice(0, 4)) {
      const read = await readDocument(bytes, [], async () => pdfium)
      expect(read.experience.map(({ title }) => title)).toEqual(
        read.experience.map((_, at) => blocks.filter(({ kind }) => kind === 'entry')[at]?.text),
      )
      expect(read.experience.length).toBeGreaterThan(0)
    }
  })
})

function contentOf(bytes: Uint8Array, id: number): string {
  const file = Buffer.from(bytes)
  const object = file.indexOf(`\n${id} 0 obj\n`)
  const start = file.indexOf('stream\n', object) + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(file.subarray(object, start).toString('latin1'))?.[1])
  return Buffer.from(unzlibSync(bytes.subarray(start, start + length))).toString('latin1')
}

import { unzlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { blocksOf } from '#core/documents/print.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import { writeLetter } from '#core/documents/letter.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { inventPerson } from '#test/corpus/people.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { FIRST_LOOK, PAPERS, TEMPLATES } from './look.ts'
import { outlineOf, type Block } from './outline.ts'
import { printPdf } from './pdf.ts'

const fonts = loadPrintFonts()

/** The objects of a file by number, as text, and its streams unpacked. */
function open(bytes: Uint8Array) {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [Number(id), body ?? '']),
  )
  const of = (id: number) => objects.get(id) ?? ''
  const refs = (body: string, key: string) => {
    const [, list, one] = new RegExp(`/${key} (?:\\[([^\\]]*)\\]|(\\d+) 0 R)`).exec(body) ?? []
    return [...(list ?? `${one} 0 R`).matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
  }
  const [root = 0] = refs(/trailer\n(.*)/.exec(text)?.[1] ?? '', 'Root')
  const unpacked = (id: number) => {
    const start = file.indexOf('stream\n', file.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(of(id))?.[1])
    return Buffer.from(unzlibSync(bytes.subarray(start, start + length))).toString('latin1')
  }
  return { objects, of, refs, root: of(root), unpacked }
}

type Opened = ReturnType<typeof open>

/** Every element of the tree in reading order, each led to by the parent that it names. */
function elementsOf(file: Opened) {
  const [tree = 0] = file.refs(file.root, 'StructTreeRoot')
  const found: { id: number; role: string; parent: string; body: string }[] = []
  const walk = (id: number, parent: number, parentRole: string) => {
    const body = file.of(id)
    expect(file.refs(body, 'P')).toEqual([parent])
    const role = /\/S \/(\w+)/.exec(body)?.[1] ?? ''
    found.push({ id, role, parent: parentRole, body })
    const kids = /\/K \[(.*)\]/.exec(body)?.[1]?.replaceAll(/<<.*?>>/g, '') ?? ''
    for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) walk(Number(kid), id, role)
  }
  for (const id of file.refs(file.of(tree), 'K')) walk(id, tree, 'StructTreeRoot')
  return { tree, found }
}

const PARENTS: Readonly<Record<string, readonly string[]>> = {
  Document: ['StructTreeRoot'],
  H1: ['Document'],
  H2: ['Document'],
  H3: ['Document'],
  P: ['Document'],
  L: ['Document'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  Link: ['P'],
}

/** What the Matterhorn Protocol of PDF/UA-1 lets a program check of files without pictures, forms, tables and notes. */
function expectUniversal(bytes: Uint8Array, language: string, title: string) {
  const file = open(bytes)
  // 06, 07, 11: who it is and in which language
  const [metadata = 0] = file.refs(file.root, 'Metadata')
  expect(file.of(metadata)).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(Buffer.from(file.of(metadata), 'latin1').toString()).toContain(
    `<rdf:li xml:lang="x-default">${title}</rdf:li>`,
  )
  expect(file.root).toContain('/MarkInfo << /Marked true >>')
  expect(file.root).toContain('/DisplayDocTitle true')
  expect(file.root).toContain(`/Lang (${language})`)
  // 09, 14: elements where they may stand, headings without a gap
  const { tree, found } = elementsOf(file)
  for (const { role, parent } of found) expect(PARENTS[role] ?? [`no ${role}`]).toContain(parent)
  const levels = found.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []))
  expect(levels[0]).toBe(1)
  levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1))
  // 01: each mark of a page belongs to one element, which the page's entry in the tree of parents names
  const nums = new Map(
    [
      ...(/\/Nums \[(.*)\] >>/.exec(file.of(file.refs(file.of(tree), 'ParentTree')[0] ?? 0))?.[1] ?? '').matchAll(
        /(\d+) (?:\[([^\]]*)\]|(\d+) 0 R)/g,
      ),
    ].map(([, key, list, one]) => [
      Number(key),
      [...(list ?? `${one} 0 R`).matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id)),
    ]),
  )
  const pages = [...file.objects].filter(([, body]) => body.includes('/Type /Page '))
  for (const [pageId, page] of pages) {
    const content = file.unpacked(file.refs(page, 'Contents')[0] ?? 0)
    const marks = [...content.matchAll(/\/MCID (\d+)/g)].map(([, mark]) => Number(mark))
    const owners = nums.get(Number(/\/StructParents (\d+)/.exec(page)?.[1])) ?? []
    expect(owners).toHaveLength(marks.length)
    for (const mark of marks) {
      const holders = found.filter(({ body }) => body.includes(`/Pg ${pageId} 0 R /MCID ${mark} >>`))
      expect(holders.map(({ id }) => id)).toEqual([owners[mark]])
    }
    expect(page).toContain('/Tabs /S')
    // 28: a link says where it leads, and is held by an element for links
    for (const annotation of page.includes('/Annots') ? file.refs(page, 'Annots') : []) {
      const body = file.of(annotation)
      expect(body).toContain('/Contents ')
      const [owner] = nums.get(Number(/\/StructParent (\d+)/.exec(body)?.[1])) ?? []
      const element = found.find(({ id }) => id === owner)
      expect([element?.role, element?.body.includes(`/Obj ${annotation} 0 R`)]).toEqual(['Link', true])
    }
  }
  // 10, 31: embedded fonts that say which letter is which
  const embedded = [...file.objects.values()].filter((body) => body.includes('/Subtype /Type0'))
  expect(embedded.length).toBeGreaterThan(0)
  for (const font of embedded) {
    const descendant = file.of(file.refs(font, 'DescendantFonts')[0] ?? 0)
    expect(descendant).toContain('/CIDToGIDMap /Identity')
    expect(file.of(file.refs(descendant, 'FontDescriptor')[0] ?? 0)).toContain('/FontFile2 ')
    expect(file.unpacked(file.refs(font, 'ToUnicode')[0] ?? 0)).not.toMatch(/<(?:0000|FEFF|FFFE)>\n/)
  }
}

const print = (blocks: Block[], language = 'en', look = FIRST_LOOK) =>
  expectUniversal(printPdf(blocks, { title: 'Ada & Co', language, look }, fonts), language, 'Ada &amp; Co')

describe('a printed document can be used by everybody, as far as a program can check PDF/UA-1', () => {
  it.each(TEMPLATES)('resumes in %s, on one page and on more', (template) => {
    for (const index of [0, 3, 5, 12]) {
      const facts = factsOfInvented(inventPerson(index))
      const experience = index % 2 ? [...facts.experience, ...facts.experience, ...facts.experience] : facts.experience
      for (const paper of PAPERS) print(outlineOf({ ...facts, experience }), 'en', { ...FIRST_LOOK, template, paper })
    }
  })

  it('a resume without a name begins with the first level of headings all the same', () => {
    const facts = factsOfInvented(inventPerson(3))
    print(outlineOf({ ...facts, basics: { ...facts.basics, name: null } }))
  })

  it.each(['en', 'tr', 'de'] as const)('a letter in %s', (language) => {
    let made = 0
    const profile = profileFromFacts(
      factsOfInvented(inventPerson(5)),
      { kind: 'resume', name: '' },
      (prefix) => `${prefix}_${++made}`,
    )
    const bulletIds = profile.entries.flatMap(({ bullets }) => bullets.map(({ id }) => id)).slice(0, 2)
    const letter = writeLetter(profile, {
      language,
      company: 'Juniper',
      role: 'Clerk',
      quote: '',
      bulletIds,
      practical: '',
    })
    print(blocksOf(profile, letter, language, '2026-11-22'), language)
  })
})

import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { printFontsFor } from '#server/workers/script-fonts.ts'
import { isRightToLeft, runsOf } from '#core/text/direction.ts'
import { breakLines } from './break-lines.ts'
import { toDocx } from './docx.ts'
import { toPdf, unprintable } from './pdf.ts'
import { setText, widthOf } from './set-text.ts'
import { PEOPLE_OF_SCRIPTS } from '#test/corpus/people-of-scripts.ts'
import { openPdf } from '#test/support/open-pdf.ts'

const signsOf = async (text: string, startsAtRight = false) => {
  const { regular } = await printFontsFor(text)
  return setText(text, regular, startsAtRight).flatMap(({ signs }) => signs)
}

describe('letters of other scripts', () => {
  it.each(PEOPLE_OF_SCRIPTS)('all have a glyph in $script, in the same bytes each time', async ({ facts }) => {
    const fonts = await printFontsFor(JSON.stringify(facts))
    expect(unprintable(facts, fonts)).toEqual([])
    expect(Buffer.from(toPdf(facts, fonts)).equals(Buffer.from(toPdf(facts, fonts)))).toBe(true)
  })

  it('are cut for thousands of different ones without the whole of each file', async () => {
    const letters = Array.from({ length: 3_000 }, (_, at) => String.fromCodePoint(0x4e00 + 7 * at)).join('')
    const { regular } = await printFontsFor(letters)
    const glyphs = regular.slice((await printFontsFor('')).regular.length).map(({ glyphCount }) => glyphCount)
    expect(glyphs.length).toBeGreaterThan(50)
    expect(glyphs.reduce((sum, count) => sum + count, 0)).toBeLessThan(2 * letters.length)
  })

  it('are named where no font has them', async () => {
    const facts = { ...must(PEOPLE_OF_SCRIPTS[0]).facts }
    const named = { ...facts, basics: { ...facts.basics, name: 'ᚠ 王😀' } }
    expect(unprintable(named, await printFontsFor(JSON.stringify(named)))).toEqual(['ᚠ', '😀'])
  })

  it('join in Arabic: a letter has another shape inside a word', async () => {
    const [alone] = await signsOf('ه')
    const inside = (await signsOf('مهم', true)).find(({ text }) => text === 'ه')
    expect(inside?.parts[0]?.glyph).not.toBe(alone?.parts[0]?.glyph)
  })

  it('keep the joiner that parts a Persian word, and draw nothing for it', async () => {
    const text = 'می‌کند'
    const signs = (await signsOf(text, true)).toReversed()
    expect(signs.map((sign) => sign.text).join('')).toBe(text)
    expect(signs.find((sign) => sign.text === '\u200C')?.width).toBe(0)
    const joined = (await signsOf('میکند', true)).toReversed()
    expect(joined[1]?.parts[0]?.glyph).not.toBe(signs[1]?.parts[0]?.glyph)
  })

  it('stand in another order in Devanagari than they are read, and are copied as they are read', async () => {
    const signs = await signsOf('कि')
    expect(signs.map(({ text }) => text)).toEqual(['कि'])
    expect(signs[0]?.parts).toHaveLength(2)
  })

  it('keep the marks of Thai above their letter', async () => {
    const signs = await signsOf('ที่')
    expect(signs.map(({ text }) => text)).toEqual([...'ที่'])
    expect(signs.map(({ width }) => width)).toEqual([(await signsOf('ท'))[0]?.width, 0, 0])
  })

  it('take the forms of their own country', async () => {
    const familyOf = async (text: string) => (await printFontsFor(text)).regular.at(-1)
    const [simplified, traditional, japanese] = [await familyOf('直门'), await familyOf('直門'), await familyOf('直の')]
    expect(new Set([simplified, traditional, japanese]).size).toBe(3)
  })
})

describe('lines from right to left', () => {
  it.each([
    ['Latin alone', 'Cut 3 %', false, ['Cut 3 %']],
    ['a name in brackets', 'Al (محمد) x', false, ['Al (', 'محمد', ') x']],
    ['a number and a word', 'من 420 إلى React.', true, ['.', 'React', ' إلى ', '420', 'من ']],
    ['a blank at the end', 'كتب Java ', true, [' ', 'Java', 'كتب ']],
  ])('%s', (_title, line, startsAtRight, expected) => {
    expect(runsOf(line, startsAtRight).map(({ text }) => text)).toEqual(expected)
  })

  it('are those of a document that is mostly written so', () => {
    expect(isRightToLeft('The resume of محمد الأمين')).toBe(false)
    expect(isRightToLeft('مهندس برمجيات (React)')).toBe(true)
  })
})

describe('lines without blanks', () => {
  it.each([
    '使用数据库、缓存和消息队列，为内部平台编写自动化测试。',
    'ดูแลเครื่องแม่ข่ายกว่าหนึ่งร้อยเครื่องและเขียนคู่มือให้เพื่อนร่วมงาน',
  ])('break between words and never before a closing sign: %s', async (text) => {
    const { regular } = await printFontsFor(text)
    for (let width = 60; width <= 200; width += 7) {
      const lines = breakLines(text, 10, regular, width)
      expect(lines.join('')).toBe(text)
      expect(lines.length).toBeGreaterThan(1)
      for (const line of lines) expect(line).not.toMatch(/^[、。，\p{M}]/u)
      for (const line of lines) expect(widthOf(line, 10, regular)).toBeLessThanOrEqual(width)
    }
  })
})

it.each(['Arabic', 'Persian', 'Devanagari', 'Thai'])(
  'a file in %s says for each code which letters it stands for',
  async (script) => {
    const { facts } = must(PEOPLE_OF_SCRIPTS.find((one) => one.script === script))
    const bytes = toPdf(facts, await printFontsFor(JSON.stringify(facts)))
    const file = openPdf(bytes)
    const fonts = [...file.objects.values()].filter((body) => body.includes('/ToUnicode '))
    const maps = fonts.map((font) => file.unpackedText(file.refs(font, 'ToUnicode')[0]))
    const texts = maps.flatMap((map) => [...map.matchAll(/^<[0-9A-F]{4}> <([0-9A-F]*)>$/gm)].map(([, hex = '']) => hex))
    expect(texts).not.toContain('')
    const letters = new Set(texts.map((hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join(''))
    for (const letter of `${facts.basics.name} ${facts.basics.summary}`.normalize('NFC'))
      expect(letters).toContain(letter)
  },
)

it('a Word file from right to left says so of each paragraph, others of none', () => {
  const paragraphsOf = (script: string) => {
    const { facts } = must(PEOPLE_OF_SCRIPTS.find((one) => one.script === script))
    const xml = strFromU8(must(unzipSync(toDocx(facts))['word/document.xml']))
    return [xml.match(/<w:p>/g)?.length, xml.match(/<w:bidi\/>/g)?.length ?? 0]
  }
  const [all, turned] = paragraphsOf('Arabic')
  expect(turned).toBe(all)
  expect(paragraphsOf('Chinese')[1]).toBe(0)
})

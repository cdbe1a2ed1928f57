import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDocumentReader } from './document-reader.ts'
import { findTesseract } from './recognise-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'recogniser-'))
const scan = readFileSync(join(import.meta.dirname, '../../../../test/resumes/edge/scanned-image-only.pdf'))
const readers: { close(): Promise<void> }[] = []

/** A program in place of tesseract. */
function program(name: string, script: string): string {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
  return join(folder, name)
}

/** What tesseract prints for lines of words on a page of 1000 by 1400 pixels. */
function table(lines: string[][]): string {
  const rows = ['1\t1\t0\t0\t0\t0\t0\t0\t1000\t1400\t-1\t']
  lines.forEach((words, at) => {
    const [top, height] = [100 + at * 40, at === 0 ? 40 : 20]
    rows.push(`4\t1\t1\t1\t${at}\t0\t80\t${top}\t800\t${height}\t-1\t`)
    let left = 80
    words.forEach((word, index) => {
      rows.push(`5\t1\t1\t1\t${at}\t${index}\t${left}\t${top}\t${word.length * height * 0.5}\t${height}\t91\t${word}`)
      left += (word.length + 0.6) * height * 0.5
    })
  })
  return rows.join('\n')
}

function readerWith(recogniser: string, timeMs = 20_000) {
  const reader = createDocumentReader({ processes: 1, recogniser, timeMs })
  readers.push(reader)
  return reader
}

afterAll(async () => {
  for (const reader of readers) await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

const RESUME = [
  'Marisol Quentin-Abara',
  'marisol.qa@example.org +44 20 7946 0958 Leeds, UK',
  'EXPERIENCE',
  'Ward Manager, Aire Hospital, Jan 2020 - Present',
  'EDUCATION',
  'BSc Nursing, University of Airedale, 2012 - 2015',
].map((line) => line.split(' '))

describe('a scan', () => {
  it('is read off its picture, is marked, and leaves nothing sure', async () => {
    writeFileSync(join(folder, 'table'), table(RESUME))
    const resume = await readerWith(program('good', `cat > /dev/null; cat ${join(folder, 'table')}`)).read(scan)
    expect(resume.basics).toMatchObject({ name: 'Marisol Quentin-Abara', email: 'marisol.qa@example.org' })
    expect(resume.experience).toMatchObject([{ title: 'Ward Manager', company: 'Aire Hospital', isCurrent: true }])
    expect(Object.values(resume.evidence).map(({ confidence }) => confidence)).not.toContain('sure')
    expect(resume.warnings.map(({ code }) => code)).toContain('recognised_text')
  })

  it.each([
    ['fails', 'exit 1'],
    ['prints nonsense', 'cat > /dev/null; echo 5 words'],
    ['prints too much', 'cat > /dev/null; yes 5'],
  ])('is refused as one when the program %s', async (name, script) => {
    await expect(readerWith(program(name.replaceAll(' ', '-'), script)).read(scan)).rejects.toMatchObject({
      code: 'no_text',
    })
  })

  it('does not keep anyone waiting for a program that hangs', async () => {
    const reader = readerWith(program('hangs', 'exec sleep 30'), 2_000)
    await expect(reader.read(scan)).rejects.toMatchObject({ code: 'too_slow' })
  })
})

it('finds the program on the path, or none', () => {
  program('tesseract', 'exit 0')
  expect(findTesseract(`/nowhere:${folder}`)).toBe(join(folder, 'tesseract'))
  expect(findTesseract('/nowhere')).toBeNull()
})

// node test/corpus/by-hand/generate.ts --half one|two --out DIR: prints the resumes written by hand in this folder with the tool each
// names on its first line, and writes their truth. XeTeX, pdfTeX, LuaTeX, groff, LibreOffice and Chromium are needed.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const { half = 'one', out = 'by-hand' } = parseArgs({
  options: { half: { type: 'string' }, out: { type: 'string' } },
}).values
const home = join(import.meta.dirname, half)
for (const part of ['documents', 'truth']) mkdirSync(join(out, part), { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--no-sandbox'],
})
for (const name of readdirSync(home)) await make(name)
await browser.close()

async function make(name: string): Promise<void> {
  const [head = '', source = ''] = readFileSync(join(home, name), 'utf8').split(/^=====\n/m)
  const fields = head
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).map((part) => part.trim()))
  const tool = fields[0]?.[1] ?? ''
  const id = parse(name).name
  const file = `${id}.${tool === 'docx' ? 'docx' : 'pdf'}`
  writeFileSync(join(out, 'truth', `${id}.json`), JSON.stringify({ ...truthOf(fields), doc: id, file }, null, 1))
  if (tool === 'chromium') {
    const page = await browser.newPage()
    await page.setContent(source)
    await page.pdf({ path: join(out, 'documents', file), preferCSSPageSize: true, printBackground: true })
    return page.close()
  }
  const folder = mkdtempSync(join(tmpdir(), 'by-hand-'))
  writeFileSync(join(folder, name), name.endsWith('.rtf') ? plainRtf(source) : source)
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder, encoding: 'buffer' })
  if (tool === 'groff') writeFileSync(join(folder, file), run('groff', '-Tpdf', '-ms', '-k', name).stdout)
  else if (tool.endsWith('latex')) for (const _ of [1, 2]) run(tool, '-interaction=nonstopmode', name)
  else {
    const filter = name.endsWith('.html') ? ['--infilter=HTML (StarWriter)'] : []
    run('soffice', '--headless', ...filter, '--convert-to', tool === 'docx' ? 'docx' : 'pdf', name)
  }
  copyFileSync(join(folder, file), join(out, 'documents', file))
  rmSync(folder, { recursive: true })
}

function plainRtf(source: string): string {
  return source.replaceAll(/[^\n\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0)} `)
}

function truthOf(fields: string[][]) {
  const one = (key: string): string => fields.find((field) => field[0] === key)?.[1] ?? ''
  const rows = (key: string) =>
    fields.filter((field) => field[0] === key).map((field) => field[1]?.split('|').map((part) => part.trim()) ?? [])
  const list = (key: string) => (one(key) === '' ? [] : one(key).split(/; ?/))
  return {
    person: one('name'),
    layout: one('tool'),
    text: '',
    split: 'by-hand',
    name: one('name'),
    email: one('email'),
    phone: one('phone'),
    location: one('location'),
    city: one('city') || one('location').split(',')[0],
    skills: list('skills').map((name) => ({ name, forms: [name], where: ['skills'] })),
    optionalSkills: list('optional'),
    experience: rows('job').map(([title, company, startDate, endDate]) => ({ title, company, startDate, endDate })),
    education: rows('edu').map(([institution, degree, area, startDate, endDate]) => ({
      institution,
      degree,
      area,
      startDate: startDate || null,
      endDate,
    })),
  }
}

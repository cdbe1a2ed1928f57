// node test/corpus/strangers/generate.ts --half a|b --templates DIR --typst MODULE --out DIR: sets invented people in templates that no
// rule was written for. DIR/<owner>+<name>/repo are copies of the template repositories; TeX, LibreOffice, Chromium and a folder with
// the npm package @myriaddreamin/typst-ts-node-compiler are needed.
import { must } from '#core/must.ts'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { pack } from '../docx.ts'
import type { Family } from './family.ts'
import { PAGES } from './pages.ts'
import { strangersOf, truthOf, type Stranger } from './people.ts'
import { TEX } from './tex.ts'
import { TYPST } from './typst.ts'
import { WORD } from './word.ts'

const PER_FAMILY = 6
/** The first five of a half write English; each family gets four of them and two others. */
const ENGLISH = 5
const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    templates: { type: 'string' },
    typst: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
  },
})
const out = must(values.out)
for (const part of ['documents', 'truth']) mkdirSync(join(out, part), { recursive: true })
const people = strangersOf(must(values.half))
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
const families = [...TEX, ...PAGES, ...TYPST, ...WORD].filter((family) => family.half === values.half)
for (const [index, family] of families.entries()) {
  if (values.only && !family.name.includes(values.only)) continue
  for (let turn = 0; turn < PER_FAMILY; turn += 1) {
    const at = turn < 4 ? (index + turn) % ENGLISH : ENGLISH + ((index * 2 + turn) % (people.length - ENGLISH))
    const person = must(people[at])
    const file = `${person.id}__${family.name}.${family.engine === 'docx' ? 'docx' : 'pdf'}`
    if (existsSync(join(out, 'documents', file))) continue
    if (!(await make(family, person, join(out, 'documents', file)))) {
      process.stderr.write(`not set: ${file}\n`)
      continue
    }
    const truth = truthOf(person, family.name, file, !family.hidesTowns)
    writeFileSync(join(out, 'truth', `${truth.doc}.json`), JSON.stringify(truth, null, 1))
  }
}
await browser.close()

async function make(family: Family, person: Stranger, file: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'))
  takeFiles(family, folder)
  const source = family.write(person, (path) => readFileSync(join(folder, path), 'utf8'))
  const made = join(folder, 'own.pdf')
  if (family.engine === 'html') {
    await page.setContent(source)
    await page.pdf({ path: made, preferCSSPageSize: true, printBackground: true })
  } else if (family.engine === 'docx') writeFileSync(made, pack(source))
  else if (family.engine === 'docx-pdf') {
    writeFileSync(join(folder, 'own.docx'), pack(source))
    spawnSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'own.docx')])
  } else if (family.engine === 'typst') {
    writeFileSync(join(folder, 'own.typ'), source)
    const { NodeCompiler } = createRequire(join(must(values.typst), 'x.js'))('@myriaddreamin/typst-ts-node-compiler')
    writeFileSync(made, NodeCompiler.create({ workspace: folder }).pdf({ mainFilePath: join(folder, 'own.typ') }))
  } else {
    writeFileSync(join(folder, 'own.tex'), source)
    for (let run = 0; run < 2; run += 1)
      spawnSync(family.engine, ['-interaction=nonstopmode', 'own.tex'], { cwd: folder, timeout: 60_000 })
    if (!existsSync(made))
      process.stderr.write(spawnSync('grep', ['-m3', '-A3', '^!', join(folder, 'own.log')]).stdout.toString())
  }
  const isMade = existsSync(made)
  if (isMade) copyFileSync(made, file)
  rmSync(folder, { recursive: true, force: true })
  return isMade
}

function takeFiles(family: Family, folder: string): void {
  if (!family.repo) return
  const repo = join(must(values.templates), family.repo, 'repo')
  const dir = existsSync(join(repo, '.git')) ? join(repo, '.git') : repo
  const git = (...args: string[]) => spawnSync('git', [`--git-dir=${dir}`, ...args], { maxBuffer: 1 << 26 }).stdout
  for (const name of git('ls-tree', '-r', '--name-only', 'HEAD').toString().split('\n'))
    if (must(family.files).test(name)) {
      const bytes = git('show', `HEAD:${name}`)
      // Packages that not every TeX distribution has, and no word of the page needs.
      const text = bytes
        .toString()
        .replace(/^.*(?:luainputenc|DeclareUnicodeCharacter|\\chead|\{babel\}|@preview\/scienceicons).*$/gm, '')
        .replaceAll('{Times New Roman}', '{Liberation Serif}')
        .replace('#orcid-icon(color: rgb("#AECD54"))', '')
        .replace(/^%% Bibliography$[^]*$/m, '')
      writeFileSync(join(folder, basename(name)), /\.(?:cls|typ|tex)$/.test(name) ? text : bytes)
    }
}

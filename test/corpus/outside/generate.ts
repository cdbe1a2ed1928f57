// node test/corpus/outside/generate.ts --templates DIR --out DIR: sets our people in templates of other makers.
// DIR/<owner>+<name> are bare copies of the template repositories; needs xelatex, lualatex, pdflatex and Chromium.
import { must } from '#core/must.ts'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { FAMILIES, type Family } from './families.ts'
import { PEOPLE, type Person } from './people.ts'

const PER_FAMILY = 5
const STRIDE = 3
const { values } = parseArgs({
  options: { templates: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' } },
})
const out = must(values.out)
for (const part of ['documents', 'truth']) mkdirSync(join(out, part), { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const [index, family] of FAMILIES.entries()) {
  if (values.only && !family.name.includes(values.only)) continue
  for (let turn = 0; turn < PER_FAMILY; turn += 1) {
    const person = must(PEOPLE[(index * PER_FAMILY + turn * STRIDE) % PEOPLE.length])
    const file = join(out, 'documents', `${person.id}__${family.name}.pdf`)
    if (existsSync(file)) continue
    if (family.engine === 'html') {
      await page.setContent(family.write(person))
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
    } else if (!typeset(family, person, file)) {
      process.stderr.write(`not set: ${person.id}__${family.name}\n`)
      continue
    }
    writeFileSync(join(out, 'truth', `${person.id}__${family.name}.json`), JSON.stringify(truthOf(person, family)))
  }
}
await browser.close()

function typeset(family: Family, person: Person, file: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'family-'))
  let source: string | undefined
  if (family.repo) {
    const repo = must(
      ['.git', '']
        .map((end) => join(must(values.templates), must(family.repo), 'repo', end))
        .find((path) => existsSync(join(path, 'HEAD'))),
    )
    const git = (...args: string[]) => spawnSync('git', [`--git-dir=${repo}`, ...args], { maxBuffer: 1 << 26 }).stdout
    for (const name of git('ls-tree', '-r', '--name-only', 'HEAD')
      .toString()
      .split('\n')
      .filter((name) => must(family.files).test(name))) {
      const to = join(folder, name.replace(/^OpenFonts\//, ''))
      mkdirSync(dirname(to), { recursive: true })
      const bytes = git('show', `HEAD:${name}`)
      // Packages that not every TeX distribution has, and no word of the page needs.
      writeFileSync(
        to,
        /\.(?:cls|sty)$/.test(name)
          ? bytes
              .toString()
              .replaceAll('fontawesome6', 'fontawesome5')
              .replaceAll('Source Sans 3', 'Source Sans Pro')
              .replace(/^\\RequirePackage\[super\]\{nth\}/m, '')
          : bytes,
      )
      if (name.endsWith('.tex')) source = bytes.toString()
    }
  }
  writeFileSync(join(folder, 'own.tex'), family.write(person, source))
  for (let run = 0; run < 2; run += 1)
    spawnSync(family.engine, ['-interaction=nonstopmode', 'own.tex'], { cwd: folder, timeout: 60_000 })
  const made = join(folder, 'own.pdf')
  const isMade = existsSync(made)
  if (isMade) copyFileSync(made, file)
  else process.stderr.write(`${spawnSync('grep', ['-m3', '-A3', '^!', join(folder, 'own.log')]).stdout.toString()}\n`)
  rmSync(folder, { recursive: true, force: true })
  return isMade
}

function truthOf(person: Person, family: Family) {
  const doc = `${person.id}__${family.name}`
  return {
    doc,
    person: person.id,
    layout: family.name,
    file: `${doc}.pdf`,
    text: '',
    split: 'outside',
    role: '',
    name: `${person.first} ${person.last}`,
    email: person.email,
    phone: person.phone,
    location: person.city,
    city: person.city.split(',')[0],
    skills: person.skills.flatMap(([, items]) => items).map((name) => ({ name, forms: [name], where: ['skills'] })),
    optionalSkills: [],
    experience: person.jobs.map((job) => ({
      title: job.title,
      company: job.firm,
      startDate: job.from,
      endDate: job.to,
      location: job.city,
    })),
    education: person.schools.map((study) => ({
      institution: study.school,
      degree: study.degree,
      area: study.area,
      startDate: study.from,
      endDate: study.to,
    })),
  }
}

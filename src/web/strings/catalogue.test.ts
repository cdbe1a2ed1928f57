import { must } from '#core/must.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOTS = ['src/web', 'src/site']

/** A page for developers, and the texts themselves. */
const OUTSIDE = ['styleguide', 'strings']

/** Names that are the same in every language, and signs. */
const NAMES = new Set([
  'Waymark',
  'LinkedIn',
  'Instagram',
  'Python',
  'SQL',
  'Git',
  'SQLBolt',
  'Learn Git Branching',
  'Introduction to Git and GitHub',
  'kg',
  'XP',
  'Ctrl K',
  'Authorization Bearer wmk_…',
])

/** Texts that are right in both languages as they stand. */
const SAME_IN_BOTH = [
  'Arena',
  'net',
  'Plan',
  'O*NET',
  'Learn Git Branching',
  'Docker',
  '+7 XP',
  '+7 XP.',
  '{done} {of}',
  'PDF',
  'Word (DOCX)',
  'JSON Resume',
  '1 kB',
  'x7',
  'XP',
  '7 XP',
  '7 XP, 7',
  'Arena · Waymark',
  'Plan · Waymark',
  'Alt ↑',
  '⌘K',
  'Ctrl K',
  'Alt ↓',
]

const SPOKEN = 'aria-label|aria-description|placeholder|title|label|hint|alt|note|valueText|lead'

it('no page has words of its own', () => {
  const found = pageFiles().flatMap((file) =>
    literalsOf(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

it('the scan sees text between tags, in attributes and in expressions, and minds neither code nor classes', () => {
  const source = `
    const a = <p className="mt-2 text-sm">Hello there</p>
    const b = <Field label="First name" id="first" {...rest} />
    const c = <b title={isOn ? 'On now' : words.off}>{words.text}</b>
    const d = <Column<string>(items: number) => items > 2 && other < 3
    const e = <i>© Waymark</i>`
  expect(literalsOf(source)).toEqual(['Hello there', 'First name', 'On now'])
})

it('says in Turkish whatever is not a name, a brand or a sign', async () => {
  const same: string[] = []
  // what English says in the rules themselves has tests of its own
  const inBoth = new Set(readdirSync('src/web/strings/en'))
  for (const file of readdirSync('src/web/strings/tr').filter((name) => inBoth.has(name) && name !== 'language.ts')) {
    const [english, turkish] = await Promise.all(
      ['en', 'tr'].map(async (language) => textsOf((await import(`./${language}/${file}`)) as object)),
    )
    for (const [key, text] of must(turkish))
      if (must(english).get(key) === text && /\p{L}/u.test(text)) same.push(`${file}${key}: ${text}`)
  }
  expect(same.filter((line) => !SAME_IN_BOTH.some((text) => line.endsWith(`: ${text}`)))).toEqual([])
})

function pageFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .filter((name) => !OUTSIDE.includes(must(name.split(path.sep)[0])))
      .map((name) => path.join(root, name)),
  )
}

/** Rough on purpose: words between tags, and in attributes that are read out or seen. */
function literalsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const between = [...code.matchAll(/[\w"'}/]>([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*)(?=<\/?\w|\{)/gu)].map(([, text]) =>
    must(text),
  )
  const attributes = [...code.matchAll(new RegExp(`\\s(?:${SPOKEN})="([^"]*)"`, 'gu'))].map(([, text]) => must(text))
  const expressions = [...code.matchAll(new RegExp(`\\s(?:${SPOKEN})=\\{([^{}]*)\\}`, 'gu'))].flatMap(([, inner]) =>
    [
      ...must(inner)
        .replaceAll(/[=!]== '[^']*'/g, '')
        .matchAll(/['`]([^'`]*)['`]/g),
    ].map(([, text]) => must(text)),
  )
  return [...between, ...attributes, ...expressions]
    .filter((text) => !isCode(text.trim()))
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/&nbsp;|[©·.,:+\d]/g, '')
        .trim(),
    )
    .filter((text) => /\p{L}{2}/u.test(text) && !NAMES.has(text))
}

/** What stands between two types, two entries or the arms of a choice, not between two tags. */
function isCode(text: string): boolean {
  return /^(?:const\b|&)|\bRecord$|^,\s*\w+:\s*$|^return$|^(?:return|:) [\w.]+ \?$|^(?:case '\w+'|default):\s*return(?: \w+ \?)?$/.test(
    text,
  )
}

/** What stands for a number, a text, a day, a list and the code of a language, until a function takes it. */
const SAMPLES: readonly unknown[] = ['7', '2026-01-07T10:00:00Z', ['7'], 'de']

function asked(text: (...values: unknown[]) => string): string {
  for (const first of SAMPLES)
    for (const other of SAMPLES)
      try {
        return text(first, other, other, other, other, other)
      } catch {
        // it wants something else
      }
  throw new Error(`no sample fits ${text.toString()}`)
}

/** Every text of a room by where it stands. */
function textsOf(value: unknown, at = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') found.set(at, value)
  else if (typeof value === 'function') found.set(at, asked(value as (...values: unknown[]) => string))
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) textsOf(inner, `${at}.${key}`, found)
  return found
}

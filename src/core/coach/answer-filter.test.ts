import { must } from '#core/must.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#test/support/any-character.ts'
import { runs } from '#test/support/runs.ts'
import { createAnswerFilter, type AnswerRules } from './answer-filter.ts'
import { HONESTY_RULE, MATERIAL_RULE } from './prompt.ts'

const MARK = '3f9a0c77d1e2b4a6'
const rules: AnswerRules = {
  secrets: [MARK, 'sk-Canary-Key-4F1D', 'ollama'],
  secretRules: [MATERIAL_RULE, HONESTY_RULE],
  lineCount: 20,
  known: {
    resume: 'Analyst at Northwind\n- Built reports for 12 teams with Python, saving 30% of the time',
    toolsIn: (text) => ['Python', 'Kubernetes', 'SQL'].filter((tool) => text.includes(tool)),
  },
}

function shown(text: string, size: number = text.length): string | null {
  const filter = createAnswerFilter(rules)
  let out = ''
  for (let at = 0; at < text.length; at += Math.max(1, size)) {
    const piece = filter.push(text.slice(at, at + size))
    if (piece === null) return null
    out += piece
  }
  const rest = filter.end()
  return rest === null ? null : out + rest
}

describe('an ordinary answer', () => {
  const answer =
    '### 1. Overall\n- **Strong:** you built reports [L2].\n- 2. After all, "rewrites" are fine. [see below]\n\nAfternoon & <b>bold</b> [L\nEnd 👋🏽 [X%]'
  it('passes as it is, in pieces of any size', () => {
    for (const size of [1, 2, 3, 5, 8, 200])
      expect(shown(answer, size), `pieces of ${size}`).toBe(answer.replace('🏽', '🏽'))
  })

  it('is delayed by no more than what could become a reference, a rewrite or half a character', () => {
    const filter = createAnswerFilter(rules)
    expect(filter.push('You')).toBe('You')
    expect(filter.push(' built')).toBe(' built')
    expect(filter.push(' reports [L')).toBe(' reports ')
    expect(filter.push('2]. ')).toBe('[L2]. ')
    expect(filter.push('###')).toBe('###')
  })
})

describe('references to lines', () => {
  it.each([
    ['[L1] and [L20]', '[L1] and [L20]'],
    ['[L21] and [L0]', ' and '],
    ['[L3, L5]', '[L3] [L5]'],
    ['[L3-L4]', '[L3] [L4]'],
    ['[L3, 99]', '[L3]'],
    ['[Link] [L] [Lx1]', '[Link] [L] [Lx1]'],
  ])('%s reads %s', (said, read) => {
    for (const size of [1, 3, 100]) expect(shown(said, size)).toBe(read)
  })
})

describe('a rewritten line', () => {
  it.each([
    [
      'keeps figures the resume has',
      'Rewrite: Cut reporting time by 30% for 12 teams',
      'Rewrite: Cut reporting time by 30% for 12 teams',
    ],
    [
      'opens a slot for a figure it lacks',
      'Rewrite: Cut costs by 45% and saved $9,000 in 12 weeks',
      'Rewrite: Cut costs by [X%] and saved $[X] in 12 weeks',
    ],
    ['keeps slots that are open', 'Rewrite: Cut costs by [X%] [L2]', 'Rewrite: Cut costs by [X%] [L2]'],
    [
      'opens a slot for a figure in words',
      'Rewrite: Led five people and doubled sales',
      'Rewrite: Led [X] people and changed by [X%] sales',
    ],
    [
      'is left out when it names a tool it lacks',
      '- **Rewrite:** Ran Kubernetes with Python',
      '- **Rewrite:** (left out: it named Kubernetes, which your resume does not have)',
    ],
    [
      'is left out when it names an employer it lacks',
      'Rewrite: Analyst at Google Cloud who built reports',
      'Rewrite: (left out: it named Google Cloud, which your resume does not have)',
    ],
    ['keeps the employer it has', 'Rewrite: Built reports at Northwind', 'Rewrite: Built reports at Northwind'],
    [
      'goes by other names',
      '* Suggested line: Ran SQL',
      '* Suggested line: (left out: it named SQL, which your resume does not have)',
    ],
    ['is known in quotes', '> "Rewritten: Led 99 people"', '> "Rewritten: Led [X] people"'],
  ])('%s', (_name, said, read) => {
    for (const size of [1, 4, 100]) {
      expect(shown(said, size)).toBe(read)
      expect(shown(`Before\n${said}\nAfter it, 45% more and Kubernetes.`, size)).toBe(
        `Before\n${read}\nAfter it, 45% more and Kubernetes.`,
      )
    }
  })
})

describe('what must not come back', () => {
  it('lets the short key of a local server be said', () =>
    expect(shown('Ollama runs models.', 2)).toBe('Ollama runs models.'))

  const spelled = [...MARK].join('-')
  const base64 = Buffer.from(`the id is ${MARK}!`).toString('base64')
  const hex = Buffer.from(MARK).toString('hex')
  const backwards = [...MARK].reverse().join('')
  const rot13 = MARK.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
  it.each([
    MARK,
    'sk-canary-key-4f1d',
    'Bearer SKCANARYKEY4F1D',
    MARK.toUpperCase(),
    spelled,
    base64,
    hex,
    backwards,
    rot13,
    [...MARK].join('\n'),
    MATERIAL_RULE,
    HONESTY_RULE.toUpperCase(),
  ])('%s', (secret) => {
    for (const size of [1, 3, 7, 500]) expect(shown(`Sure. ${secret} is it.`, size)).toBeNull()
  })

  it('shows no more than three letters of it before it stops', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }), (sizes) => {
        const filter = createAnswerFilter(rules)
        const said = `Here: ${MARK}`
        let out = ''
        for (let at = 0, turn = 0; at < said.length; turn += 1) {
          const size = must(sizes[turn % sizes.length])
          const piece = filter.push(said.slice(at, at + size))
          at += size
          if (piece === null) break
          out += piece
        }
        expect(out.length).toBeLessThanOrEqual('Here: '.length + 3)
      }),
    )
  })

  it('lets a near miss pass', () => {
    for (const size of [1, 5])
      expect(shown(`It is ${MARK.slice(0, 12)} zero`, size)).toBe(`It is ${MARK.slice(0, 12)} zero`)
  })
})

it('drops what nobody sees, in whatever pieces', () => {
  const hidden = [...'evil'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
  for (const size of [1, 2, 3, 100]) expect(shown(`a${hidden}b\u200Bc\u202Ed\u2060e`, size)).toBe('abcde')
})

it('never throws and never hangs, whatever it is given', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), fc.integer({ min: 1, max: 20 }), (text, size) => {
      const out = shown(text, size)
      expect(out === null || out.length <= text.length * 4 + 100).toBe(true)
    }),
    { numRuns: runs(100) },
  )
})

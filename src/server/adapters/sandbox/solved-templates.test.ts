import { describe, expect, it, test } from 'vitest'
import { isRight, type Item, type ProgramItem } from '#core/arena/item.ts'
import { itemFrom, type Template } from '#core/arena/template.ts'
import { TEMPLATES } from '#core/arena/templates/all-templates.ts'
import { must } from '#core/must.ts'
import { runs } from '#test/support/runs.ts'
import { SOLVERS } from '#test/support/template-solvers.ts'
import { isExpected } from './program-runner.ts'
import { runJavaScript } from './run-javascript.ts'
import { runSql } from './run-sql.ts'

const named = (kinds: readonly string[]) =>
  TEMPLATES.filter(({ kind }) => kinds.includes(kind)).map((one) => [one.id, one] as const)
const variants = (template: Template, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => itemFrom(template, index * 97))

describe('a template', () => {
  it('has its own id', () => expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length))

  test.each(named(['choice', 'term', 'output', 'program']))(
    '%s makes sound and different variants',
    (_id, template) => {
      const made = variants(template, 60)
      for (const item of made) {
        expect(item.kind).toBe(template.kind)
        expect(item.explanation.length).toBeGreaterThan(60)
        if (item.kind === 'choice') expect(new Set(item.options).size).toBe(4)
        if (item.kind === 'term') expect(item.text).toContain('___')
      }
      expect(new Set(made.map((item) => JSON.stringify(item))).size).toBeGreaterThanOrEqual(4)
      expect(itemFrom(template, 5)).toEqual(itemFrom(template, 5))
    },
  )
})

describe('a program passes by its solution and by none of three wrong tries', () => {
  test.each(named(['program']))('%s', { timeout: 60_000 }, async (_id, template) => {
    for (const item of variants(template, runs(3)) as ProgramItem[]) {
      expect(item.wrong).toHaveLength(3)
      const judge = async (reply: string) => {
        const job = { language: item.language, setup: item.setup, given: item.cases.map(({ given }) => given) }
        const came = item.language === 'sql' ? await runSql(job, reply) : await runJavaScript(job, reply)
        const isOrdered = item.language !== 'sql' || /\border by\b/iu.test(item.answer)
        return isExpected(
          came,
          item.cases.map(({ expected }) => expected),
          isOrdered,
        )
      }
      expect([item.answer, await judge(item.answer)]).toEqual([item.answer, true])
      for (const wrong of item.wrong) expect([wrong, await judge(wrong)]).toEqual([wrong, false])
    }
  })
})

describe('a variant that is to be worked out is solved by other code', () => {
  test.each(named(['term', 'choice']))('%s', (id, template) => {
    const solve = SOLVERS[id]
    expect(solve, `no solver for ${id}`).toBeDefined()
    for (const item of variants(template, runs(40))) {
      const numbers = (item.text.match(/(?<![\w.])-?\d+(?:\.\d+)?/g) ?? []).map(Number)
      const options = item.kind === 'choice' ? item.options : []
      const solved = must(solve)(item.text.replaceAll(',', ''), numbers, options)
      expect([item.text, solved, isRight(item, solved)]).toEqual([item.text, solved, true])
    }
  })
})

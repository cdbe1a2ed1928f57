import { parseSync } from 'rolldown/experimental'
import { describe, expect, it } from 'vitest'
import { slim } from '../../../scripts/web-build/slim-contract.ts'

const slimmed = (code: string) => slim(code, parseSync('contract.ts', code).program as never)

describe('the contract as a browser gets it', () => {
  it('keeps of an endpoint what the client reads, and that it streams', () => {
    const code = slimmed(
      `export const ask = endpoint({ method: 'POST', path: '/ai', auth: 'person', tag: 'coach', summary: 'Asks', body: askBody, output: z.object({}), events: coachEvents, idempotent: true })`,
    )
    expect(code).toBe(
      `export const ask = /* @__PURE__ */ (() => (endpoint({ method: 'POST', path: '/ai', events: true, idempotent: true })))()`,
    )
  })

  it('keeps a last property that goes, and one written over another endpoint, valid', () => {
    const code = slimmed(
      `const a = endpoint({ method: 'GET', output: z.object({ status: z.string() }), })\nconst b = endpoint({ ...a, path: '/b', summary: 'B' })`,
    )
    expect(parseSync('contract.js', code).errors).toEqual([])
    expect(code).not.toContain('status')
    expect(code).toContain(`endpoint({ ...a, path: '/b' })`)
  })

  it('marks each value made at the top as one without effects, so that an unused schema falls away', () => {
    expect(slimmed(`export const email = z.string().max(9)\nconst parts = { a: z.int() }\nconst KEYS = ['a']`)).toBe(
      `export const email = /* @__PURE__ */ (() => (z.string().max(9)))()\nconst parts = /* @__PURE__ */ (() => ({ a: z.int() }))()\nconst KEYS = ['a']`,
    )
  })

  it('marks a sentence that writes a number too, so that no format is made for a schema that is gone', () => {
    expect(slimmed("const TOO_LONG = `At most ${MOST.toLocaleString('en-US')}.`\nconst TOKEN = new RegExp(PART)")).toBe(
      "const TOO_LONG = /* @__PURE__ */ (() => (`At most ${MOST.toLocaleString('en-US')}.`))()\nconst TOKEN = /* @__PURE__ */ (() => (new RegExp(PART)))()",
    )
    expect(slimmed('const MOST = 50_000\nconst half = (one: number) => one / 2\nconst same = MOST')).not.toContain(
      'PURE',
    )
  })

  it('leaves alone what is inside a function, and properties of other objects', () => {
    const code = `export function f() { const made = z.object({ output: z.string() }); return made }`
    expect(slimmed(code)).toBe(code)
    expect(slimmed(`const other = describe({ output: 1 })`)).toContain('output: 1')
  })
})

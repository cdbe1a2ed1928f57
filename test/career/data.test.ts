import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const DATA = fileURLToPath(new URL('../../data/', import.meta.url))

/** What the validator says about a folder, and whether it lets it pass. */
function validate(folder: string): { passes: boolean; said: string } {
  try {
    const said = execFileSync(process.execPath, [join(DATA, 'validate.mjs'), folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { passes: true, said }
  } catch (error) {
    return { passes: false, said: (error as { stderr: string }).stderr }
  }
}

describe('the data', () => {
  let copy = ''

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'data-'))
    cpSync(DATA, copy, { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true }))

  function change(file: string, from: RegExp, to: string): void {
    const text = readFileSync(join(copy, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(copy, file), text.replace(from, to))
  }

  it('passes its validator', () => {
    expect(validate(DATA)).toMatchObject({ passes: true, said: expect.stringContaining('OK, no errors') })
  })

  it.each([
    [
      'skills.json',
      /("id":"html",[^\n]*?"related":\[[^\]]*\])/,
      '$1,"requires":["css"]',
      'requirements in a circle: html > css > html',
    ],
    [
      'skills.json',
      /("id":"html",[^\n]*?"related":\[[^\]]*\])/,
      '$1,"requires":["no-such"]',
      'skill html: requires unknown no-such',
    ],
    ['courses.json', /"skills":\["sql"\]/, '"skills":["no-such"]', 'unknown skill no-such'],
    ['courses.json', /"free":true/, '"free":false', 'free says false, cost says free'],
    ['roles.json', /"minMonths":12/, '"minMonths":99', 'role software-developer: timeline'],
    [
      'roles.json',
      /"rangeLow":79850,"rangeHigh":133080/,
      '"rangeLow":50000,"rangeHigh":90000',
      'software-developer: qa-tester, on the way to it, pays more',
    ],
  ])('refuses %s when %s becomes %s', (file, from, to, said) => {
    change(file, from, to)
    const verdict = validate(copy)
    expect(verdict.passes).toBe(false)
    expect(verdict.said).toContain(said)
  })
})

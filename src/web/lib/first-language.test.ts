import { expect, it } from 'vitest'
import { LANGUAGES } from '#core/account/languages.ts'
import { shell as english } from '../strings/en/shell.ts'
import { shell as turkish } from '../strings/tr/shell.ts'
import { STARTING } from './first-language.ts'

it('says while it loads what the pages say', () => {
  expect(Object.keys(STARTING)).toEqual([...LANGUAGES])
  expect(STARTING).toEqual({ en: english.loading, tr: turkish.loading })
})

import { expect, it } from 'vitest'
import { languagesIn } from './languages.ts'

it.each([
  ['English (C1) and German (B2)', 'en C1, de B2'],
  ['Fluent in English and German', 'en, de'],
  ['German at B2 level is a plus', 'de B2?'],
  ['You speak French, ideally also Dutch', 'fr, nl?'],
  ['Fluent English and preferably German', 'en, de?'],
  ['Business fluent English; Spanish is nice to have', 'en, es?'],
  ['Sehr gute Deutsch- und gute Englischkenntnisse', 'de, en'],
  ['İngilizce ve tercihen Almanca', 'en, de?'],
  ['Englisch fließend; Dänisch hilft im Lager', 'en, da?'],
  ['eng b2, we write a lot', 'en B2'],
  ['Our German customers like a German tax on everything', ''],
])('%s', (line, asked) => {
  expect(
    languagesIn(line, 0, false)
      .map(({ language, level, demand }) => `${language}${level ? ` ${level}` : ''}${demand === 'nice' ? '?' : ''}`)
      .join(', '),
  ).toBe(asked)
})

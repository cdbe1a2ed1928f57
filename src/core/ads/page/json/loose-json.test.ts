import { expect, it } from 'vitest'
import { looseJson } from './loose-json.ts'
import { processorTime } from '#test/support/processor-time.ts'

it.each([
  '{"a":1}',
  '{"a":1};',
  ' {"a":1} ; ',
  '<!-- {"a":1} -->',
  '/*<![CDATA[*/ {"a":1} /*]]>*/',
  '// <![CDATA[\n{"a":1}\n// ]]>',
  '<![CDATA[{"a":1}]]> ;',
])('reads data in what pages put around it: %s', (text) => expect(looseJson(text)).toEqual({ a: 1 }))

it('reads a text with a long run of blanks at once', () => {
  const spent = processorTime()
  expect(looseJson(`{"a":"${' '.repeat(3_000)}b"}`)).toEqual({ a: `${' '.repeat(3_000)}b` })
  expect(spent()).toBeLessThan(500)
})

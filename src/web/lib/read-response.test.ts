import { expect, it } from 'vitest'
import { problemOf } from './read-response.ts'

const response = { status: 422, header: () => null }

it.each([
  ['a proxy’s page', '<html>Bad gateway</html>', 'Something went wrong'],
  ['no words', '{}', 'Something went wrong'],
  ['an error that is no text', '{"error":{"code":1}}', 'Something went wrong'],
  ['null', 'null', 'Something went wrong'],
  ['`error` alone, as a resume-parsing service may say it', '{"error":"The file is empty"}', 'The file is empty'],
  ['both, `detail` first', '{"detail":"The file is larger than 5 MB","error":"else"}', 'The file is larger than 5 MB'],
])('takes the sentence from %s', (_name, text, detail) => {
  expect(problemOf(response, text)).toMatchObject({ status: 422, detail })
})

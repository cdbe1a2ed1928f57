import * as fc from 'fast-check'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { junk } from './wire-values.ts'

const good = makeDocx(resumeLines())
const NAMES = [
  'resume.docx',
  'resume.pdf',
  '../../etc/passwd',
  'a\r\nb.docx',
  '\u202exslx.docx',
  'resume',
  'r'.repeat(400),
]

/** Uploads: a good file, a cut one or noise, under any name, with answers that fit or not. */
export const formArbitrary: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.oneof(
      fc.constant(good),
      fc.nat(good.length).map((end) => good.slice(0, end)),
      fc.uint8Array({ maxLength: 500 }),
    ),
    fc.constantFrom(...NAMES),
    fc.oneof(fc.constant<unknown>(UPLOAD_ANSWERS), junk),
  )
  .map(([file, name, answers]) => resumeForm(new Uint8Array(file), answers, name))

import { expect, it } from 'vitest'
import { pageOfFile } from './page-of-file.ts'
import { processorMs } from '#test/support/processor-time.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64').replaceAll(/.{76}/g, '$&\r\n')
const HTML = '<html><head><title>Tide Analyst</title></head><body><h1>Tide Analyst – Köln</h1></body></html>'

const mhtml = (encoding: string, content: string, head = '') =>
  `From: <Saved by Blink>\r\n${head}Subject: Tide Analyst\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----b1"\r\n\r\n\r\n------b1\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Location: https://quay.example/jobs/9\r\n\r\n${content}\r\n------b1\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n------b1--\r\n`

it('reads a saved page with the address it was saved from', () => {
  const page = pageOfFile(
    bytes(`<!DOCTYPE html>\n<!-- saved from url=(0029)https://quay.example/jobs/9?x=1 -->\n${HTML}`),
  )
  expect(page?.url).toBe('https://quay.example/jobs/9?x=1')
  expect(page?.text).toContain('Tide Analyst – Köln')
})

it.each([
  [
    'quoted-printable',
    HTML.replaceAll('=', '=3D').replace('–', '=E2=80=93').replace('ö', '=C3=B6').replace('<body>', '<bo=\r\ndy>'),
  ],
  ['base64', base64(HTML)],
])('reads a page saved as one file, in %s', (encoding, content) => {
  const page = pageOfFile(bytes(mhtml(encoding, content)))
  expect(page?.url).toBe('https://quay.example/jobs/9')
  expect(page?.text.trim()).toBe(HTML)
})

it('takes the address of the whole file before that of its part', () => {
  const head = 'Snapshot-Content-Location: https://quay.example/whole\r\n'
  expect(pageOfFile(bytes(mhtml('base64', base64(HTML), head)))?.url).toBe('https://quay.example/whole')
})

it('leaves out what only makes a long page look as it does', () => {
  const style = `<style>${'a{color:red}'.repeat(40_000)}</style>`
  const picture = `<img src="data:image/png;base64,${'A'.repeat(100_000)}">`
  const text = pageOfFile(bytes(`<html>${style}${picture}<h1>Tide Analyst</h1><style>never ends`))?.text
  expect(text).toContain('<h1>Tide Analyst</h1>')
  expect(text?.length).toBeLessThan(200)
})

it.each(['From: Quay Works\n\nWe look for a Tide Analyst.', 'Subject: Tide Analyst\nPay: 50 000'])(
  'an ad kept as text that begins like a letter is read: %j',
  (ad) => expect(pageOfFile(bytes(ad))).toEqual({ url: '', text: ad }),
)

const program = (length: number, what = 'let a=1;') => `<script>${what.repeat(length / what.length)}</script>`
const linked = '<script type="application/ld+json">{"@type":"JobPosting","title":"Tide Analyst"}</script>'
const state = `<script>window.__STATE__={"job":{"title":"Tide Analyst","text":"${'Read the tides. '.repeat(20)}"}}</script>`

it.each([
  ['programs', program(500_000)],
  ['programs in large letters', program(500_000).replaceAll('script', 'SCRIPT')],
  ['programs that speak of positions', program(500_000, '{position:1};')],
  ['a style with a letter that grows when made small', `<style>/*İ*/${'a{color:red}'.repeat(40_000)}</style>`],
  ['a picture with such a letter', `<svg><title>İ</title>${'<path d="M0 0"/>'.repeat(40_000)}</svg>`],
])('an ad behind half a million letters of %s is kept with its data', (_what, before) => {
  const text = pageOfFile(bytes(`<html>${before}${linked}<h1>Tide Analyst</h1></html>`))?.text
  expect(text).toBe(`<html>${linked}<h1>Tide Analyst</h1></html>`)
})

it('state that the reader uses stays, as far as there is room', () => {
  expect(pageOfFile(bytes(`${program(500_000)}${state}<h1>Ad</h1>`))?.text).toBe(`${state}<h1>Ad</h1>`)
  const huge = `<script type="application/json">"${'a'.repeat(500_000)}"</script>`
  expect(pageOfFile(bytes(`${huge}${linked}<h1>Ad</h1>`))?.text).toBe(`${linked}<h1>Ad</h1>`)
})

it('decodes what is quoted well or badly', () => {
  const page = pageOfFile(bytes(mhtml('quoted-printable', 'a=3db =E2=82=AC =zz =4 100=\r\n%')))
  expect(page?.text.trim()).toBe('a=b € =zz =4 100%')
})

it.each([
  ['quoted', mhtml('quoted-printable', '=3D=C3=A4'.repeat((19 * 1024 * 1024) / 9))],
  ['openings without an end', '<script <style <svg <!-- '.repeat((19 * 1024 * 1024) / 25)],
  ['programs', program(100).repeat((19 * 1024 * 1024) / 117)],
])('the largest file is read in a moment: %s', (_what, text) => {
  const file = bytes(text)
  // a limit against work that grows by its square, not a measure of speed
  expect(processorMs(() => pageOfFile(file))).toBeLessThan(10_000)
})

it.each([
  ['a PDF', bytes('%PDF-1.7\n1 0 obj')],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ['nothing', bytes('  \n ')],
  [
    'one file without a page',
    bytes('MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/css\n\na{}'),
  ],
])('%s is no page', (_what, file) => {
  expect(pageOfFile(file)).toBeNull()
})

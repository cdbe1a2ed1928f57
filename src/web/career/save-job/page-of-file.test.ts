import { expect, it } from 'vitest'
import { pageOfFile } from './page-of-file.ts'

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

it.each([
  ['a PDF', bytes('%PDF-1.7\n1 0 obj')],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ['nothing', bytes('  \n ')],
  [
    'one file without a page',
    bytes('MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/css\n\na{}'),
  ],
  ['one file without parts', bytes('From: <Saved by Blink>\n\nhello')],
])('%s is no page', (_what, file) => {
  expect(pageOfFile(file)).toBeNull()
})

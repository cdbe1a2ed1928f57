import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
// @ts-expect-error -- jsdom brings no types, and one use needs none
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { adFlags } from '../../strings/en/ad-flags.ts'

it('the extension warns of whatever the app warns of, in its words', async () => {
  const popup = await readFile(path.resolve('extension/popup.js'), 'utf8')
  const missing = Object.values(adFlags).filter((words) => !popup.includes(words))
  expect(missing).toEqual([])
})

/** What the button reads of a page, as it does in the page itself. */
async function readBy(html: string, prepare = ''): Promise<string> {
  const popup = await readFile(path.resolve('extension/popup.js'), 'utf8')
  const from = popup.indexOf('(most) =>')
  const reads = popup.slice(from, popup.indexOf('\n      },\n', from) + 8)
  const { window } = new JSDOM(html, { url: 'https://jobs.example/1' })
  const { document, Element, Node, ShadowRoot, location } = window
  const page = createContext({ document, Element, Node, ShadowRoot, location })
  return (runInContext(`${prepare}\n;(${reads})(380000)`, page) as { text: string }).text
}

it('the extension reads what stands in components, as deep as they go', async () => {
  const text = await readBy(
    '<body><job-card><p>Beside it</p></job-card></body>',
    `const outer = document.querySelector('job-card').attachShadow({ mode: 'open' })
     outer.innerHTML = '<h1>Backend Engineer</h1><job-text></job-text>'
     outer.querySelector('job-text').attachShadow({ mode: 'open' }).innerHTML =
       '<p>Send 300 EUR for your badge to our office before the start.</p>'`,
  )
  const shadow = '<template shadowrootmode="open">'
  expect(text).toContain(
    `<job-card>${shadow}<h1>Backend Engineer</h1><job-text>${shadow}<p>Send 300 EUR for your badge to our office before the start.</p></template></job-text></template><p>Beside it</p></job-card>`,
  )
})

it('the extension sends nothing that was typed, and nothing that proves a session', async () => {
  const text =
    await readBy(`<head><meta name="csrf-token" content="sec-1-meta"><meta name="description" content="A job"></head>
    <body data-auth-token="sec-2-body"><form><input name="getAttribute"><input type="password" value="sec-3-pass">
    <input type="hidden" name="id" value="sec-4-hidden"><input value="sec-5-typed"><textarea>sec-6-area</textarea>
    <input type="submit" value="Apply now"></form><script>window.state = { csrfToken: "sec-7-script", title: "Tester" }</script>
    <script type="application/json">{"a":"{\\"accessToken\\":\\"sec-8-nested\\"}","title":"Tester"}</script></body>`)
  expect(text.match(/sec-\d-\w+/g)).toBeNull()
  for (const kept of ['A job', 'Apply now', 'title: "Tester"', '"title":"Tester"']) expect(text).toContain(kept)
})

import path from 'node:path'
import { readFileSync } from 'node:fs'
import Beasties from 'beasties'

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/
/**
 * What a page's HTML does not tell: attributes that its first script sets, and selectors that begin with a pseudo-class
 * (`:where(.divide-y>…)`), of which Beasties can make nothing.
 */
const ALWAYS = [/data-(js|theme|session)/, /^:/]

/**
 * Writes the rules that a page's own HTML uses into its head, so that it is painted without waiting for the sheet, which
 * is a round trip more on a slow phone. The sheet itself stands at the end of the body (root.tsx) and brings the rest.
 */
export async function inlineFirstPaint(html, client) {
  const address = sheetOf(html)
  const beasties = new Beasties({ path: client, keyframes: 'all', allowRules: ALWAYS, logLevel: 'error' })
  // only its rules are taken: its own copy of the HTML is another text than the one React expects
  const rules = /<style>([\s\S]*?)<\/style>/.exec(await beasties.process(html))?.[1]
  if (!rules) throw new Error(`No rule of ${address} fits a page`)
  return html.replace('</head>', () => `<style>${fontFaces(path.join(client, address))}${rules}</style></head>`)
}

/** The app's shell shows next to nothing of its own: it waits for the sheet, which its page needs anyway, and carries no rules twice. */
export function waitForSheet(html) {
  return html.replace('</head>', () => `<link rel="stylesheet" href="${sheetOf(html)}"/></head>`)
}

function sheetOf(html) {
  const address = SHEET.exec(html)?.[1]
  if (!address) throw new Error('A page asks for no style sheet')
  return address
}

/** Beasties does not see a family that is named through a custom property. */
function fontFaces(sheet) {
  return (
    readFileSync(sheet, 'utf8')
      .match(/@font-face\s*\{[^}]*\}/g)
      ?.join('') ?? ''
  )
}

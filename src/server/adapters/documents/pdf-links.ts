import type { PdfLink } from '#core/resume/parse/document.ts'
import type { PageFrame } from './pdf-frame.ts'
import type { Pdfium } from './pdfium-module.ts'

const URI_ACTION = 3
const MOST_LINKS = 200
const LONGEST_ADDRESS = 500

/** Where the page's links lead. Only addresses are taken: nothing is opened, run or fetched. */
export function readLinks(
  pdfium: Pdfium,
  document: number,
  page: number,
  frame: PageFrame,
  scratch: number,
): PdfLink[] {
  const { call } = pdfium
  const links: PdfLink[] = []
  pdfium.memory().setInt32(scratch, 0, true)
  for (let count = 0; count < MOST_LINKS && call.FPDFLink_Enumerate(page, scratch, scratch + 4); count += 1) {
    const link = pdfium.memory().getInt32(scratch + 4, true)
    const url = addressOf(pdfium, document, link)
    if (!url || !call.FPDFLink_GetAnnotRect(link, scratch + 8)) continue
    const memory = pdfium.memory()
    const side = (offset: number) => memory.getFloat32(scratch + 8 + offset, true)
    links.push({ url, ...frame.place(side(0), side(4), side(8), side(12)) })
  }
  return links
}

function addressOf(pdfium: Pdfium, document: number, link: number): string | null {
  const { call } = pdfium
  const action = call.FPDFLink_GetAction(link)
  if (!action || call.FPDFAction_GetType(action) !== URI_ACTION) return null
  const length = call.FPDFAction_GetURIPath(document, action, 0, 0)
  if (length < 2 || length > LONGEST_ADDRESS) return null
  const room = call.malloc(length)
  call.FPDFAction_GetURIPath(document, action, room, length)
  const url = Buffer.from(pdfium.bytes().slice(room, room + length - 1)).toString('utf8')
  call.free(room)
  return url
}

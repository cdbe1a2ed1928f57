import { markupPayloads } from '#proofs/attacks/markup-payloads.ts'
import { showMarkup } from '#proofs/attacks/stored-markup.ts'
import { expect, test } from './support/journey.ts'

test('markup stored in names, resumes, chats and titles is shown as text on every page', async ({ page, server }) => {
  // a sample: `npm run prove -- --only stored-markup` shows two hundred
  expect((await showMarkup(page, server.url, markupPayloads(2, 19))).faults).toEqual([])
})

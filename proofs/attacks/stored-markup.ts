import { chromium, type Page } from '@playwright/test'
import { startBuiltServer } from '#test/e2e/support/built-server.ts'
import { callApi } from '#test/e2e/support/settled-person.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { ANSWERS } from '#test/support/person.ts'
import { markupPayloads } from './markup-payloads.ts'

/**
 * Markup in everything a person writes (row 19): stored, then shown in a browser on each page that shows it. No script
 * runs, no handler is set, the policy has nothing to report. `count` is payloads; each is looked at on every surface.
 */
export const prove: Prove = async ({ count, seed }) => {
  const server = await startBuiltServer({ AI_FAKE: '1' })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const outcome = await showMarkup(page, server.url, markupPayloads(count, seed))
  await browser.close()
  await server.stop()
  return outcome
}

const SURFACES = [
  '/dashboard',
  '/resume',
  '/settings',
  '/ai-analysis',
  '/dashboard/Leaderboard',
  '/dashboard/achievements',
]

type Tokens = { accessToken: string; refreshToken: string }

export async function showMarkup(page: Page, url: string, payloads: readonly string[]): Promise<Outcome> {
  const reports: string[] = []
  let current = ''
  await page.exposeFunction('ranFromMarkup', () => void reports.push(`a script ran: ${current}`))
  page.on('dialog', (dialog) => {
    reports.push(`a dialog opened: ${current}`)
    void dialog.dismiss()
  })
  page.on(
    'console',
    (message) =>
      /Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()) &&
      reports.push(`${current}: ${message.text().slice(0, 200)}`),
  )
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(url) &&
      /^(https?|ws)/.test(request.url()) &&
      reports.push(`${current}: asked ${request.url()}`),
  )
  let looked = 0
  for (const payload of payloads) {
    await signIn(page, await settle(url, payload))
    for (const surface of SURFACES) {
      current = `${surface} with ${payload}`
      await page.goto(surface, { waitUntil: 'networkidle' })
      const live = await page.evaluate(findLiveMarkup)
      if (live) reports.push(`${current}: ${live}`)
      looked += 1
    }
  }
  return { cases: looked, faults: reports, figures: { payloads: payloads.length } }
}

/** Somebody whose every word is the payload. */
async function settle(url: string, payload: string): Promise<Tokens> {
  const email = `markup-${crypto.randomUUID()}@waymark.example`
  const tokens = await callApi<Tokens>(url, 'POST', '/auth/signup', {
    firstName: payload.slice(0, 50),
    lastName: 'Walker',
    email,
    password: 'walk the long road',
    terms: true,
  })
  const authorization = { authorization: `Bearer ${tokens.accessToken}` }
  await callApi(
    url,
    'PUT',
    '/user/career-questions',
    { ...ANSWERS, motivation: payload.slice(0, 200), challenges: [`other:${payload.slice(0, 100)}`] },
    tokens,
  )
  const lines = [...resumeLines(payload), `${payload} at ${payload}`, `https://example.org/"${payload}`]
  await fetch(`${url}/api/parse-resume`, {
    method: 'POST',
    headers: authorization,
    body: resumeForm(
      makeDocx(lines),
      { ...UPLOAD_ANSWERS, motivation: payload.slice(0, 200) },
      `${payload.replace(/[/\\]/g, '')}.docx`,
    ),
  })
  const answer = await fetch(`${url}/ai/chat`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ message: payload }),
  })
  await answer.text()
  return tokens
}

async function signIn(page: Page, tokens: Tokens): Promise<void> {
  await page.goto('/about')
  await page.evaluate(
    (pair) => Object.entries(pair).forEach(([key, token]) => localStorage.setItem(key, token)),
    tokens,
  )
}

/** What markup would have left in the page: handlers, frames, links that run. React sets none of these. */
function findLiveMarkup(): string | undefined {
  for (const element of document.querySelectorAll('*')) {
    const handler = [...element.attributes].find(({ name }) => name.startsWith('on'))
    if (handler) return `<${element.localName} ${handler.name}>`
    const target = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
    if (/^\s*(javascript|vbscript|data:text)/i.test(target)) return `<${element.localName}> to ${target}`
    if (['iframe', 'object', 'embed', 'base', 'marquee'].includes(element.localName)) return `<${element.localName}>`
  }
  return undefined
}

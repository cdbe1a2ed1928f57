import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Moments } from '#contract/moments.ts'
import { resumeForm, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { startFakeProvider, type FakeProvider } from '#test/support/fake-provider.ts'
import { startBuiltServer, type BuiltServer } from './built-server.ts'
import { fixture } from './fixtures.ts'
import { arrive, callApi } from './settled-person.ts'

export type AdvisedServer = BuiltServer & { provider: FakeProvider }

/** The built server with our own provider behind it, over real HTTP; anyone who starts it says how that behaves. */
export async function startAdvisedServer(): Promise<AdvisedServer> {
  const provider = await startFakeProvider()
  const budget = '100000000'
  const env = {
    AI_API_KEY: 'sk-journey',
    AI_BASE_URL: provider.url,
    AI_TOKENS_PER_PERSON_DAY: budget,
    AI_TOKENS_PER_DAY: budget,
  }
  const server = await startBuiltServer(env)
  const stop = async () => {
    await server.stop()
    await provider.close()
  }
  return { ...server, provider, stop }
}

/** Somebody who saw already what they earned, so that no card of it lies over what is clicked. */
export async function arriveCalmly(page: Page, url: string, { hasResume = false } = {}): Promise<void> {
  const { tokens } = await arrive(page, url)
  if (hasResume) await putResumeOnFile(url, tokens)
  const { through, levelNumber } = await callApi<Moments>(url, 'GET', '/gamification/moments', undefined, tokens)
  if (through) await callApi(url, 'POST', '/gamification/moments/seen', { through, levelNumber }, tokens)
}

/** Puts the fixture's resume on file, as the upload page does. */
export async function putResumeOnFile(url: string, tokens: { accessToken: string }): Promise<void> {
  const form = resumeForm(new Uint8Array(readFileSync(fixture('resume.pdf'))), UPLOAD_ANSWERS, 'on-file.pdf')
  const response = await fetch(`${url}/api/parse-resume`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    body: form,
  })
  expect(response.ok, await response.clone().text()).toBe(true)
}

export async function askAdvisor(page: Page, question: string): Promise<void> {
  await page.getByPlaceholder('Ask a question about your resume or career...').fill(question)
  await page.getByRole('button', { name: 'Send' }).click()
}

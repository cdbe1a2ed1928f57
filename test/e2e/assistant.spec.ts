import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { PROFILE_OF_A_WELDER } from '#test/support/profiles.ts'
import { ask } from '#test/support/mcp-client.ts'
import { expect, expectAccessible, newPerson, test } from './support/journey.ts'
import { arrive, callApi } from './support/settled-person.ts'

const AD = `Harbour Data Engineer
Company: Skerrow Pilots
Location: Oban, Scotland

Requirements
- At least three years of experience with Python and SQL`

async function connect(url: string, token: string): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }))
  return client
}

test('an assistant saves a job, drafts a letter and moves the application; its person takes that back', async ({
  page,
  server,
}) => {
  const person = newPerson()
  const { tokens } = await arrive(page, server.url, { person })
  await callApi(server.url, 'PUT', '/career-documents/profile', { version: 1, profile: PROFILE_OF_A_WELDER }, tokens)

  await page.goto('/settings#tokens')
  await page.getByRole('button', { name: 'New token' }).click()
  const form = page.getByRole('dialog', { name: 'New personal token' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Assistant on my laptop')
  for (const scope of [
    'Draft resumes and letters',
    'Read your applications',
    'Add and move applications',
    'Save and read',
  ])
    await form.getByRole('checkbox', { name: scope }).check()
  await form.getByLabel('Your password').fill(person.password)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Make token' }).click()
  const fresh = page.getByRole('region', { name: 'Your new token' })
  const secret = (await fresh.getByText(/^wmk_/).textContent()) ?? ''
  await expectAccessible(page)
  await fresh.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText(secret)).toHaveCount(0)

  const assistant = await connect(server.url, secret)
  const saved = await ask(assistant, 'save_ad', { text: AD })
  const id = String(saved.data.applicationId)
  const draft = await ask(assistant, 'draft_document', { kind: 'letter', adId: saved.data.adId, applicationId: id })
  expect(draft.data.sentences.length).toBeGreaterThan(4)
  for (const { sources } of draft.data.sentences) expect(sources.length).toBeGreaterThan(0)
  await ask(assistant, 'move_application', { id, stage: 'applied', confirm: true })

  await page.goto(`/applications/${id}`)
  await expect(page.getByLabel('Stage', { exact: true })).toHaveValue('applied')
  await expect(page.getByText('by your assistant', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take back: Stage' }).click()
  await expect(page.getByLabel('Stage', { exact: true })).toHaveValue('saved')

  await page.goto('/documents')
  await expect(page.getByText(draft.data.name.text).first()).toBeVisible()

  await page.goto('/settings#tokens')
  await expect(page.getByText(/last used/).first()).toBeVisible()
  await page.getByRole('button', { name: 'End the token Assistant on my laptop' }).click()
  await expect(page.getByText('No tokens yet.')).toBeVisible()
  await expect(ask(assistant, 'today')).rejects.toThrow(/ended|401/)
})

test('an assistant that signs in by itself is let in by its person on a page', async ({ page, server }) => {
  const person = newPerson()
  await arrive(page, server.url, { person })
  const told: (code: string) => void = (code) => void transport.finishAuth(code).then(() => isIn.resolve())
  const isIn = Promise.withResolvers<void>()
  const listener = createServer((request, response) => {
    // a browser asks for the page's icon as well
    const code = new URL(request.url ?? '', 'http://x').searchParams.get('code')
    if (code !== null) told(code)
    response.end('You can close this page.')
  })
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done))
  const back = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`
  const kept: { client?: never; tokens?: never; verifier?: string; asked?: URL } = {}
  const authProvider = {
    redirectUrl: back,
    clientMetadata: { client_name: 'Desk assistant', redirect_uris: [back], scope: 'applications:read plan:read' },
    clientInformation: () => kept.client,
    saveClientInformation: (client: unknown) => void (kept.client = client as never),
    tokens: () => kept.tokens,
    saveTokens: (tokens: unknown) => void (kept.tokens = tokens as never),
    redirectToAuthorization: (asked: URL) => void (kept.asked = asked),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
  }
  const open = () => new StreamableHTTPClientTransport(new URL('/mcp', server.url), { authProvider })
  const transport = open()
  await expect(new Client({ name: 'x', version: '1' }).connect(transport)).rejects.toThrow()
  // the server goes by its public name; here it is found at its port
  const { pathname, search } = kept.asked ?? new URL(server.url)
  await page.goto(`${pathname}${search}`)
  await expect(page.getByText('A program that calls itself “Desk assistant”', { exact: false })).toBeVisible()
  await expect(page.getByText(`you go on to: ${new URL(back).host}`, { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('At least one permission and your password are needed.')).toBeVisible()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('You can close this page.')).toBeVisible()
  await isIn.promise
  const client = new Client({ name: 'x', version: '1' })
  await client.connect(open())
  expect((await ask(client, 'list_applications')).isError).toBe(false)
  await client.close()
  listener.close()
  await page.goto('/settings#tokens')
  await expect(page.getByText('Desk assistant')).toBeVisible()
})

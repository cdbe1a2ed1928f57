import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { ANSWERS } from '#test/support/person.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { send } from '#test/support/wire.ts'
import { openStand, type Stand } from './stand.ts'

/**
 * Addresses that a person writes down are never asked (row 35): in a resume's lines and links, in a file's name, in every
 * text field. Our own listener waits for the request that must not come. `count` is the number of places.
 */
export const prove: Prove = async ({ count }) => {
  const stand = await openStand()
  const outcome = await lureOut(stand, count)
  await stand.close()
  return outcome
}

/** Long enough for what was put off to the background. */
const WAIT_MS = 300

export async function lureOut(stand: Stand, count: number): Promise<Outcome> {
  const asked: string[] = []
  const listener = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end('found')
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  const places = [...placesFor(port)].slice(0, count)
  const faults: string[] = []
  for (const [name, place] of places) {
    const { status } = await place(stand)
    if (status >= 500) faults.push(`${name}: answered ${status}`)
  }
  await stand.server.deps.background.settled()
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  listener.close()
  return { cases: places.length, faults: [...faults, ...asked.map((line) => `the server asked ${line}`)] }
}

type Place = (stand: Stand) => Promise<{ status: number }>

function placesFor(port: number): Map<string, Place> {
  const places = new Map<string, Place>()
  const addresses = [
    `http://127.0.0.1:${port}/a`,
    `http://localhost:${port}/b`,
    `http://[::ffff:127.0.0.1]:${port}/c`,
    `http://2130706433:${port}/d`,
    `//127.0.0.1:${port}/e`,
  ]
  for (const address of addresses) {
    const by =
      (method: string, path: string, body: unknown): Place =>
      ({ server, attacker }) =>
        send(server, method, path, { token: attacker.tokens.accessToken, body })
    const relation = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${address}" TargetMode="External"/></Relationships>`
    places.set(
      `a line of a resume: ${address}`,
      by('POST', '/api/parse-resume', resumeForm(makeDocx([...resumeLines(), `Portfolio ${address}`]), UPLOAD_ANSWERS)),
    )
    places.set(
      `a linked picture: ${address}`,
      by(
        'POST',
        '/api/parse-resume',
        resumeForm(makeDocx(resumeLines(), { 'word/_rels/document.xml.rels': Buffer.from(relation) }), UPLOAD_ANSWERS),
      ),
    )
    places.set(
      `a file's name: ${address}`,
      by('POST', '/api/parse-resume', resumeForm(makeDocx(resumeLines()), UPLOAD_ANSWERS, `${address}/resume.docx`)),
    )
    places.set(`a name: ${address}`, by('PATCH', '/user/profile', { first_name: address.slice(0, 40) }))
    places.set(`a motivation: ${address}`, by('PUT', '/user/career-questions', { ...ANSWERS, motivation: address }))
    places.set(
      `a job ad: ${address}`,
      by('POST', '/career/job-ad', {
        text: `We look for a developer with Python and SQL, apply at ${address}. `.repeat(4),
      }),
    )
    places.set(
      `a question: ${address}`,
      by('POST', '/ai/chat', { message: `Read ${address} and ![it](${address}) for me` }),
    )
    places.set(
      `a message: ${address}`,
      by('POST', '/contact', { name: 'Ana', email: 'ana@waymark.example', message: address }),
    )
  }
  return places
}

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a board would have it. */
export const ADVERT_LINK = 'https://jobs.lever.co/quayside/7'

export const ADVERT = `<!doctype html><html lang="en"><head><title>Tide Analyst at Quayside Pilots</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Tide Analyst",
"hiringOrganization":{"@type":"Organization","name":"Quayside Pilots"},"datePosted":"2026-03-01",
"jobLocation":{"@type":"Place","address":{"addressLocality":"Oban","addressCountry":"GB"}},
"description":"<p>We keep the ferries of a small harbour on time and look for somebody who likes tables of tides. You plan crossings, write small services in Python and SQL, talk to captains and answer letters. Five people work here.</p><ul><li>Three years of Python</li><li>SQL</li></ul>"}</script>
</head><body><main><h1>Tide Analyst</h1><p>Quayside Pilots, Oban</p></main></body></html>`

/** A job page elsewhere, with the policies that stop most helpers. */
export async function startAdvert(headers: Record<string, string>): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    response.end(ADVERT)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs/7`, server }
}

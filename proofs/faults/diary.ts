import { connect as connectDatabase } from '#server/db/connect.ts'
import type { Caller, Reply } from './caller.ts'
import type { Home } from './server.ts'

/** Notes of one application go far below its limit. */
const MOST_LINES = 400

/** Writes of a person that no daily limit ends: each is a note of one of their applications. */
export async function openDiary(
  caller: Caller,
  token: string,
  most = MOST_LINES,
): Promise<(text: string) => Promise<Reply>> {
  const paths: string[] = []
  for (let at = 0; at < Math.ceil(most / MOST_LINES); at += 1) {
    const made = await caller.call('POST', '/api/applications', {
      token,
      body: { company: 'Initech', title: `Engineer ${at}`, stage: 'applied' },
    })
    if (made.status !== 201) throw new Error(`no application: ${made.status} ${made.body.slice(0, 200)}`)
    const { data } = JSON.parse(made.body) as { data: { application: { id: string } } }
    paths.push(`/api/applications/${data.application.id}/events`)
  }
  let turn = 0
  return (text) => {
    turn += 1
    return caller.call('POST', paths[turn % paths.length] ?? '', { token, body: { kind: 'note', text } })
  }
}

/** What was acknowledged stands once; what was not, at most once. */
export async function countEffects(home: Home, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const db = connectDatabase({ databaseUrl: home.databaseUrl, dataDir: home.folder })
  const rows = await db.selectFrom('application_events').select('text').where('kind', '=', 'note').execute()
  await db.destroy()
  const times = new Map<string, number>()
  for (const { text } of rows) times.set(text, (times.get(text) ?? 0) + 1)
  const lost = [...acknowledged]
    .filter((text) => !times.has(text))
    .map((text) => `${text} was acknowledged and is lost`)
  return [
    ...lost,
    ...[...times].filter(([, count]) => count > 1).map(([text, count]) => `${text} stands ${count} times`),
  ]
}

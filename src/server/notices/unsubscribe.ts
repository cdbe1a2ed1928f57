import { timingSafeEqual } from 'node:crypto'
import { isNoticeKind, type NoticeKind } from '#core/notices/kinds.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { findUser } from '#server/users/user.repo.ts'
import { deleteQueued } from './notice.repo.ts'
import { loadSettings, saveSetting } from './settings.repo.ts'

type TokenDeps = Pick<Deps, 'keyedHash'>

/** Says whose mails of which kinds are to stop. It can do nothing else, so it may stand in a mail for years. */
export function unsubscribeToken(deps: TokenDeps, userId: string, kinds: readonly NoticeKind[]): string {
  const what = `${userId}.${kinds.join('~')}`
  return `${what}.${deps.keyedHash('unsubscribe', what)}`
}

/** Turns mails of the token's kinds off, at once; a second time changes nothing. */
export async function unsubscribe(deps: TokenDeps & Pick<Deps, 'db'>, token: string): Promise<NoticeKind[]> {
  const [userId = '', list = '', mac = ''] = token.split('.')
  const expected = Buffer.from(deps.keyedHash('unsubscribe', `${userId}.${list}`))
  const given = Buffer.from(mac)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const user = isOurs ? await findUser(deps.db, userId) : undefined
  if (!user) throw new Problem('request.not_found', 'This link is incomplete, or its account is gone.')
  const kinds = list.split('~').filter(isNoticeKind)
  await deps.db.transaction().execute(async (tx) => {
    const settings = await loadSettings(tx, userId)
    for (const kind of kinds) await saveSetting(tx, userId, kind, { ...settings[kind], mail: false })
    await deleteQueued(tx, userId, kinds, 'mail')
  })
  return kinds
}

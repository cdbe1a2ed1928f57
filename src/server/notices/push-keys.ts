import type { Deps } from '#server/deps.ts'
import { seal, unseal } from '#server/account/second-factor/seal.ts'
import { dropPushKeys, findPushKeys, insertPushKeys } from './device.repo.ts'
import type { PushKeys } from './push-sender.port.ts'

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash' | 'push'>

const SEALED_FOR = 'push-keys'

/** This server's own keys (RFC 8292), made when they are first needed; null where push is off. */
export async function loadPushKeys(deps: KeyDeps): Promise<PushKeys | null> {
  if (!deps.push) return null
  const kept = await findPushKeys(deps.db)
  const privateKey = kept && unseal(deps, SEALED_FOR, kept.sealed_private_key)
  if (kept && privateKey) return { publicKey: kept.public_key, privateKey: Buffer.from(privateKey).toString('utf8') }
  // sealed under another AUTH_SECRET: of no use any more, nor are the subscriptions made with them
  if (kept) await dropPushKeys(deps.db)
  const made = deps.push.makeKeys()
  await insertPushKeys(deps.db, {
    id: 'current',
    public_key: made.publicKey,
    sealed_private_key: seal(deps, SEALED_FOR, Buffer.from(made.privateKey)),
    created_at: deps.clock.now(),
  })
  return kept ? made : loadPushKeys(deps)
}

/** New keys; every device has to allow notifications once more, which pages do by themselves when they are next opened. */
export async function rotatePushKeys(deps: KeyDeps): Promise<number> {
  const dropped = await dropPushKeys(deps.db)
  await loadPushKeys(deps)
  return dropped
}

export type PushTarget = { endpoint: string; p256dh: string; auth: string }
export type PushKeys = { publicKey: string; privateKey: string }
export type PushOptions = {
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** At most 32 letters: what waits with the same topic is replaced. */
  topic: string
}

/** What the push service said. 'gone': the browser gave the subscription up, or it belongs to other keys. */
export type PushOutcome =
  | { is: 'delivered' }
  | { is: 'gone' }
  | { is: 'refused'; status: number }
  | { is: 'later'; retryAfterMs: number | null }

/** Encrypted for the browser (RFC 8291), signed by this server (RFC 8292). */
export type PushSender = {
  makeKeys(): PushKeys
  send(target: PushTarget, payload: string, keys: PushKeys, options: PushOptions): Promise<PushOutcome>
}

/** Kinds of signs that a posting is meant to take money, parcels or papers from who answers it. */
export const SCAM_KINDS = [
  'asks-money',
  'asks-id',
  'asks-bank-data',
  'whatsapp-only',
  'crypto-pay',
  'moves-money',
  'acts-as-you',
  'plays-another',
  'asks-secrets',
  'risks-device',
  'no-interview',
] as const
export type ScamKind = (typeof SCAM_KINDS)[number]
const SIGNS = new Set<string>(SCAM_KINDS)
export const isScamKind = (kind: string): boolean => SIGNS.has(kind)
/** One of these is enough. */
const SURE = ['asks-money', 'moves-money', 'acts-as-you', 'plays-another', 'asks-secrets', 'risks-device']

/** Two signs make a scam; one alone is shown and left to the reader's eyes. */
export function isScam(flags: readonly { kind: string }[]): boolean {
  const kinds = new Set(flags.map(({ kind }) => kind).filter(isScamKind))
  return kinds.size >= 2 || SURE.some((kind) => kinds.has(kind))
}

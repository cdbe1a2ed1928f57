/** What a sentence of a letter does. `none` decides nothing: greetings, signatures, conditions, how the process goes. */
export const ACTS = [
  'rejection',
  'parting',
  'answer',
  'invite',
  'task',
  'info',
  'offer',
  'received',
  'hold',
  'ad',
  'auto',
  'fraud',
  'stranger',
  'none',
] as const
export type Act = (typeof ACTS)[number]

/** How surely a sentence does each thing; the shares of one sentence add up to 1. */
export type ActShares = Readonly<Record<Act, number>>

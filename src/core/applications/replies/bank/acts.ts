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

/** Sentences by what they do, one a line. `{a|b}` stands for either. */
export type Bank = Readonly<Record<Act, string>>

/** How far an application has come. Closing it keeps the stage: 'rejected at interviewing'. */
export const STAGES = ['saved', 'applied', 'talks', 'interviewing', 'offer'] as const
export type Stage = (typeof STAGES)[number]

/** How an application ended. An open one has none. */
export const OUTCOMES = ['accepted', 'declined', 'rejected', 'withdrawn', 'no_answer', 'closed_by_employer'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Changes that nothing can notice, each with the reason. `from` and `to` as the report tells them. */
export const equivalents: { file: string; from: string; to: string; reason: string }[] = [
  { file: 'src/core/progress/levels.ts', from: "''", to: "'mutated'", reason: 'any text that is no role stands for none' },
  { file: 'src/core/progress/day.ts', from: 'lastAction.date > date', to: 'lastAction.date >= date', reason: 'where the two are equal, either of them is the answer' },
  { file: 'src/server/account/refresh-session.ts', from: 'isCurrent', to: 'true', reason: 'for the direct parent everything is written already: the same successor again, and a generation that has moved on' },
]

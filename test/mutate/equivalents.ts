/** Changes that nothing can notice, each with the reason. `from` and `to` as the report tells them, `line` a piece of the line they stand in. */
export const equivalents: { file: string; line: string; from: string; to: string; reason: string }[] = [
  { file: 'src/core/progress/levels.ts', line: 'ROLE_FAMILIES.get', from: "''", to: "'mutated'", reason: 'any text that is no role stands for none' },
  { file: 'src/core/progress/day.ts', line: 'return lastAction !== null', from: 'lastAction.date > date', to: 'lastAction.date >= date', reason: 'where the two are equal, either of them is the answer' },
  { file: 'src/server/account/refresh-session.ts', line: 'if (isCurrent)', from: 'isCurrent', to: 'true', reason: 'for the direct parent everything is written already: the same successor again, and a generation that has moved on' },
  { file: 'src/core/progress/badges/comeback.ts', line: 'longestStepDays >=', from: '1', to: '2', reason: 'the target is one, and no progress is told beyond the target' },
]

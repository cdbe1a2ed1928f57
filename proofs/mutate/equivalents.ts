/** Changes that nothing can notice, each with the reason. `from` and `to` as the report tells them, `line` a piece of the line they stand in. */
export const equivalents: { file: string; line: string; from: string; to: string; reason: string }[] = [
  {
    file: 'src/core/progress/day.ts',
    line: 'return lastAction !== null',
    from: 'lastAction.date > date',
    to: 'lastAction.date >= date',
    reason: 'where the two are equal, either of them is the answer',
  },
  {
    file: 'src/server/account/sign-in/refresh-session.ts',
    line: 'if (isCurrent)',
    from: 'isCurrent',
    to: 'true',
    reason:
      'for the direct parent everything is written already: the same successor again, and a generation that has moved on',
  },
  {
    file: 'src/core/progress/badges.ts',
    line: 'longestStepDays >=',
    from: '1',
    to: '2',
    reason: 'the target is one, and no progress is shown beyond the target',
  },
  {
    file: 'src/core/progress/award.ts',
    line: 'isJumpOpen: false',
    from: 'false',
    to: 'true',
    reason: 'an award makes its day, and a jump is asked about only while the day is not made',
  },
  {
    file: 'src/core/progress/award.ts',
    line: 'counts[activity] = ',
    from: '0',
    to: '1',
    reason: 'counted for the badges of this award alone, and none of them asks for two of anything',
  },
  {
    file: 'src/core/progress/report.ts',
    line: 'event.instant > at',
    from: 'event.instant > at',
    to: 'event.instant >= at',
    reason: 'where the two are equal, either of them is the answer',
  },
  {
    file: 'src/core/progress/reversal.ts',
    line: 'state.known.find(',
    from: 'state.known.find((known) => known.sourceKey === sourceKey)',
    to: 'state.known.findLast((known) => known.sourceKey === sourceKey)',
    reason: 'a ledger holds a source key once',
  },
  {
    file: 'src/server/progress/progress.repo.ts',
    line: 'if (locked) return locked',
    from: 'locked',
    to: 'false',
    reason: 'the row that is there is left as it is, and locked once more',
  },
  {
    file: 'src/server/progress/reconcile.ts',
    line: 'const PAGE = 500',
    from: '500',
    to: '501',
    reason: 'how many are read at a time is for speed; all are read',
  },
  {
    file: 'src/server/progress/reconcile.ts',
    line: 'const PAGE = 500',
    from: '500',
    to: '499',
    reason: 'how many are read at a time is for speed; all are read',
  },
]

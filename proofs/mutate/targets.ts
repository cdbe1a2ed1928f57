/** What is changed on purpose, and the tests that ought to notice. */
export type Target = {
  name: string
  files: string[]
  tests: string[]
}

const PROGRESS = 'src/core/progress'
const BY_HTTP = ['award', 'progress', 'reconcile', 'ledger', 'reached-at'].map(
  (name) => `src/server/progress/${name}.http.test.ts`,
)

export const targets: Target[] = [
  {
    name: 'refresh',
    files: [
      'src/server/account/sign-in/refresh-session.ts',
      'src/server/account/sign-in/start-sign-in.ts',
      'src/server/users/sign-in.repo.ts',
    ],
    tests: [
      'src/server/account/sign-in/sign-in.http.test.ts',
      'src/server/account/sign-in/refresh-session.http.test.ts',
      'src/server/account/security.http.test.ts',
      'src/server/account/sign-in/log-in.http.test.ts',
    ],
  },
  {
    name: 'quota',
    files: [`${PROGRESS}/quota.ts`, 'src/server/progress/quota.ts', 'src/server/progress/quota.repo.ts'],
    tests: [`${PROGRESS}/quota.test.ts`, 'src/server/progress/quota.http.test.ts'],
  },
  {
    name: 'upload guard',
    files: ['src/server/http/upload.ts', 'src/server/resume/only-file.ts'],
    tests: ['src/server/http/upload.test.ts', 'src/server/http/upload.http.test.ts'],
  },
  {
    name: 'file guard',
    files: ['src/server/adapters/documents/sniff.ts', 'src/server/adapters/documents/zip-archive.ts'],
    tests: ['src/server/adapters/documents/zip-archive.test.ts', 'src/server/adapters/documents/sniff.test.ts'],
  },
  {
    name: 'reading pool',
    files: ['src/server/adapters/documents/document-reader.ts'],
    tests: [
      'src/server/adapters/documents/document-reader.test.ts',
      'src/server/resume/upload-connection.http.test.ts',
    ],
  },
  {
    name: 'award',
    files: [
      `${PROGRESS}/award.ts`,
      `${PROGRESS}/pay.ts`,
      `${PROGRESS}/report.ts`,
      `${PROGRESS}/reversal.ts`,
      `${PROGRESS}/source-key.ts`,
      'src/server/progress/award.ts',
    ],
    tests: [
      `${PROGRESS}/award.test.ts`,
      `${PROGRESS}/award-badges.test.ts`,
      `${PROGRESS}/reversal.test.ts`,
      `${PROGRESS}/day.test.ts`,
      `${PROGRESS}/clock-changes.test.ts`,
      ...BY_HTTP,
    ],
  },
  {
    name: 'ledger',
    files: [
      `${PROGRESS}/replay.ts`,
      'src/server/progress/ledger.repo.ts',
      'src/server/progress/progress.repo.ts',
      'src/server/progress/reconcile.ts',
      'src/server/progress/keep-reversal.ts',
    ],
    tests: [
      `${PROGRESS}/replay.test.ts`,
      ...BY_HTTP,
      'src/server/progress/moments.http.test.ts',
      'src/server/progress/boards.http.test.ts',
    ],
  },
  { name: 'levels', files: [`${PROGRESS}/levels.ts`], tests: [`${PROGRESS}/levels.test.ts`] },
  {
    name: 'streak',
    files: [`${PROGRESS}/streak.ts`, `${PROGRESS}/streak-now.ts`, `${PROGRESS}/day.ts`],
    tests: [`${PROGRESS}/streak.test.ts`, `${PROGRESS}/day.test.ts`, `${PROGRESS}/clock-changes.test.ts`],
  },
  {
    name: 'badges',
    files: [`${PROGRESS}/badges.ts`, `${PROGRESS}/judge-badges.ts`, `${PROGRESS}/challenge-run.ts`],
    tests: [`${PROGRESS}/badges.test.ts`, `${PROGRESS}/award.test.ts`, `${PROGRESS}/reversal.test.ts`],
  },
]

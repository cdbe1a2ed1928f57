/** What must not break unnoticed, and the tests whose task it is to notice. */
export const targets: { name: string; files: string[]; tests: string[] }[] = [
  { name: 'refresh', files: ['src/server/account/refresh-session.ts', 'src/server/account/sign-in.repo.ts'], tests: ['src/server/account/refresh-session.http.test.ts', 'src/server/account/forged-tokens.http.test.ts'] },
  { name: 'quota', files: ['src/server/progress/quota.ts', 'src/server/progress/quota.repo.ts'], tests: ['src/server/progress/quota.http.test.ts'] },
  { name: 'upload guard', files: ['src/server/http/upload.ts', 'src/server/adapters/documents/sniff.ts'], tests: ['src/server/resume/upload-connection.http.test.ts', 'src/server/resume/parse-resume.http.test.ts', 'src/server/http/upload.http.test.ts'] },
  { name: 'award', files: ['src/server/progress/award.ts', 'src/server/progress/ledger.repo.ts'], tests: ['src/server/progress/award.http.test.ts', 'src/server/progress/progress.http.test.ts', 'src/server/progress/reconcile.http.test.ts'] },
]

type Test = { name: string; line: number; ms: number; sent: string[] }
type Sent = { file: string; tests: Test[] }
/** Of each file the names of tests, or null for all of them. */
type Chosen = Record<string, string[] | null>
export const BEFORE_STORAGE: string[]
export function postgresTests(folder: string): Chosen
export function mustRun(source: string, record: Sent | undefined): string[] | null
export function withAllSent(chosen: Chosen, records: readonly Sent[]): Chosen

export const BEFORE_STORAGE: string[]
export function postgresFiles(folder: string): string[]
type Sent = { file: string; ms: number; sent: string[] }
export function withAllSent(files: readonly string[], records: readonly Sent[]): string[]

import path from 'node:path'

/** A document of test/e2e/fixtures. */
export function fixture(name: string): string {
  return path.join(import.meta.dirname, '../fixtures', name)
}

import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { proofs } from './registry.ts'

/** Node runs the proofs as they stand, and it reads no JSX: a page that slips in among their imports ends all of them. */
it('every proof can be loaded by Node itself', { timeout: 60_000 }, () => {
  const modules = proofs.flatMap((proof) => ('module' in proof ? [proof.module] : []))
  expect(modules.length).toBeGreaterThan(20)
  const script = `for (const name of ${JSON.stringify(modules)}) await import(name); console.log('loaded')`
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(told).toContain('loaded')
})

import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests beside what was changed since the last commit run first, then those of the same room in any root, then all others. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = changedFiles()
    const sorted = await super.sort(files)
    const distanceOf = new Map(sorted.map((file) => [file, distance(path.relative('.', file.moduleId), changed)]))
    return sorted.toSorted((a, b) => (distanceOf.get(a) ?? 0) - (distanceOf.get(b) ?? 0))
  }
}

/** None without Git, as in an unpacked archive. */
function changedFiles(): string[] {
  try {
    return execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames'], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.slice(3))
      .filter((file) => file !== '')
  } catch {
    return []
  }
}

/** How far a test is from the nearest of these files; the name of a room counts, not the root that it is in. */
export function distance(test: string, changed: readonly string[]): number {
  const folders = roomOf(test)
  const distances = changed.map((file) => {
    const others = roomOf(file)
    const shared = folders.findIndex((folder, at) => folder !== others[at])
    const common = shared === -1 ? folders.length : shared
    if (common === 0) return ELSEWHERE
    const isBeside = path.dirname(test) === path.dirname(file)
    return isBeside ? 0 : folders.length + others.length - 2 * common + 1
  })
  return Math.min(ELSEWHERE, ...distances)
}

const ELSEWHERE = 100

/** src/web/career/save-job/page.tsx → career, save-job. */
function roomOf(file: string): string[] {
  return path.dirname(file.replace(/^(?:src\/[^/]+|test|data|proofs)\//, '')).split('/')
}

import { readFileSync } from 'node:fs'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** What Vite tells of a build (`build.manifest`): which files a source file became, and what they need. */
export function readManifest(file: string) {
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
  const find = (name: string): Chunk => {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`${name} is no part of ${file}`)
    return chunk
  }
  const withImports = (name: string, seen = new Set<string>()): Chunk[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const chunk = find(name)
    return [chunk, ...(chunk.imports ?? []).flatMap((other) => withImports(other, seen))]
  }
  return {
    has: (name: string): boolean => name in chunks,
    fileOf: (name: string): string => find(name).file,
    /** The scripts of some source files, with all that they import at once. */
    scriptsOf: (names: readonly string[]): string[] => [
      ...new Set(names.flatMap((name) => withImports(name)).map(({ file: script }) => `/${script}`)),
    ],
    sheetsOf: (name: string): string[] => [
      ...new Set(withImports(name).flatMap(({ css = [] }) => css.map((sheet) => `/${sheet}`))),
    ],
  }
}

export type Manifest = ReturnType<typeof readManifest>

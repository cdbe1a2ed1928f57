import { must } from '#core/must.ts'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintRules, withTable } from './generate.ts'
import { roots } from './rooms.ts'

/** The imports of every file as they resolve, types included: what the linter's patterns might miss is found here. */

type Graph = Map<string, string[]>

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(file)
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : []
  })
}

function resolveFrom(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return path.join('src', specifier.slice(1))
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : undefined
}

function readGraph(): Graph {
  return new Map(
    sourcesIn('src').map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(
        ([, specifier]) => resolveFrom(file, must(specifier)) ?? [],
      ),
    ]),
  )
}

/** Files, or rooms, that lead back to themselves: each circle once, by its members in order. */
function circlesIn(graph: Map<string, readonly string[]>): string[] {
  const circles = new Set<string>()
  const done = new Set<string>()
  const walk = (node: string, trail: string[]): void => {
    const before = trail.indexOf(node)
    if (before !== -1) circles.add(trail.slice(before).toSorted().join(' ↔ '))
    if (before !== -1 || done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return [...circles]
}

/** 'src/server/career/x.ts' is of the room 'career'; files beside the rooms are of none. */
const roomOf = (root: string, file: string) => {
  const [, of, room, ...rest] = file.split(path.sep)
  return of === root && rest.length > 0 ? room : undefined
}

const graph = readGraph()

describe.each(Object.entries(roots))('the rooms of %s', (root, { ground, rooms }) => {
  it('stand in the table, each of them', () => {
    const folders = readdirSync(`src/${root}`).filter((name) => statSync(`src/${root}/${name}`).isDirectory())
    expect(folders.filter((name) => !ground.includes(name) && !Object.hasOwn(rooms, name))).toEqual([])
  })

  it('import what the table allows, and no more', () => {
    const breaks = [...graph].flatMap(([file, imports]) => {
      const from = roomOf(root, file)
      if (from === undefined) return []
      return imports.flatMap((target) => {
        const to = roomOf(root, target)
        // the schema is put together from the rooms' own tables
        if (file.endsWith('db/schema.ts') && target.endsWith('/tables.ts')) return []
        const isFree = to === undefined || to === from || (ground.includes(to) && !ground.includes(from))
        if (isFree || (ground.includes(from) && ground.includes(to)) || Object.hasOwn(rooms[from] ?? {}, to)) return []
        return `${file} imports ${target}`
      })
    })
    expect(breaks).toEqual([])
  })

  it('form no circle', () => {
    expect(circlesIn(new Map(Object.entries(rooms).map(([room, arrows]) => [room, Object.keys(arrows)])))).toEqual([])
  })
})

it('no files import each other in a circle, types included', () => {
  expect(circlesIn(graph)).toEqual([])
})

it('the linter and ARCHITECTURE.md hold what the table says (npm run import-rules)', () => {
  expect(JSON.parse(readFileSync('.oxlint-rooms.json', 'utf8'))).toEqual(lintRules())
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8')
  const squeezed = (text: string) => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---')
  expect(squeezed(architecture)).toBe(squeezed(withTable(architecture)))
})

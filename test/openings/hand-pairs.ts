import { readFileSync } from 'node:fs'
import { must } from '#core/must.ts'

const FOLDER = new URL('pairs/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')

type Side = { source: string; title: string; company: string; places: string[]; text: string; url: string }
export type Pair = { isSame: boolean; why: string; sides: [Side, Side] }

/** The pairs of one half, in the form that pairs/README.md describes. */
export function handPairs(half: 'worked' | 'kept'): Pair[] {
  const parts = new Map(
    [...read(`texts-${half}.txt`).matchAll(/^\[(.+)\]\n((?:(?!\[).+\n)+)/gm)].map((found): [string, string] => [
      must(found[1]),
      must(found[2]).trim(),
    ]),
  )
  const lines = read(`${half}.txt`).split('\n').filter(Boolean)
  return Array.from({ length: lines.length / 3 }, (_, index): Pair => {
    const [head = '', ...sides] = lines.slice(index * 3, index * 3 + 3)
    const [mark, why = ''] = head.split(' # ')
    if ((mark !== 'same' && mark !== 'different') || sides.length !== 2) throw new Error(`Not a pair: ${head}`)
    const side = (at: number) => sideOf(must(sides[at]), parts, `https://list${at}.example/${half}/${index}`)
    return { isSame: mark === 'same', why, sides: [side(0), side(1)] }
  })
}

function sideOf(line: string, parts: ReadonlyMap<string, string>, ownUrl: string): Side {
  const [source = '', title = '', company = '', places = '', text = '', url = ''] = line
    .split('|')
    .map((field) => field.trim())
  return {
    source,
    title,
    company,
    places: places
      .split(';')
      .map((place) => place.trim())
      .filter(Boolean),
    text: textOf(text, parts),
    url: url === '' ? ownUrl : url,
  }
}

function textOf(recipe: string, parts: ReadonlyMap<string, string>): string {
  const [, length, rest = recipe] = /^cut (\d+) (.*)$/.exec(recipe) ?? []
  const isFlat = rest.startsWith('flat ')
  const pieces = [...rest.replace(/^flat /, '').matchAll(/"([^"]*)"|([\w.]+)(?:\/(\d+))?/g)].map(
    ([, said, name = '', less = '0']) => said ?? shortened(must(parts.get(name)), Number(less)),
  )
  const text = pieces.join(isFlat ? ' ' : '\n\n')
  return length === undefined ? text : `${text.slice(0, Number(length))}…`
}

function shortened(text: string, less: number): string {
  const sentences = text.split(/(?<=[.!?;]) /)
  return sentences.slice(0, sentences.length - less).join(' ')
}

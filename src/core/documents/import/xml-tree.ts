import { Parser } from 'htmlparser2'

/** An element by its name without a prefix. */
export type Element = { name: string; attributes: Readonly<Record<string, string>>; kids: Element[]; text: string }

const MOST_ELEMENTS = 50_000
const DEEPEST = 100
/** The parser's own list of open elements costs more the longer it is. */
const FED_AT_ONCE = 20_000

/** A small XML text as a tree, or null where it is none. A DOCTYPE is refused: nothing in it is ever looked up. */
export function readXml(xml: string): Element | null {
  if (/<!DOCTYPE/i.test(xml.slice(0, 2000))) return null
  const root: Element = { name: '', attributes: {}, kids: [], text: '' }
  const open = [root]
  let count = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1
        const one: Element = { name: name.slice(name.indexOf(':') + 1), attributes, kids: [], text: '' }
        if (count <= MOST_ELEMENTS && open.length < DEEPEST) open.at(-1)?.kids.push(one)
        open.push(one)
      },
      ontext: (text) => {
        const last = open.at(-1)
        if (last && last.text.length < 40_000) last.text += text
      },
      onclosetag: () => {
        if (open.length > 1) open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let from = 0; from < xml.length; from += FED_AT_ONCE) {
    // what is nested so deep or so long is no file of a person
    if (open.length > 10 * DEEPEST || count > MOST_ELEMENTS) return null
    parser.write(xml.slice(from, from + FED_AT_ONCE))
  }
  parser.end()
  return root.kids[0] ?? null
}

/** The first element down this path of names. */
export function at(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>((one, name) => one?.kids.find((kid) => kid.name === name), element)
}

export const textAt = (element: Element | undefined, ...path: string[]) => at(element, ...path)?.text.trim() ?? ''

/** All elements of a name, wherever they stand. */
export function all(element: Element | undefined, name: string): Element[] {
  if (!element) return []
  return element.kids.flatMap((kid) => [...(kid.name === name ? [kid] : []), ...all(kid, name)])
}

import type { PageNode } from './page-node.ts'

/** What attributes from before style sheets say of colours and sizes. */
export function presentational({ tag, attrs }: PageNode): ReadonlyMap<string, string> | null {
  const said: [string, string | undefined][] = [
    ['color', tag === 'font' ? attrs['color'] : tag === 'body' ? attrs['text'] : undefined],
    ['background-color', /^(?:body|t(?:able|body|head|r|d|h))$/.test(tag) ? attrs['bgcolor'] : undefined],
    ['background-image', /^(?:body|t(?:able|body|head|r|d|h))$/.test(tag) && attrs['background'] ? 'url()' : undefined],
  ]
  const set = said.filter((one): one is [string, string] => one[1] !== undefined)
  return set.length === 0 ? null : new Map(set.map(([property, value]) => [property, colour(value)]))
}

/** '336699' without its sign is a colour as well. */
const colour = (value: string) => (/^[0-9a-f]{6}$/i.test(value.trim()) ? `#${value.trim()}` : value.trim())

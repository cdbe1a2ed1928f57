import { walkXml } from './xml-events.ts'

/** The colours of a document's theme, by the names that properties use for them. */
export type Theme = ReadonlyMap<string, number>

/** What the names of properties and of drawings stand for in the theme. */
const SLOTS: Readonly<Record<string, string>> = {
  background1: 'lt1',
  background2: 'lt2',
  text1: 'dk1',
  text2: 'dk2',
  light1: 'lt1',
  light2: 'lt2',
  dark1: 'dk1',
  dark2: 'dk2',
  bg1: 'lt1',
  bg2: 'lt2',
  tx1: 'dk1',
  tx2: 'dk2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
}
/** Which names a document may give to others of its colours. */
const MAPPED: Readonly<Record<string, readonly string[]>> = {
  'w:bg1': ['background1', 'bg1'],
  'w:bg2': ['background2', 'bg2'],
  'w:t1': ['text1', 'tx1'],
  'w:t2': ['text2', 'tx2'],
}
const USUAL: readonly [string, number][] = [
  ['lt1', 0xffffff],
  ['dk1', 0x000000],
  ['lt2', 0xe7e6e6],
  ['dk2', 0x44546a],
]

export function readTheme(theme: Uint8Array | null, settings: Uint8Array | null): Theme {
  const slots = new Map<string, number>(USUAL)
  let slot = ''
  const take = (value: string | undefined) => {
    const color = hexOf(value)
    if (slot !== '' && color !== undefined) slots.set(slot, color)
  }
  if (theme)
    walkXml(theme, {
      open(name, attributes) {
        const own = /^a:((?:dk|lt|accent)\d|hlink|folHlink)$/.exec(name)?.[1]
        if (own) slot = own
        else if (name === 'a:srgbClr') take(attributes().get('val'))
        else if (name === 'a:sysClr') take(attributes().get('lastClr'))
      },
      close(name) {
        if (/^a:(?:(?:dk|lt|accent)\d|hlink|folHlink)$/.test(name)) slot = ''
      },
      text() {},
    })
  const names = new Map<string, number>(slots)
  for (const [name, own] of Object.entries(SLOTS)) if (slots.has(own)) names.set(name, slots.get(own) ?? 0)
  if (settings)
    walkXml(settings, {
      open(name, attributes) {
        if (name !== 'w:clrSchemeMapping') return
        for (const [attribute, own] of Object.entries(MAPPED)) {
          const color = names.get(SLOTS[attributes().get(attribute) ?? ''] ?? '')
          if (color !== undefined) for (const one of own) names.set(one, color)
        }
      },
      close() {},
      text() {},
    })
  return names
}

export const hexOf = (value: string | undefined) =>
  value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? Number.parseInt(value, 16) : undefined

/** Of each channel `share` of the first colour and the rest of the second. */
export function mixed(one: number, other: number, share: number): number {
  const part = (by: number) => Math.round(((one >> by) & 0xff) * share + ((other >> by) & 0xff) * (1 - share))
  return (part(16) << 16) | (part(8) << 8) | part(0)
}

/** Lighter by `tint`, darker by `shade`, both as two hexadecimal digits of what is left of the colour. */
export function themed(
  theme: Theme,
  name: string | undefined,
  tint: string | undefined,
  shade: string | undefined,
): number | undefined {
  const color = theme.get(name ?? '')
  if (color === undefined) return undefined
  const share = (value: string | undefined) => (value === undefined ? 1 : Number.parseInt(value, 16) / 255)
  return mixed(mixed(color, 0xffffff, share(tint)), 0x000000, share(shade))
}

import { must } from '#core/must.ts'
/** Whether an element is one that a person does not see: by its own style, attribute or size. */
export function isHiddenElement(tag: string, attrs: Readonly<Record<string, string>>): boolean {
  if ('hidden' in attrs || (attrs['aria-hidden'] === 'true' && tag !== 'i' && tag !== 'span')) return true
  if (tag === 'input' && attrs['type'] === 'hidden') return true
  const names = attrs['class'] ?? ''
  if (
    /(?:^|\s)(?!not-)(?:(?:[\w-]+[-_])?(?:sr-only|visually-?hidden|invisible|screen-reader-(?:text|only))|d-none|display-none|is-hidden|u-hidden|hidden|hide)(?:$|\s)/.test(
      names,
    ) &&
    !/(?:sm|md|lg|xl):(?:block|flex|grid|inline|table)|d-(?:sm|md|lg|xl)-/.test(names)
  )
    return true
  const style = attrs['style']?.toLowerCase().replaceAll(/\s+/g, '')
  if (style === undefined || style === '') return false
  return (
    /display:none|visibility:hidden|opacity:0(?:\.0+)?(?:;|$)|font-size:[01](?:\.\d+)?(?:px|pt|em|%)?(?:;|!|$)|(?:left|top|text-indent):-\d{3,}|clip:rect\(0|clip-path:inset\((?:50|100)%|max-height:0|transform:[^;]*scale(?:3d|x|y)?\(0*(?:\.0+)?[,)]|(?:^|;)(?:width|height):[01]px/.test(
      style,
    ) ||
    isCutToNothing(style) ||
    isSameColour(style)
  )
}

/** No height or no width, and nothing is shown beyond it; without the second a border or a spacer is as ordinary. */
function isCutToNothing(style: string): boolean {
  return (
    /(?:^|;)(?:width|height):0(?:[a-z%]+)?(?:!important)?(?:;|$)/.test(style) &&
    /(?:^|;)overflow(?:-[xy])?:(?:hidden|clip)/.test(style)
  )
}

/** White on white: text in the colour of its ground. */
function isSameColour(style: string): boolean {
  const colour = /(?:^|;)color:([^;!]+)/.exec(style)?.[1]
  const ground = /background(?:-color)?:([^;!]+)/.exec(style)?.[1]
  if (colour === undefined) return false
  if (ground !== undefined) return hex(colour) === hex(ground)
  return /^(?:#fff(?:fff)?|white|rgb\(255,255,255\)|transparent|rgba\([\d,]+,0(?:\.0+)?\))$/.test(colour)
}

const hex = (colour: string) =>
  colour === 'white' || colour === '#ffffff' || colour === 'rgb(255,255,255)' ? '#fff' : colour

/** Classes and ids that a style sheet of the page hides: '.x9{display:none}'. */
export function hiddenNames(sheet: string): Set<string> {
  const names = new Set<string>()
  for (const rule of sheet.slice(0, 300_000).matchAll(/([^{}@]{1,300})\{([^{}]{1,1000})\}/g)) {
    if (!isHiddenElement('div', { style: must(rule[2]) })) continue
    for (const selector of must(rule[1]).split(',')) {
      const name = /^\s*(?:[a-z]{1,12})?([.#][\w-]{1,60})\s*$/i.exec(selector)?.[1]
      if (
        name !== undefined &&
        !/collaps|accordion|tab|modal|menu|dropdown|toggle|mobile|desktop|content|panel|no-js|js-/i.test(name)
      )
        names.add(name)
    }
  }
  return names
}

const OPENS = ['aria-controls', 'data-target', 'data-bs-target', 'data-tab', 'data-toggle-target'] as const

/** Notes which parts of the page a button or a tab shows when it is pressed. */
export function addOpened(attrs: Readonly<Record<string, string>>, opened: Set<string>): void {
  for (const name of OPENS)
    for (const id of (attrs[name] ?? '').split(/\s+/)) if (id !== '') opened.add(id.replace(/^#/, ''))
  if (
    (attrs['role'] === 'tab' || 'data-toggle' in attrs || 'data-bs-toggle' in attrs) &&
    attrs['href']?.startsWith('#')
  )
    opened.add(attrs['href'].slice(1))
}

const NO_PART_OF_TEXT =
  /dialog|modal|popup|menu|dropdown|drawer|nav|cookie|consent|lightbox|canvas|share|login|sign|search|filter|tooltip|toast|lang/i

/** A tab's or a fold's part: hidden now, and read by a person who presses what names it. */
export function opensWhenPressed(
  tag: string,
  attrs: Readonly<Record<string, string>>,
  opened: ReadonlySet<string>,
): boolean {
  if (!/^(?:div|section|article|ul|dd|li|p|fieldset)$/.test(tag)) return false
  const names = `${attrs['id'] ?? ''} ${attrs['class'] ?? ''} ${attrs['role'] ?? ''}`
  return (
    (attrs['role'] === 'tabpanel' || opened.has(attrs['id'] ?? '')) &&
    attrs['id'] !== '' &&
    !NO_PART_OF_TEXT.test(names)
  )
}

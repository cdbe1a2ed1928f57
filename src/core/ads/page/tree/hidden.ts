/** Whether an element is one that a person does not see, by its attributes and the usual names; what sheets hide is in unseen-by-style.ts. */
export function isHiddenElement(tag: string, attrs: Readonly<Record<string, string>>): boolean {
  if ('hidden' in attrs || 'popover' in attrs || (attrs['aria-hidden'] === 'true' && tag !== 'i' && tag !== 'span'))
    return true
  if (NEVER_DRAWN.has(tag) || (tag === 'input' && attrs['type'] === 'hidden')) return true
  const names = attrs['class'] ?? ''
  if (
    /(?:^|\s)(?!not-)(?:(?:[\w-]+[-_])?(?:sr-only|visually-?hidden|invisible|screen-reader-(?:text|only))|d-none|display-none|is-hidden|u-hidden|hidden|hide)(?:$|\s)/.test(
      names,
    ) &&
    !/(?:sm|md|lg|xl):(?:block|flex|grid|inline|table)|d-(?:sm|md|lg|xl)-/.test(names)
  )
    return true
  return false
}

const NEVER_DRAWN = new Set(['datalist', 'noembed', 'noframes', 'rp'])

/** Folds, tabs and the like, which a person opens: what a sheet hides of them is read. */
export const opensByName = (attrs: Readonly<Record<string, string>>): boolean =>
  /collaps|accordion|tab|modal|menu|dropdown|toggle|mobile|desktop|content|panel|no-js|js-/i.test(
    `${attrs['class'] ?? ''} ${attrs['id'] ?? ''}`,
  )

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

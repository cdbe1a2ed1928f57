/**
 * Signs that open an item of a list: arrows, shapes, stars, ticks and their kin, whatever font drew them. Word processors take
 * theirs from symbol fonts at F020 to F0FF; other private-use characters are icons.
 */
const SIGNS = String.raw`•‣⁃∙⋅·*»›\u2190-\u21FF\u25A0-\u25FF\u2605\u2606\u261B-\u261F\u2713-\u2718\u271A-\u2775\u2794-\u27BF\u29BE\u29BF\u29EB\u2B00-\u2BFF`
const BULLET = new RegExp(String.raw`^(?:[${SIGNS}\u{F020}-\u{F0FF}]\s*|[-–—]\s+|o\s+(?=\p{Lu}))+`, 'u')
const NUMBERED = /^(?:\(?\d{1,2}[.)]|[a-z]\))\s+(?=\p{L})/u
const ICONS = /[\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFD}\u{1F300}-\u{1FAFF}☎✆✉⌂☏📞✎⚲⌖🖂]/gu
/** A sign alone that its font does not name is an icon. */
const LONE_UNREADABLE = /(?<!\S)\uFFFD+(?!\S)/g

/** `text` without an opening bullet, and whether there was one. */
export function stripBullet(text: string): { text: string; hasBullet: boolean } {
  const bullet = BULLET.exec(text) ?? NUMBERED.exec(text)
  if (!bullet) return { text, hasBullet: false }
  return { text: text.slice(bullet[0].length), hasBullet: true }
}

/** '### Tester' in a text that was never set: the signs say how large it should have been. */
const MARKDOWN = /^#{1,6}\s+(?=\p{L})/u

/** The text of a line without the signs in front, and whether they make it an item. */
export function openingOf(text: string): { length: number; hasBullet: boolean } {
  const mark = MARKDOWN.exec(text)
  if (mark) return { length: mark[0].length, hasBullet: false }
  const { text: rest, hasBullet } = stripBullet(text)
  return { length: text.length - rest.length, hasBullet }
}

const LONE = new RegExp(String.raw`^(?:[${SIGNS}–—o-]|[\u{E000}-\u{F8FF}])$`, 'u')
export const isLoneBullet = (text: string) => LONE.test(text)

/** Drawn signs carry no words; what they stand for is read from the text beside them. */
export const withoutIcons = (text: string) => text.replaceAll(ICONS, ' ').replaceAll(LONE_UNREADABLE, ' ')

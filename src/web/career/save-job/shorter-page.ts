import { dataOfScript } from '#core/ads/page/json/script-data.ts'

/** A page that is too long, without what only makes it look as it does or move. */
export function shorterPage(html: string, most: number): string {
  const cuts: ((text: string) => string)[] = [
    (text) => withoutScripts(text, () => false),
    withoutLooks,
    // programs may look like data: a longer page keeps what says that it is data, and at last only what is made for readers
    (text) => withoutScripts(text, (data) => data === 'state'),
    (text) => withoutScripts(text, (data) => data !== 'linked'),
  ]
  const short = cuts.reduce((text, cut) => (text.length > most ? cut(text) : text), html)
  return short.slice(0, most)
}

type Data = NonNullable<ReturnType<typeof dataOfScript>>

/** Without the scripts that the reader passes over, and without the kinds of data that are not wanted. */
function withoutScripts(html: string, isCut: (data: Data) => boolean): string {
  return withoutBetween(html, /<script/gi, /<\/script\s{0,20}>/gi, (script) => {
    const end = script.indexOf('>')
    const type =
      /\stype\s{0,20}=\s{0,20}["']?([^"'\s>]{1,100})/i.exec(script.slice(0, Math.min(end + 1, 2_000)))?.[1] ?? ''
    const data = dataOfScript(type.toLowerCase(), script.slice(end + 1))
    return data === null || isCut(data)
  })
}

function withoutLooks(html: string): string {
  const bare = [
    [/<style/gi, /<\/style\s{0,20}>/gi],
    [/<svg/gi, /<\/svg\s{0,20}>/gi],
    [/<!--/g, /-->/g],
  ].reduce((text, [open, close]) => (open && close ? withoutBetween(text, open, close, () => true) : text), html)
  return bare.replaceAll(/data:[\w/+.-]{1,60};base64,[A-Za-z0-9+/=]+/g, '')
}

/** Cuts from each opening to its end; one that never ends stays. */
function withoutBetween(text: string, open: RegExp, close: RegExp, isCut: (part: string) => boolean): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    open.lastIndex = from
    const start = open.exec(text)?.index
    close.lastIndex = start ?? text.length
    const end = start === undefined || close.exec(text) === null ? -1 : close.lastIndex
    if (start === undefined || end < 0) return kept.join('') + text.slice(from)
    kept.push(text.slice(from, isCut(text.slice(start, end)) ? start : end))
    from = end
  }
}

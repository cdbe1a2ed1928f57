import { sanitise } from '#core/text/sanitise.ts'
import { describe, expect, it } from 'vitest'
import { readModelText, type Block, type Inline } from './model-tree.ts'

const inline = (part: Inline): string => {
  if (part.kind === 'break') return '/'
  if ('text' in part) return part.kind === 'code' ? `code(${part.text})` : part.text
  const inside = part.children.map(inline).join('')
  return part.kind === 'link' ? `link(${inside}→${part.host})` : `${part.kind}(${inside})`
}
const block = (one: Block): string => {
  if (one.kind === 'heading') return `${one.size}: ${one.children.map(inline).join('')}`
  if (one.kind === 'paragraph') return `p: ${one.children.map(inline).join('')}`
  if (one.kind === 'list') return `list: ${one.items.map((item) => item.map(block).join(' ')).join(' | ')}`
  if (one.kind === 'quote') return `quote: ${one.children.map(block).join(' ')}`
  return one.kind === 'code' ? `code: ${one.text}` : 'rule'
}
const read = (text: string, isArriving = false) => readModelText(text, { isArriving }).map(block)

describe("a model's text", () => {
  it.each([
    ['a numbered line is a heading', '1. Overall Assessment', ['normal: 1. Overall Assessment']],
    ['with ### it is a large one', '### 2. Strengths', ['large: 2. Strengths']],
    ['its bold stays bold', '1. **Strengths**', ['normal: 1. strong(Strengths)']],
    ['a year at the start of a sentence is none', '2024 was a good year.', ['p: 2024 was a good year.']],
    ['a decimal is none', '1.5 seconds is slow', ['p: 1.5 seconds is slow']],
    [
      'dashes and bullets are items, also without a space',
      '- one\n• two\n-three',
      ['list: p: one | p: two | p: three'],
    ],
    ['an item directly under a sentence', 'You did well:\n- one', ['p: You did well:', 'list: p: one']],
    ['a sentence directly under an item is a paragraph', '- one\nNext.', ['list: p: one', 'p: Next.']],
    ['items inside items', '- one\n  - two', ['list: p: one list: p: two']],
    ['bold, emphasis and code', '**a** *b* `c`', ['p: strong(a) emphasis(b) code(c)']],
    ['a line break stays one', 'a\nb', ['p: a/b']],
    ['a blank line parts paragraphs', 'a\n\nb', ['p: a', 'p: b']],
    ['a line of dashes makes no heading of what stands above', 'a\n---\nb', ['p: a', 'rule', 'p: b']],
    ['nor do equals signs', 'a\n===', ['p: a']],
    ['a starred line that is bold is no item', '**Result:** less', ['p: strong(Result:) less']],
    ['fenced code is left alone', '```\n1. a\n- b **c**\n```', ['code: 1. a\n- b **c**']],
    ['arithmetic keeps its stars', '2 * 3 * 4', ['p: 2 * 3 * 4']],
    ['references to lines stay', 'See [L12] and [X%].', ['p: See [L12] and [X%].']],
  ])('%s', (_, text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })

  it.each([
    ['a link shows its host', '[docs](https://example.org/a?b)', ['p: link(docs→example.org)']],
    ['a look-alike host shows what it is', '[bank](https://раураl.com)', ['p: link(bank→xn--l-7sba6dbr.com)']],
    ['javascript: is its label', '[x](javascript:alert(1))', ['p: x']],
    ['also in disguise', '[x](JaVaScRiPt&colon;alert(1)) [y](\tjavascript:alert(1))', ['p: x y']],
    ['data: is its label', '[x](data:text/html,<script>1</script>)', ['p: x']],
    [
      'so are files, mail and our own pages',
      '[a](file:///etc) [b](mailto:a@b.c) [c](/settings) [d](//evil.test/x)',
      ['p: a b c d'],
    ],
    ['an address with a name in it is its label', '[x](https://waymark.example@evil.test)', ['p: x']],
    ['a reference is its label', '[x][1]\n\n[1]: https://evil.test', ['p: x']],
    ['an image is its description', '![a secret](https://evil.test/p.png?d=canary)', ['p: a secret']],
    ['an image in a link too', '[![a](https://evil.test/p.png)](https://evil.test)', ['p: link(a→evil.test)']],
    ['HTML is the characters it is made of', '<img src=x onerror=alert(1)>', ['p: <img src=x onerror=alert(1)>']],
    ['HTML inside a sentence', 'a <b onclick="x()">b</b>', ['p: a <b onclick="x()">b</b>']],
    ['a style block', '<style>*{display:none}</style>', ['p: <style>*{display:none}</style>']],
    ['hidden characters are gone', 'a\u{E0041}\u200Bb\u202Ec', ['p: abc']],
  ])('%s', (_, text, wanted) => {
    expect(read(text)).toEqual(wanted)
  })

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['quotes with text', `${'> '.repeat(10_000)}x`],
    ['items', `${'- '.repeat(10_000)}x`],
    ['emphasis', '*a **b '.repeat(4_000)],
    ['brackets', '['.repeat(20_000)],
    ['closed brackets', `${'['.repeat(5_000)}x${'](y)'.repeat(5_000)}`],
    ['indents', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n')],
    ['backticks', '`a``b```c'.repeat(2_000)],
    ['one long line', 'a'.repeat(200_000)],
    ['a lone surrogate', '\uD800 [x](https://\uD800.test)'],
    ['nothing', ''],
  ])('survives a pile of %s', (_, text) => {
    expect(() => read(text)).not.toThrow()
    expect(() => read(text, true)).not.toThrow()
  })
})

describe('text that is still arriving', () => {
  it.each([
    ['**bol', ['p: strong(bol)']],
    ['**bold*', ['p: strong(bold)']],
    ['a **', ['p: a ']],
    ['a **b** c', ['p: a strong(b) c']],
    ['a `co', ['p: a code(co)']],
    ['see [the do', ['p: see [the do']],
    ['see [docs](https://exam', ['p: see docs']],
    ['a ![x](https://ev', ['p: a ']],
    ['a\n-', ['p: a']],
    ['a\n---', ['p: a']],
    ['###', []],
    ['a\n\n2.', ['p: a']],
    ['- **Strong', ['list: p: strong(Strong)']],
    ['```\nlet a = **', ['code: let a = **']],
  ])('%j reads as what it is going to be', (text, wanted) => {
    expect(read(text, true).map((line) => line.trimEnd())).toEqual(wanted.map((line) => line.trimEnd()))
  })

  it('shows no bare mark at any moment, and ends as the whole', () => {
    const whole =
      '### 1. Overall Assessment\nA **clear** answer with `one` *good* idea.\n\n### 2. Strengths\n- **Structure:** it has a *start* and an end\n- See [the guide](https://example.org/guide)\n\n4. **Sample Response**\n"I would ask **first**."\n'
    for (let end = 1; end <= whole.length; end += 1) {
      const shown = read(whole.slice(0, end), true).join('\n')
      expect(shown, whole.slice(0, end)).not.toMatch(/\*|`|\]\(|###/)
    }
    expect(read(whole, true)).toEqual(read(whole))
  })
})

describe('cleaning', () => {
  it('keeps tabs, line breaks and letters of every script', () => {
    expect(sanitise('a\tb\r\nc\rd مرحبا 你好')).toBe('a\tb\nc\nd مرحبا 你好')
  })
})

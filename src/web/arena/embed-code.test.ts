import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { embedCode } from './embed-code.ts'

const ADDRESS = 'https://waymark.example/proofs/crd_1'

function tagsOf(html: string) {
  const tags: [string, Record<string, string>][] = []
  const parser = new Parser({ onopentag: (name, attributes) => tags.push([name, attributes]) })
  parser.end(html)
  return tags
}

describe('the HTML that shows a proof on another site', () => {
  it('is a picture that leads to the page of the proof', () => {
    expect(tagsOf(embedCode(ADDRESS, 'SQL skill check'))).toEqual([
      ['a', { href: ADDRESS }],
      ['img', { src: `${ADDRESS}/card.png`, width: '500', height: '263', alt: 'SQL skill check' }],
    ])
  })

  it.each(['C & "C++" <b>', '"><script>alert(1)</script>', '&amp;'])('holds a title like %s as text', (title) => {
    const [, image, ...more] = tagsOf(embedCode(ADDRESS, title))
    expect(image?.[1]['alt']).toBe(title)
    expect(more).toEqual([])
  })
})

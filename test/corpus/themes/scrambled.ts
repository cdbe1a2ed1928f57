import { must } from '#core/must.ts'
import { rawPdf } from '#test/corpus/raw-pdf.ts'
import type { Theme } from './theme.ts'

type Put = { x: number; y: number; size: number; font: 'F1' | 'F2'; text: string }

const WIDTHS: Record<string, number> = {
  i: 222,
  l: 222,
  j: 222,
  t: 278,
  f: 278,
  r: 333,
  ' ': 420,
  '.': 278,
  ',': 278,
  m: 833,
  w: 722,
  M: 833,
  W: 944,
  I: 278,
  "'": 191,
  '-': 333,
  '|': 260,
}
const widthOf = (text: string, size: number, font: Put['font'] = 'F1') =>
  ((font === 'F2' ? 1.12 : 1) *
    [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? (/\p{Lu}/u.test(letter) ? 690 : 556)), 0) *
    size) /
  1000

/** WinAnsi code of a letter, as an octal escape where it has to be. */
const encode = (text: string) =>
  [...text]
    .map((letter) => {
      const code =
        ({ '•': 0x95, '–': 0x96, '—': 0x97, '’': 0x92, '“': 0x93, '”': 0x94 } as Record<string, number>)[letter] ??
        must(letter.codePointAt(0))
      return code < 0x80 && !'()\\'.includes(letter)
        ? letter
        : code < 0x100
          ? `\\${code.toString(8).padStart(3, '0')}`
          : '?'
    })
    .join('')

/** Two columns written word by word, the words in no order: only the places say what belongs together. */
export const SCRAMBLED: Theme = {
  name: 'scrambled',
  kind: 'pdf',
  dates: 'dotted',
  isLatinOnly: true,
  hides: { summary: true },
  write({ member: m, headings: h, posts, studies }) {
    const puts: Put[] = []
    const cursor = { left: 720, right: 720 }
    const write = (column: 'left' | 'right', text: string, size = 9.5, font: Put['font'] = 'F1') => {
      const [x, width] = column === 'left' ? [40, 150] : [215, 350]
      let at = x
      cursor[column] -= size * 1.35
      for (const word of text.split(' ')) {
        if (at + widthOf(word, size, font) > x + width && at > x) {
          at = x
          cursor[column] -= size * 1.25
        }
        puts.push({ x: at, y: cursor[column], size, font, text: word })
        at += widthOf(`${word} `, size, font)
      }
    }
    const head = (column: 'left' | 'right', text: string) => {
      cursor[column] -= 9
      write(column, text, 12, 'F2')
    }
    puts.push(
      ...m.name.split(' ').map((word, index, all) => ({
        x:
          40 +
          widthOf(
            all
              .slice(0, index)
              .map((own) => `${own} `)
              .join(''),
            24,
            'F2',
          ),
        y: 745,
        size: 24,
        font: 'F2' as const,
        text: word,
      })),
    )
    head('left', h.contact)
    for (const text of [m.email, m.phone, m.city]) write('left', text, 8.5)
    head('left', h.skills)
    for (const text of m.skills.flatMap(([, items]) => items)) write('left', text)
    head('left', h.education)
    for (const study of studies)
      for (const [text, font] of [
        [study.what, 'F2'],
        [study.school, 'F1'],
        [study.dates, 'F1'],
      ] as const)
        write('left', text, 9, font)
    head('right', h.experience)
    for (const post of posts) {
      cursor.right -= 5
      write('right', post.title, 10, 'F2')
      write('right', `${post.company}${post.city ? ` – ${post.city}` : ''} – ${post.dates}`)
      for (const text of post.told) write('right', `• ${text}`)
    }
    const shuffled = [...puts].sort(
      (a, b) => ((a.x * 7_919 + a.y * 104_729) % 1_009) - ((b.x * 7_919 + b.y * 104_729) % 1_009),
    )
    const content = shuffled
      .map(
        (put) =>
          `BT /${put.font} ${put.size} Tf ${put.x.toFixed(2)} ${put.y.toFixed(2)} Td (${encode(put.text)}) Tj ET`,
      )
      .join('\n')
    return rawPdf({
      content,
      page: '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >>',
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>'],
    })
  },
}

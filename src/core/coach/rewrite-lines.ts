import { checkRewrite, type Known } from './rewrite-rule.ts'

export type LineFilter = { push(text: string): string; end(): string }

const DECORATION = /^[\s>*_\-•("'\d.)]*/
const WORDS = ['rewrite', 'rewritten', 'suggested line', 'suggested bullet', 'new line', 'after']
/** `- **Rewrite:** …`, with whatever a model puts around it. */
const REWRITE = new RegExp(
  `^([\\s>*_\\-•("'\\d.)]*(?:${WORDS.join('|')})[\\w ]{0,20}[*_]{0,3}\\s*(?::|[–—]|\\s-\\s)[*_]{0,3})(.*)$`,
  'is',
)

/**
 * Holds back the lines of an answer that offer a rewrite until they are complete and checked against the resume;
 * everything else passes at once.
 */
export function createRewriteFilter(known: Known): LineFilter {
  let line = ''
  let mode: 'undecided' | 'rewrite' | 'passing' = 'undecided'

  const take = (isLast: boolean): string => {
    let out = ''
    for (;;) {
      const end = line.indexOf('\n')
      const head = end < 0 ? line : line.slice(0, end)
      if (mode === 'undecided') mode = judge(head, end >= 0 || isLast)
      if (mode === 'passing') {
        const upTo = end < 0 ? line.length : end + 1
        out += line.slice(0, upTo)
        line = line.slice(upTo)
      } else if (end >= 0 || (isLast && line !== '')) {
        out += settle(head, known) + (end < 0 ? '' : '\n')
        line = end < 0 ? '' : line.slice(end + 1)
      }
      if (end < 0) return out
      mode = 'undecided'
    }
  }

  return {
    push: (text) => {
      line += text
      return take(false)
    },
    end: () => take(true),
  }
}

function judge(head: string, isWhole: boolean): 'undecided' | 'rewrite' | 'passing' {
  if (REWRITE.test(head)) return 'rewrite'
  if (isWhole) return 'passing'
  const words = head.replace(DECORATION, '').toLowerCase()
  const couldBe = WORDS.some(
    (word) => word.startsWith(words) || (words.startsWith(word) && words.length < word.length + 24),
  )
  return couldBe ? 'undecided' : 'passing'
}

function settle(line: string, known: Known): string {
  const [, lead, rewrite] = REWRITE.exec(line) ?? []
  if (lead === undefined || rewrite === undefined) return line
  const { text, missing } = checkRewrite(rewrite, known)
  return missing === null
    ? lead + text
    : `${lead} (left out: it named ${missing.slice(0, 60)}, which your resume does not have)`
}

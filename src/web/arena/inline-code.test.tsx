import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineCode } from './inline-code.tsx'

const shown = (text: string) => renderToStaticMarkup(<InlineCode text={text} />).replaceAll(/ class="[^"]*"/g, '')

test.each([
  ['What does `docker run -p 8080:80 web` do?', 'What does <code>docker run -p 8080:80 web</code> do?'],
  ['`a` or `b`', '<code>a</code> or <code>b</code>'],
  ['one ` alone', 'one ` alone'],
  ['``', '``'],
  ['`two\nlines`', '`two\nlines`'],
  ['no code, <b>no markup</b>', 'no code, &lt;b&gt;no markup&lt;/b&gt;'],
])('%j', (text, markup) => {
  expect(shown(text)).toBe(markup)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LateModelText } from './late-model-text.tsx'
import { ModelText } from './model-text.tsx'

const ALLOWED = new Set([
  'div',
  'h3',
  'h4',
  'p',
  'strong',
  'em',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'a',
  'span',
  'br',
  'hr',
  'blockquote',
])
const HOSTILE = [
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '"><iframe src=https://evil.test>',
  '![x](https://evil.test/a.png)',
  '<a href="javascript:1">x</a>',
  '[x](vbscript:1)',
  '[x](https://ok.test "onclick=alert(1)")',
  '<https://ok.test/"onmouseover="alert(1)>',
  '`<img src=x>`',
  '```html\n<form action=//evil.test>\n```',
  '<!-- <img src=x> -->',
  '<?php ?>',
  '<![CDATA[<b>]]>',
  '&lt;script&gt;',
  '[a]: javascript:1\n\n[a]',
  '1. <h1 style=position:fixed>',
  '- <meta http-equiv=refresh>',
  '> <link rel=stylesheet href=//evil.test>',
]

it.each(HOSTILE)('%j becomes only what the allow list has', (text) => {
  const html = renderToStaticMarkup(<ModelText text={`${text}\n\n**after** ${text}`} />)
  for (const [, tag] of html.matchAll(/<\/?([a-z][a-z0-9]*)/giu)) expect(ALLOWED).toContain(tag)
  expect(html).not.toMatch(/<[^>]*\s(?:src|style|on\w+|action|srcset|title)=/iu)
  for (const [, href] of html.matchAll(/<a href="([^"]*)"/gu)) expect(href).toMatch(/^https:\/\/ok\.test\//u)
  for (const [link] of html.matchAll(/<a [^>]*>/gu)) expect(link).toContain('rel="noopener noreferrer nofollow"')
})

it('hands plain text to anyone who wants to make references of it', () => {
  const html = renderToStaticMarkup(<ModelText text="As **in [L3]**" showText={(text) => text.toUpperCase()} />)
  expect(html).toContain('<p>AS <strong')
  expect(html).toContain('IN [L3]</strong>')
})

it('starts at the given heading level', () => {
  expect(renderToStaticMarkup(<ModelText text={'### 1. A\n2. B'} headingLevel={2} />)).toMatch(
    /<h2[^>]*>1\. A<\/h2><h3[^>]*>2\. B<\/h3>/u,
  )
})

it('is read without its marks while what shows them is on its way', () => {
  expect(
    renderToStaticMarkup(<LateModelText text={'### 1. Strengths\n- **Length**: 44 words, C# and 2 ** 3'} />),
  ).toContain('1. Strengths\n- Length: 44 words, C# and 2 ** 3')
})

import { expect, it } from 'vitest'
import { pageTree, plainText } from './page-tree.ts'

const LINE = 'Kubernetes and Terraform'
const shown = (line: string, css = '', head = '') =>
  plainText(
    pageTree(
      `<html><head>${head}<style>${css}</style></head><body><h1>Data Engineer</h1><ul><li>Python</li><li>SQL</li>${line}</ul></body></html>`,
    ).root,
  ).includes(LINE)
const li = (style: string, css = '') => shown(`<li class="q" style="${style}"><b>${LINE}</b></li>`, css)
const sheet = (css: string) => shown(`<li class="q" data-x="1">${LINE}</li>`, css)

it.each([
  'transform: scale(0)',
  'transform: translateX(2px) scale(0.0)',
  'transform: scaleY(0)',
  'transform: scale3d(0, 0, 0)',
  'transform: rotateY(90deg)',
  'transform: matrix(0, 0, 0, 0, 0, 0)',
  'translate: -9999px',
  'scale: 0',
  'height: 0; overflow: hidden',
  'overflow: clip; width: 0px !important',
  'max-width: 0; overflow: hidden',
  'line-height: 0; overflow: hidden',
  'position: fixed; right: -9999rem',
  'position: absolute; inset: -9999px auto auto -9999px',
  'clip-path: circle(0)',
  'clip: rect(1px, 1px, 1px, 1px)',
  'opacity: .01',
  'filter: opacity(0)',
  'mask: linear-gradient(transparent, transparent)',
  'visibility: collapse',
  'font: 0/0 a',
  'font-size: calc(1px - 1px)',
  'zoom: .001',
  'letter-spacing: -1em',
  '-webkit-text-fill-color: transparent',
  'color: #0000',
  'color: hsl(0 0% 100%)',
  'color: oklch(1 0 0)',
  'color: color-mix(in srgb, white, white)',
  'color: whitesmoke',
  'background: #222; color: rgb(34 34 34)',
  'color: rgb(from white r g b)',
  'color: light-dark(white, black)',
  'display: table-column',
  'opacity: calc(1 - 1)',
  'transform: skew(90deg)',
  'mask: linear-gradient(black, black); mask-size: 0 0',
  'padding-left: 9999px; overflow: hidden',
  'line-height: 200px; height: 10px; overflow: hidden',
  'position: fixed; top: 200vh',
  'position: fixed; left: 150vw',
  'color: #123456; background: linear-gradient(#123456, #123456)',
  'color: #fff; background: linear-gradient(90deg, #fff 0%, #fefefe 100%)',
  'mix-blend-mode: lighten; color: black',
  'mix-blend-mode: screen',
])('hides a line by its own style: %s', (style) => expect(li(style)).toBe(false))

it.each([
  'transform: scale(0.9)',
  'transform: translate(-50%, -50%)',
  'height: 0',
  'height: 0.5em; overflow: hidden',
  'min-height: 0; overflow: hidden',
  'opacity: .5',
  'color: #767676',
  'background: #111; color: white',
  'background: linear-gradient(red, blue); color: white',
  'background-image: linear-gradient(red, blue); background-clip: text; color: transparent',
  'position: relative; left: -12px',
  'position: relative; z-index: -1',
  'letter-spacing: -.02em',
  'clip-path: inset(0 0 0 0)',
  'color: var(--brand)',
  'mix-blend-mode: difference; color: white',
  'mix-blend-mode: multiply; color: black',
  'position: fixed; bottom: 20px; right: 20px',
])('shows a line: %s', (style) => expect(li(style)).toBe(true))

it.each([
  ':is(.q) { display: none }',
  'li:nth-child(3) { display: none }',
  'li:last-child { display: none }',
  '[data-x] { display: none }',
  'ul { & .q { display: none } }',
  'ul { .q { display: none } }',
  ':root { --c: #fff } .q { color: var(--c) }',
  '@media screen and (min-width: 600px) { .q { display: none } }',
  '@layer a { .q { display: none } }',
  'ul { background: #fff; position: relative; z-index: 0 } .q { position: relative; z-index: -1 }',
  'broken { } } .q { display: none',
  '.q { d\\69splay: none }',
  '.q { display: n\\6fne }',
  'ul { container-type: inline-size } @container (min-width: 1px) { .q { display: none } }',
  '@supports (display: grid) and (not (display: inline-nonsense)) { .q { display: none } }',
  '@supports (foo: bar) or (gap: 1px) { .q { display: none } }',
  '@supports selector(li:has(b)) { .q { display: none } }',
  '@supports (--a: b) { .q { display: none } }',
  '@import url("data:text/css,.q{display:none}");',
  "@import 'data:text/css,.q%7Bdisplay:none%7D' screen;",
  '@import url(data:text/css;base64,LnF7ZGlzcGxheTpub25lfQ==);',
  '.q { color: Canvas }',
  '@property --c { syntax: "<color>"; inherits: true; initial-value: white } .q { color: var(--c) }',
  '@keyframes z { to { opacity: 0 } } .q { animation: z 0s forwards }',
  '@keyframes z { from { opacity: 0 } to { opacity: 1 } } .q { animation: z .3s reverse both }',
  '@keyframes z { 100% { visibility: hidden } } .q { animation-name: z; animation-fill-mode: forwards }',
  '@keyframes z { to { opacity: 1 } } .q { opacity: 0; animation: z 1s 90000s forwards }',
  '.q { position: relative } .q::after { content: ""; position: absolute; inset: 0; background: white }',
])('hides a line by a sheet: %s', (css) => expect(sheet(css)).toBe(false))

it.each([
  '@media print { .q { display: none } }',
  '@media (max-width: 600px) { .q { display: none } }',
  '.q:hover { display: none }',
  '.q::before { display: none }',
  '.q { display: none } ul > .q { display: block }',
  '.q { display: none } .q { display: list-item }',
  '.q { display: block !important } ul li.q { display: none }',
  '@layer a { ul li.q { display: none } } .q { display: block }',
  'body { background: #111 } .q { color: white }',
  '@keyframes z { from { opacity: 0 } to { opacity: 1 } } .q { opacity: 0; animation: z 1s forwards }',
  '@keyframes z { from { opacity: 0; transform: translateY(900px) } } .q { animation: z .4s both }',
  '@keyframes z { 0%, 100% { opacity: 1 } 50% { opacity: 0 } } .q { animation: z 1s infinite }',
  '@keyframes z { to { opacity: 1 } } .q { opacity: 0; animation: z; animation-timeline: view() }',
  'ul { container-type: inline-size } @container (min-width: 900px) { .q { display: none } }',
  '@supports (display: nonsense) { .q { display: none } }',
  '@import url("data:text/css,.q{display:none}") print;',
  '.q { color: CanvasText }',
  '@supports (foo: bar) { .q { display: none } }',
  '@supports (-moz-appearance: none) and (not (display: grid)) { .q { display: none } }',
  '@supports not ((display: grid) or (foo: bar)) { .q { display: none } }',
  '.q { position: relative } .q::before { content: ""; position: absolute; inset: 0; background: #eee; z-index: -1 }',
  '.q { position: relative } .q::after { content: ""; position: absolute; inset: 0; z-index: 1 }',
])('shows a line where the cascade does: %s', (css) => expect(sheet(css)).toBe(true))

it('reads a sheet of a page only where a browser uses it on a screen', () => {
  const by = (attributes: string) =>
    shown(`<li class="q">${LINE}</li>`, '', `<style ${attributes}>.q { display: none }</style>`)
  for (const unused of ['media="print"', 'type="text/less"', 'media="(max-width: 600px)"'])
    expect([unused, by(unused)]).toEqual([unused, true])
  for (const used of ['', 'media="screen"', 'type="text/css"', 'media="print, screen"', 'media="all"'])
    expect([used, by(used)]).toEqual([used, false])
})

it('reads a sheet that is written out in a link', () => {
  const by = (attributes: string) =>
    shown(`<li class="q">${LINE}</li>`, '', `<link href="data:text/css,.q%7Bdisplay:none%7D" ${attributes}>`)
  expect(by('rel="stylesheet"')).toBe(false)
  expect(by('rel="stylesheet" media="print"')).toBe(true)
  expect(by('rel="icon"')).toBe(true)
  const inBase64 = (code: string) =>
    shown(`<li class="q">${LINE}</li>`, '', `<link rel="stylesheet" href="data:text/css;charset=utf-8;base64,${code}">`)
  expect(inBase64('LnF7ZGlzcGxheTpub25lfQ==')).toBe(false)
  expect(inBase64('LnF7ZGlzcGxheTpub25lfQ%3D%3D')).toBe(false)
  expect(inBase64('no base64!')).toBe(true)
})

const inRow = (grid: string, item: string, inside = LINE) =>
  shown(`<li style="display: grid; ${grid}"><div style="${item}"><p>${inside}</p></div></li>`)

it.each([
  ['grid-template-rows: 0fr', 'overflow: hidden; min-height: 0'],
  ['grid-template-rows: 0fr', 'overflow: hidden'],
  ['grid-template-rows: 0fr; overflow: hidden', 'min-height: 0'],
  ['grid-template-rows: 0; overflow: hidden', ''],
  ['grid-template-rows: minmax(0, 0fr)', 'overflow: clip'],
  ['grid-template: 0fr / 1fr', 'overflow: hidden'],
  ['grid: 0fr / auto', 'overflow: hidden'],
])('hides what stands in a row of no height: %s, %s', (grid, item) => expect(inRow(grid, item)).toBe(false))

it.each([
  ['grid-template-rows: 1fr', 'overflow: hidden; min-height: 0'],
  ['grid-template-rows: 0fr', ''],
  ['grid-template-rows: 0fr; overflow: hidden', ''],
  ['grid-template-rows: 0fr', 'min-height: 0'],
  ['grid-template-rows: 0', ''],
  ['grid-template-rows: auto 0fr', 'overflow: hidden'],
  ['grid-template-rows: 0fr', 'overflow: hidden; min-height: 20px'],
  ['grid-template-rows: 0fr', 'overflow: hidden; padding: 20px'],
  ['grid-template-rows: 0fr 1fr; grid-template-columns: 1fr 1fr', 'overflow: hidden; grid-row: 2'],
  ['display: block; grid-template-rows: 0fr', 'overflow: hidden'],
])('shows what keeps its height in a row: %s, %s', (grid, item) => expect(inRow(grid, item)).toBe(true))

it('reads a closed row that a person opens', () => {
  const fold = (name: string) =>
    shown(
      `<li class="${name}"><div class="inner">${LINE}</div></li>`,
      `.${name} { display: grid; grid-template-rows: 0fr } .inner { overflow: hidden }`,
    )
  expect(fold('accordion-body')).toBe(true)
  expect(fold('q')).toBe(false)
  const long = `${LINE} ${'and much more of the same kind '.repeat(10)}`
  expect(inRow('grid-template-rows: 0fr; transition: grid-template-rows .2s', 'overflow: hidden', long)).toBe(true)
})

it('hides the text of an element and shows what in it has a size', () => {
  expect(shown(`<li style="font-size:0">x <span style="font-size:16px">${LINE}</span></li>`)).toBe(true)
  expect(shown(`<li style="font-size:0">${LINE} <span style="font-size:16px">x</span></li>`)).toBe(false)
})

it('reads a long part that comes into sight as a person scrolls, and a colour whose ground was not saved', () => {
  const part = `<li class="q">${LINE} ${'and what one does all day '.repeat(12)}</li>`
  expect(shown(part, '.q { opacity: 0; transition: opacity 1s }')).toBe(true)
  expect(shown(`<li style="color:white">${LINE}</li>`, '', '<link rel="stylesheet" href="a.css">')).toBe(true)
})

it('shows what is visible again in an element that is not', () => {
  const part = (style: string) => shown(`<div style="visibility:hidden"><li style="${style}"><b>${LINE}</b></li></div>`)
  expect(part('visibility: visible')).toBe(true)
  expect(part('color: black')).toBe(false)
})

it('hides what a ground is laid over, and shows what stands above that ground', () => {
  const line = (inside: string) => shown(`<li style="position:relative">${inside}</li>`)
  const ground = (style: string) => `<i style="position:absolute;inset:0;background:white;${style}"></i>`
  expect(line(`<b>${LINE}</b>${ground('')}`)).toBe(false)
  expect(line(`${LINE}${ground('')}`)).toBe(false)
  expect(line(`<b>${LINE}</b>${ground('opacity:0')}`)).toBe(true)
  expect(line(`<b>${LINE}</b>${ground('visibility:hidden')}`)).toBe(true)
  expect(line(`<b>${LINE}</b>${ground('z-index:-1')}`)).toBe(true)
  expect(line(`${ground('')}<b style="position:relative">${LINE}</b>`)).toBe(true)
})

it('knows colours of attributes and elements that no browser draws', () => {
  expect(shown(`<li><font color="white">${LINE}</font></li>`)).toBe(false)
  expect(shown(`<li bgcolor="x"><font color="navy">${LINE}</font></li>`)).toBe(true)
  expect(shown(`<table bgcolor="black"><tr><td><font color="white">${LINE}</font></td></tr></table>`)).toBe(true)
  expect(shown(`<li><ruby>ok<rp>${LINE}</rp></ruby></li>`)).toBe(false)
})

it('reads the items of a list that come into sight one after the other', () => {
  const items = `<li class="q">${LINE}</li>${'<li class="q">You know how to run things in production</li>'.repeat(8)}`
  expect(shown(items, '.q { opacity: 0; transition: all .5s }')).toBe(true)
  expect(shown(`<li class="q">${LINE}</li>`, '.q { opacity: 0; transition: all .5s }')).toBe(false)
})

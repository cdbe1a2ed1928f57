import { must } from '#core/must.ts'
import { seeded } from '#test/corpus/random.ts'

const RUN = 'ranFromMarkup()'
const SHAPES: ((run: string) => string)[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<img src=x onerror=${run}>`,
  (run) => `<svg/onload=${run}>`,
  (run) => `"><img src=x onerror=${run}>`,
  (run) => `'-${run}-'`,
  (run) => `\${${run}}{{${run}}}`,
  (run) => `javascript:${run}`,
  (run) => `[x](javascript:${run})`,
  (run) => `![x](x"onerror="${run})`,
  (run) => `<a href="javascript:${run}">x</a>`,
  (run) => `<iframe srcdoc="<script>${run}</script>">`,
  (run) => `<details open ontoggle=${run}>`,
  (run) => `</script><script>${run}</script>`,
  (run) => `</title><svg onload=${run}>`,
  (run) => `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  (run) => `<style>@import'https://evil.example/x';</style>`.concat(`<body onload=${run}>`),
  (run) => `<input autofocus onfocus=${run}>`,
  (run) => `<base href="https://evil.example/"><script src=x>${run}</script>`,
  (run) => `\u003cimg src=x onerror=${run}\u003e`,
  (run) => `&lt;img src=x onerror=${run}&gt;`,
]
const DISGUISES: ((text: string, pick: (limit: number) => number) => string)[] = [
  (text) => text,
  (text, pick) =>
    [...text]
      .map((letter) => (pick(2) ? letter.toUpperCase() : letter))
      .join('')
      .replaceAll(/ranfrommarkup/gi, 'ranFromMarkup'),
  (text) => text.replace(' ', '\t'),
  (text) => text.replace('<', '<\u200b').concat(text),
  (text) => `\u202e${text}`,
  (text) => text.replace('=', ' = '),
  (text) => encodeURIComponent(text).concat(text),
  (text) => `Ana ${text} Maria`,
  (text) => text.replaceAll('"', '`'),
  (text) => `<!--${text}-->${text}`,
]

/** The first 200 are every shape in every disguise; more than that repeat with other chances. */
export function markupPayloads(count: number, seed: number): string[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, index) => {
    const at = index + (seed - 1) * count
    return must(DISGUISES[Math.floor(at / SHAPES.length) % DISGUISES.length])(
      must(SHAPES[at % SHAPES.length])(RUN),
      random.below,
    )
  })
}

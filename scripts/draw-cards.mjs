// Draws the cards that other sites show for a link, and the app's icons, into public/. Run it after changing a
// public page's heading or the logo, with the web built and ffmpeg available; the results are committed. With an address
// (`/tr`) only the cards of pages below it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { SITE_LANGUAGES } from '../src/core/account/languages.ts'
import { cardOf } from '../src/web/lib/social-card.ts'
import { publicPath, sitePageNames } from '../src/web/paths.ts'
import { drawContours } from '../src/web/ui/draw-contours.ts'
import { findOrInstallBrowser } from './lib/browser.mjs'
import { iconFile, iconPicture, logoMark } from './lib/icon-pictures.mjs'

const CLIENT = 'build/client'
const CARD = { width: 1200, height: 630 }
const fontOf = (part) =>
  readFileSync(`node_modules/@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`).toString('base64')
const [only] = process.argv.slice(2)

if (!existsSync(CLIENT)) throw new Error('Build the web first: npm start does it')
for (const language of SITE_LANGUAGES) mkdirSync(path.dirname(`public${cardOf('home', language)}`), { recursive: true })
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(process.execPath),
  args: ['--no-sandbox', '--force-color-profile=srgb'],
})
await drawCards()
if (!only) await drawIcons()
await browser.close()

async function drawCards() {
  const page = await browser.newPage({ viewport: CARD })
  const all = SITE_LANGUAGES.flatMap((language) => sitePageNames.map((page) => ({ page, language })))
  for (const about of all) {
    const address = publicPath(about.page, about.language)
    if (only && !address.startsWith(only)) continue
    const html = readFileSync(path.join(CLIENT, address, 'index.html'), 'utf8')
    const file = `public${cardOf(about.page, about.language)}`
    const headline = textOf(/<h1[^>]*>(.*?)<\/h1>/, html)
    const line = textOf(/name="description" content="([^"]+)/, html)
    await page.setContent(
      cardPicture({ headline, line, seed: seedOf(path.basename(file, '.png')), language: about.language }),
    )
    await page.evaluate(() => document.fonts.ready)
    writeFileSync(file, withFewColours(await page.screenshot()))
    console.log(file)
  }
  await page.close()
}

async function drawIcons() {
  const pictures = [
    ['apple-touch-icon.png', 180, iconPicture({ isFull: true })],
    ['icon-192.png', 192, iconPicture({})],
    ['icon-512.png', 512, iconPicture({})],
    ['icon-maskable-512.png', 512, iconPicture({ isFull: true, scale: 0.72 })],
  ]
  for (const [name, size, svg] of pictures) writeFileSync(`public/${name}`, await shoot(svg, size))
  writeFileSync(
    'public/favicon.ico',
    iconFile([
      [16, await shoot(iconPicture({}), 16)],
      [32, await shoot(iconPicture({}), 32)],
      [48, await shoot(iconPicture({}), 48)],
    ]),
  )
  console.log('public/*.png, public/favicon.ico')
}

async function shoot(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

/** 256 colours with a fine pattern: a third of the bytes, and no band in the dawn. */
function withFewColours(picture) {
  const filter =
    'split[a][b];[a]palettegen=max_colors=256:stats_mode=full[p];[b][p]paletteuse=dither=bayer:bayer_scale=5'
  const io = ['-f', 'png_pipe', '-i', '-', '-vf', filter, '-f', 'image2pipe', '-c:v', 'png', '-']
  const { status, stdout, error, stderr } = spawnSync('ffmpeg', ['-v', 'error', ...io], { input: picture })
  if (status !== 0) throw new Error(`ffmpeg: ${error?.message ?? stderr.toString()}`)
  return stdout
}

/** The same words give the same hills. */
function seedOf(name) {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}

function textOf(pattern, html) {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`A page with a card lacks ${pattern}`)
  return found.replaceAll(/<[^>]+>/g, '')
}

function cardPicture({ headline, line, seed, language }) {
  const contours = drawContours({ seed, ...CARD, hills: 8, levels: 16, cell: 18 }).join('')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${fontOf('latin-ext')}); unicode-range: U+0100-0130, U+0132-024F }
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${fontOf('latin')}); unicode-range: U+0000-00FF, U+0131, U+2000-206F }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; font-family: Figtree; color: oklch(0.225 0.045 280); position: relative; overflow: hidden;
      background: linear-gradient(168deg, oklch(0.912 0.045 283) 8%, oklch(0.962 0.013 310) 55%, oklch(0.952 0.05 68) 100%) }
    svg.map { position: absolute; inset: 0; fill: none; stroke-linecap: round }
    .words { position: absolute; left: 80px; top: 196px; width: 800px }
    h1 { font-size: ${headline.length > 30 ? 74 : 92}px; line-height: 1.03; font-weight: 700; letter-spacing: -0.036em; text-wrap: balance }
    p { margin-top: 26px; font-size: 29px; line-height: 1.36; color: oklch(0.4 0.035 280); text-wrap: pretty; max-width: 690px }
    .logo { position: absolute; left: 80px; top: 76px; display: flex; align-items: center; gap: 18px; font-size: 34px; font-weight: 680; letter-spacing: -0.025em }
  </style>
  <svg class="map" viewBox="0 0 1200 630"><path d="${contours}" stroke="oklch(0.58 0.1 283)" stroke-opacity=".3" stroke-width="1.3"/>
    <g stroke="#4942d4">
      <path d="M1016 330c34-30 20-76 58-96s70-42 58-92" stroke-width="6" stroke-dasharray="0.1 15" opacity=".8"/>
      <path d="M700 690c70-20 60-92 136-98s92-52 84-112 40-118 96-150" stroke-width="8"/>
      <circle cx="836" cy="592" r="13" fill="#4942d4" stroke="none"/><circle cx="920" cy="480" r="13" fill="#4942d4" stroke="none"/>
      <circle cx="1074" cy="234" r="12" fill="#fff" stroke-width="5.5"/>
      <circle cx="1016" cy="330" r="42" fill="#4942d4" stroke="none" opacity=".16"/><circle cx="1016" cy="330" r="21" fill="#4942d4" stroke="#fff" stroke-width="7"/>
      <g transform="translate(1132 142)" stroke="none"><path d="M-3 0v-70h46l-12 17 12 17H3v36z" fill="oklch(0.225 0.045 280)"/><circle r="9" fill="oklch(0.225 0.045 280)"/></g>
    </g></svg>
  <div class="logo"><svg width="54" height="54" viewBox="0 0 28 28">${logoMark(8.5)}</svg>Waymark</div>
  <div class="words"><h1>${headline}</h1><p>${line}</p></div>`
}

// npm run clips [-- resume-upload]: films the three clips of How It Works from the built product with seeded data, frame
// by frame, and encodes them with ffmpeg (libsvtav1, libx264, libaom). The results are committed, in src/site/marketing/clips.
import { mkdirSync, rmSync } from 'node:fs'
import { findOrInstallBrowser } from './lib/browser.mjs'
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

installWhenNeeded()
const node = pinnedNode()
if (process.argv.includes('--here')) await shootAll(process.argv.slice(2).filter((arg) => !arg.startsWith('--')))
else {
  buildWebWhenStale(node)
  process.exitCode = await runToEnd(node, ['scripts/clips.mjs', '--here', ...process.argv.slice(2)])
}

async function shootAll(wanted) {
  const [{ chromium }, { startSeeded }, { films }, { openFilm }, { encode }] = await Promise.all(
    [
      '@playwright/test',
      './lib/face/seeded-server.mjs',
      './clips/films.mjs',
      './clips/film.mjs',
      './clips/encode.mjs',
    ].map((name) => import(name)),
  )
  const server = await startSeeded(node)
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(node),
    args: ['--no-sandbox', '--force-color-profile=srgb', '--hide-scrollbars'],
  })
  for (const [name, { play, arrive }] of Object.entries(films).filter(
    ([name]) => wanted.length === 0 || wanted.includes(name),
  )) {
    const folder = `.cache/clips/${name}`
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const film = await openFilm(browser, server, { folder, arrive })
    await play(film)
    await film.close()
    encode(name, folder, film)
  }
  await browser.close()
  await server.stop()
}

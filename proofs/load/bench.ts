import { benchAi } from './bench-ai.ts'
import { benchCareer } from './bench-career.ts'
import { benchBoard } from './bench-board.ts'
import { benchLongPage } from './bench-long-page.ts'
import { benchParseResume } from './bench-parse-resume.ts'
import { benchStart } from './bench-start.ts'
import { benchTaps } from './bench-taps.ts'
import { benchTyping } from './bench-typing.ts'
import { benchCalls } from './bench-calls.ts'
import { benchCost } from './bench-cost.ts'
import { drawFlames } from './draw-flames.ts'

/** npm run bench: all of them, or those named: `npm run bench -- start calls`. */
const benches: Record<string, () => Promise<void>> = {
  start: benchStart,
  calls: benchCalls,
  'parse-resume': benchParseResume,
  'long-page': benchLongPage,
  board: benchBoard,
  career: benchCareer,
  ai: benchAi,
  typing: benchTyping,
  taps: benchTaps,
}

/** Run when named only: pictures in docs/quality/flames, and the processor time of each call. */
const pictures: Record<string, () => Promise<void>> = { flames: drawFlames, cost: benchCost }

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in benches) && !(name in pictures))
if (unknown)
  throw new Error(
    `There is no benchmark '${unknown}'; there are ${[...Object.keys(benches), ...Object.keys(pictures)].join(', ')}`,
  )
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) await bench()
}
for (const [name, draw] of Object.entries(pictures)) {
  if (asked.includes(name)) await draw()
}
process.exit(0)

import { benchAi } from './bench-ai.ts'
import { benchCareer } from './bench-career.ts'
import { benchBoard } from './bench-board.ts'
import { benchParseResume } from './bench-parse-resume.ts'
import { benchStart } from './bench-start.ts'
import { benchTaps } from './bench-taps.ts'
import { benchTyping } from './bench-typing.ts'
import { benchCalls } from './bench-calls.ts'

/** npm run bench: all of them, or those named: `npm run bench -- start calls`. */
const benches: Record<string, () => Promise<void>> = {
  start: benchStart,
  calls: benchCalls,
  'parse-resume': benchParseResume,
  board: benchBoard,
  career: benchCareer,
  ai: benchAi,
  typing: benchTyping,
  taps: benchTaps,
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in benches))
if (unknown) throw new Error(`There is no benchmark '${unknown}'; there are ${Object.keys(benches).join(', ')}`)
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) await bench()
}
process.exit(0)

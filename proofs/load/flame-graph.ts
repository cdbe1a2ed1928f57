import type { Profiler } from 'node:inspector/promises'

type Frame = { name: string; micros: number; children: Map<string, Frame> }

const WIDTH = 1200
const ROW = 16
/** What takes less of the whole than this is left out, with all below it. */
const LEAST = 0.004
const LEAST_NAMED = 34

/** A CPU profile as a picture: each bar is a function, as wide as the time in it and in what it called, its caller above it. */
export function flameGraph(title: string, profile: Profiler.Profile): string {
  const root = framesOf(profile)
  const bars: string[] = []
  let deepest = 0
  const draw = (frame: Frame, x: number, depth: number) => {
    const width = (frame.micros / root.micros) * WIDTH
    if (width < WIDTH * LEAST) return
    deepest = Math.max(deepest, depth)
    const share = `${((100 * frame.micros) / root.micros).toFixed(1)} %`
    const shown = frame.name.slice(0, Math.floor(width / 6.2))
    bars.push(
      `<g><title>${escaped(`${frame.name}: ${share}`)}</title><rect x="${x.toFixed(1)}" y="${(depth + 2) * ROW}" width="${Math.max(0, width - 0.5).toFixed(1)}" height="${ROW - 1}" fill="${colourOf(frame.name)}"/>${width >= LEAST_NAMED ? `<text x="${(x + 2).toFixed(1)}" y="${(depth + 2) * ROW + 11}">${escaped(shown)}</text>` : ''}</g>`,
    )
    let at = x
    for (const child of [...frame.children.values()].sort((a, b) => b.micros - a.micros)) {
      draw(child, at, depth + 1)
      at += (child.micros / root.micros) * WIDTH
    }
  }
  draw(root, 0, 0)
  const height = (deepest + 4) * ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10">
<rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="4" y="18" font-size="14">${escaped(title)}</text>
${bars.join('\n')}
</svg>
`
}

function framesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const callerOf = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)))
  const root: Frame = { name: 'all', micros: 0, children: new Map() }
  for (const [index, id] of samples.entries()) {
    const stack: string[] = []
    for (let at: number | undefined = id; at !== undefined; at = callerOf.get(at)) {
      const name = nameOf(byId.get(at)?.callFrame)
      if (name) stack.unshift(name)
    }
    if (stack.length === 0 || stack[0] === '(idle)') continue
    const micros = timeDeltas[index] ?? 0
    root.micros += micros
    let frame = root
    for (const name of stack) {
      const child: Frame = frame.children.get(name) ?? { name, micros: 0, children: new Map() }
      frame.children.set(name, child)
      child.micros += micros
      frame = child
    }
  }
  return root
}

/** Function and file; what Node does around it is one word, so that a picture speaks of our code and its libraries. */
function nameOf(call: { functionName: string; url: string; lineNumber: number } | undefined): string | undefined {
  if (!call || call.functionName === '(root)') return undefined
  if (call.url.startsWith('node:')) return call.functionName === '' ? undefined : `node ${call.functionName}`
  const file = call.url.split('/').slice(-2).join('/')
  return `${call.functionName || 'anonymous'}${file === '' ? '' : ` ${file}:${call.lineNumber + 1}`}`
}

/** Our own code warm, libraries blue, the rest grey. */
function colourOf(name: string): string {
  if (/\.ts:\d+$/.test(name)) return '#f4a259'
  return /:\d+$/.test(name) ? '#9cc4e4' : '#d9d9d9'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

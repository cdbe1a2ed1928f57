import { drawContours } from '../ui/draw-contours.ts'
import { placeTrail, type Point, type TrailStop } from '../ui/trail/place-trail.ts'
import type { Frame } from './picture-frames.ts'

/** The light colours of tokens.css in a form that every canvas knows. */
const INK = '#16172f'
const INK_2 = '#4b4d66'
const BRAND = '#4940d4'
const BRAND_INK = '#3d35b5'
const FONT = "'Figtree Variable', sans-serif"

/** All words of the picture, ready to draw. */
export type PictureTexts = {
  eyebrow: string
  headline: string
  under: string
  here: string
  goal: string
  counts: readonly { value: string; label: string }[]
}

type Canvas = CanvasRenderingContext2D

/** Draws the way as its own picture, always in the light colours. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  frame: Frame,
  texts: PictureTexts,
  walked: number,
  done: number,
) {
  const { width, height } = frame
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return
  await Promise.allSettled([400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${FONT}`)))
  drawGround(pen, frame)
  const { scale } = frame
  const at = frame.head
  write(pen, texts.eyebrow, at.x, at.y, { size: 27 * scale, weight: 600, color: BRAND_INK })
  write(pen, texts.headline, at.x, at.y + 88 * scale, { size: 78 * scale, weight: 700, color: INK })
  write(pen, texts.under, at.x, at.y + 136 * scale, { size: 30 * scale, weight: 400, color: INK_2 })
  drawTrail(pen, frame, texts, walked, done)
  drawCounts(pen, frame, texts.counts)
}

function drawGround(pen: Canvas, { width, height }: Frame) {
  const dawn = pen.createLinearGradient(0, 0, width * 0.6, height)
  dawn.addColorStop(0, '#dcdcfd')
  dawn.addColorStop(0.55, '#f3f0fa')
  dawn.addColorStop(1, '#fde9d0')
  pen.fillStyle = dawn
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = 'rgba(108, 103, 190, 0.22)'
  pen.lineWidth = 1.5
  for (const line of drawContours({ seed: 21, width, height, hills: 9, levels: 13 })) pen.stroke(new Path2D(line))
}

function drawTrail(pen: Canvas, frame: Frame, texts: PictureTexts, walked: number, done: number) {
  const stops: TrailStop[] = [
    ...Array.from({ length: Math.min(5, done) }, (_, at): TrailStop => ({ id: `done${at}`, kind: 'done' })),
    { id: 'here', kind: 'here' },
    { id: 'goal', kind: 'goal' },
  ]
  const trail = placeTrail(stops, walked, frame.shape, frame)
  const { scale } = frame
  pen.lineCap = 'round'
  pen.strokeStyle = BRAND
  pen.lineWidth = 9 * scale
  pen.setLineDash([1, 22 * scale])
  pen.stroke(new Path2D(trail.ahead))
  pen.setLineDash([])
  pen.stroke(new Path2D(trail.walked))
  const here = trail.stops.find(({ kind }) => kind === 'here')
  for (const { kind, x, y } of trail.stops) {
    if (kind === 'done') dot(pen, { x, y }, 15 * scale, BRAND)
    // who has arrived stands at the goal: its sign is above them
    const isMet = here !== undefined && Math.hypot(here.x - x, here.y - y) < 46 * scale
    const above = (isMet ? 84 : 46) * scale
    if (kind === 'goal') pill(pen, frame, { x, y: y - above }, texts.goal, { paper: INK, ink: '#ffffff' })
  }
  if (!here) return
  dot(pen, here, 38 * scale, 'rgba(73, 64, 212, 0.18)')
  dot(pen, here, 24 * scale, '#ffffff')
  dot(pen, here, 16 * scale, BRAND)
  pill(pen, frame, { x: here.x + frame.aside, y: here.y + 68 * scale }, texts.here, {
    paper: '#ffffff',
    ink: BRAND_INK,
  })
}

function drawCounts(pen: Canvas, frame: Frame, counts: PictureTexts['counts']) {
  const { width, height, foot } = frame
  // as wide as the figures, and no wider than the picture
  const room = width - 2 * foot
  const scale = Math.min(frame.scale, room / widthOf(pen, counts))
  const side = 36 * scale
  const gap = 34 * scale
  const widths = counts.map(({ value, label }) => ({
    value: measure(pen, value, 36 * scale, 700),
    label: measure(pen, label, 24 * scale, 400),
  }))
  const box = { width: widthOf(pen, counts) * scale, height: 92 * scale }
  const left = width - box.width - foot
  const top = height - box.height - foot
  panel(pen, left, top, box.width, box.height, 24 * scale, '#ffffff')
  let x = left + side
  const base = top + box.height / 2 + 12 * scale
  counts.forEach(({ value, label }, index) => {
    const { value: wide = 0, label: more = 0 } = widths[index] ?? {}
    write(pen, value, x, base, { size: 36 * scale, weight: 700, color: INK })
    write(pen, label, x + wide + 10 * scale, base, { size: 24 * scale, weight: 400, color: INK_2 })
    x += wide + 10 * scale + more + gap
  })
  pen.fillStyle = BRAND
  pen.beginPath()
  pen.moveTo(x, base)
  pen.lineTo(x + 22 * scale, base - 22 * scale)
  pen.lineTo(x + 22 * scale, base)
  pen.fill()
  write(pen, 'Waymark', x + 32 * scale, base, { size: 26 * scale, weight: 700, color: INK })
}

/** The figures and the name in a row, at scale 1. */
function widthOf(pen: Canvas, counts: PictureTexts['counts']): number {
  const figures = counts.reduce(
    (all, { value, label }) => all + measure(pen, value, 36, 700) + 10 + measure(pen, label, 24, 400) + 34,
    0,
  )
  return figures + measure(pen, 'Waymark', 26, 700) + 34 + 2 * 36
}

function pill(
  pen: Canvas,
  { width, scale }: Frame,
  { x, y }: Point,
  text: string,
  colors: { paper: string; ink: string },
) {
  const size = 25 * scale
  const wide = measure(pen, text, size, 600) + 52 * scale
  const high = 56 * scale
  const left = Math.min(width - wide - 20, Math.max(20, x - wide / 2))
  panel(pen, left, y - high / 2, wide, high, high / 2, colors.paper)
  write(pen, text, left + 26 * scale, y + size * 0.35, { size, weight: 600, color: colors.ink })
}

function panel(pen: Canvas, left: number, top: number, width: number, height: number, radius: number, color: string) {
  pen.save()
  pen.shadowColor = 'rgba(40, 38, 110, 0.16)'
  pen.shadowBlur = 28
  pen.shadowOffsetY = 10
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(left, top, width, height, radius)
  pen.fill()
  pen.restore()
}

function dot(pen: Canvas, { x, y }: Point, radius: number, color: string) {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

function measure(pen: Canvas, text: string, size: number, weight: number): number {
  pen.font = `${weight} ${size}px ${FONT}`
  return pen.measureText(text).width
}

function write(pen: Canvas, text: string, x: number, y: number, look: { size: number; weight: number; color: string }) {
  pen.font = `${look.weight} ${look.size}px ${FONT}`
  pen.fillStyle = look.color
  pen.fillText(text, x, y)
}

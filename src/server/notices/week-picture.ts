import type { Language } from '#core/account/languages.ts'
import { noticeWords } from '#core/notices/write-message.ts'
import type { Reason } from '#core/notices/reasons.ts'
import { addDays, localDateIn, msOf, type Instant } from '#core/time.ts'
import { encodePng } from '#server/encode-png.ts'

export type WeekPicture = { bytes: Uint8Array; width: number; height: number; days: string[]; alt: string }

const COLUMN = 64
const HEIGHT = 96
const BAR = 32
const LOW = 6
const [PAPER, BRAND, REST] = [0xffffff, 0x4b44c9, 0xd9d9e3]

/** The seven days of a weekly note as bars; null where nothing was done. It comes with the mail, so that nothing is loaded. */
export function weekPicture(
  reasons: readonly Reason[],
  { language, zone, now }: { language: Language; zone: string; now: Instant },
): WeekPicture | null {
  const byDay = reasons.flatMap(({ detail }) => (detail.what === 'weekly' ? [detail.week.byDay] : []))[0] ?? []
  const most = Math.max(0, ...byDay)
  if (most === 0) return null
  const yesterday = addDays(localDateIn(zone, now), -1)
  const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const days = byDay.map((_, at) => names.format(msOf(`${addDays(yesterday, at + 1 - byDay.length)}T12:00:00.000Z`)))
  const size = { width: byDay.length * COLUMN, height: HEIGHT, stride: byDay.length * COLUMN * 4 }
  const pixels = new Uint8Array(size.height * size.stride)
  paint(pixels, size.stride, { x: 0, y: 0, width: size.width, height: HEIGHT }, PAPER)
  for (const [at, done] of byDay.entries()) {
    const height = done === 0 ? LOW : Math.max(LOW * 2, Math.round((done / most) * (HEIGHT - LOW)))
    const place = { x: at * COLUMN + (COLUMN - BAR) / 2, y: HEIGHT - height, width: BAR, height }
    paint(pixels, size.stride, place, done === 0 ? REST : BRAND)
  }
  const alt = noticeWords[language].picture(days.map((day, at) => ({ day, done: byDay[at] ?? 0 })))
  return { bytes: encodePng(pixels, size), width: size.width, height: HEIGHT, days, alt }
}

type Area = { x: number; y: number; width: number; height: number }

function paint(pixels: Uint8Array, stride: number, { x, y, width, height }: Area, colour: number): void {
  for (let row = y; row < y + height; row += 1) {
    for (let at = row * stride + x * 4; at < row * stride + (x + width) * 4; at += 4) {
      pixels[at] = colour >> 16
      pixels[at + 1] = (colour >> 8) & 255
      pixels[at + 2] = colour & 255
    }
  }
}

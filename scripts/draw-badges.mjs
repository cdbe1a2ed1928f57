// Draws the badges, medals and the trophy into public/. Run it after changing a drawing; the results are committed.
// Colours stand on white and on the dark ground alike, so each drawing is one file for both themes.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

const tones = {
  indigo: ['#5b50e6', '#4338c2'],
  green: ['#2ba078', '#1c7d5b'],
  amber: ['#e5822f', '#c4611a'],
}

/** Centred on 0 0, within 16 either way; a stroke of 2.4 unless filled. `dots` are filled circles: x y r. */
const badges = {
  default: ['indigo', { path: 'M0-12 3.4-4 12-3.4 5.4 2.2 7.5 10.6 0 6-7.5 10.6-5.4 2.2-12-3.4-3.4-4Z' }],
  'profile-pro': ['indigo', { path: 'M-10 12c1-8 5-10 10-10s9 2 10 10', dots: [[0, -6, 5]] }],
  'resume-ready': ['indigo', { path: 'M-8-12h11l5 5v19h-16ZM3-12v5h5M-4 0h8M-4 5.5h8' }],
  'first-chat': [
    'indigo',
    {
      path: 'M-12-9h24v15h-13l-6 6v-6h-5Z',
      dots: [
        [-5, -1.5, 1.5],
        [0, -1.5, 1.5],
        [5, -1.5, 1.5],
      ],
    },
  ],
  'role-explorer': ['indigo', { path: 'M4-4 1.8 1.8-4 4-1.8-1.8Z', rings: [[0, 0, 12.5]], dots: [[0, 0, 1.2]] }],
  'skill-starter': ['green', { path: 'M-11 0-3.5 8 11-8' }],
  'proof-collector': ['green', { path: 'M-12-5-8-1-1-9M-12 5-8 9-1 1M4-5h9M4 5h9' }],
  'skill-master': ['green', { path: 'M0-13 11-9v9c0 7-5 10.5-11 13-6-2.5-11-6-11-13v-9ZM-5 0-1.5 4 5.5-4' }],
  'course-finisher': ['green', { path: 'M-7-13v27M-7-11h17l-4 5.5 4 5.500h-17' }],
  'quick-study': ['green', { path: 'M0-7c-3-3-8-3-12-2v17c4-1 9-1 12 2 3-3 8-3 12-2v-17c-4-1-9-1-12 2ZM0-7v17' }],
  'first-mock-interview': [
    'indigo',
    { path: 'M-4-9a4 4 0 0 1 8 0v8a4 4 0 0 1-8 0ZM-9-2a9 9 0 0 0 18 0M0 7v6M-5 13h10' },
  ],
  'mock-marathon': [
    'indigo',
    {
      path: 'M-4-11a4 4 0 0 1 8 0v7a4 4 0 0 1-8 0ZM-9-5a9 9 0 0 0 18 0M0 4v3M-12 12h24',
      dots: [
        [-12, 12, 2],
        [-4, 12, 2],
        [4, 12, 2],
        [12, 12, 2],
      ],
    },
  ],
  'challenge-accepted': ['green', { path: 'M2-14-9 2h8l-2 12 11-16h-8Z' }],
  'arena-regular': ['green', { path: 'M2-14-9 2h8l-2 12 11-16h-8Z', rings: [[0, 0, 17]] }],
  'arena-veteran': ['green', { path: 'M-11-12 9 10M11-12-9 10M-12 5-5 12M12 5 5 12' }],
  'week-warrior': ['amber', { flame: 1.4 }],
  fortnight: ['amber', { flame: 1, at: -2, path: 'M-9 13h18' }],
  'month-master': ['amber', { path: 'M-12-9h24v21h-24ZM-12-3h24M-6-13v7M6-13v7', flame: 0.5, at: 4.5 }],
  centurion: ['amber', { flame: 0.95, rings: [[0, 0, 17]], path: 'M-17 0h-3M17 0h3M0-17v-3M0 17v3' }],
  comeback: ['amber', { path: 'M-9-6a11 11 0 1 1-2 8M-10-13v8h8' }],
  'career-launch': ['amber', { path: 'M-15 11-4-7 3 3 7-2l8 13ZM-4-7v-8l7 2.5-7 2.5' }],
}

/** The streak's own flame, in a box of 24 around 0 0. */
const FLAME =
  'M.6-10.200c.5 3.2-1 5-2.9 7C-4.4-1-7 1-7 4.200A6.9 6.9 0 0 0 0 10.500a6.9 6.9 0 0 0 7-6.700c0-3.3-1.7-5.6-3.2-7.2-.3 1.6-1 2.5-2 3C2.6-4 2.6-8 .6-10.200Z'

/** The mountain grows with the level; the ring counts it out of ten. */
const medals = Array.from({ length: 10 }, (_, at) => at + 1)
const medalTones = ['indigo', 'indigo', 'indigo', 'green', 'green', 'green', 'amber', 'amber', 'amber', 'indigo']

for (const [id, [tone, glyph]] of Object.entries(badges)) write(`badges/${id}.svg`, badge(tone, glyph))
for (const level of medals) write(`medals/level-${level}.svg`, medal(level))
write('medals/trophy.svg', trophy())

function badge(tone, glyph) {
  const [light, deep] = tones[tone]
  return svg(
    `<path d="${petals(10, 40, 2.8)}" fill="${light}"/>` +
      `<circle r="32" fill="${deep}" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>` +
      `<g fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" transform="scale(1.15)">${marks(glyph)}</g>`,
  )
}

function marks({ path: line, dots = [], rings = [], flame, at = 0 }) {
  return [
    rings.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join(''),
    line ? `<path d="${line}"/>` : '',
    dots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="none"/>`).join(''),
    flame ? `<path d="${FLAME}" fill="#fff" stroke="none" transform="translate(0 ${at}) scale(${flame})"/>` : '',
  ].join('')
}

function medal(level) {
  const [light, deep] = tones[medalTones[level - 1]]
  const summit = -6 - level * 1.2
  const ring = medals
    .map((step) => {
      const angle = ((step - 1) / 10) * Math.PI * 2 - Math.PI / 2
      const isReached = step <= level
      return `<circle cx="${round(Math.cos(angle) * 40)}" cy="${round(Math.sin(angle) * 40)}" r="${isReached ? 3.6 : 2.4}" fill="${isReached ? light : '#9a9ab0'}"/>`
    })
    .join('')
  const range = `M-24 14-12 ${round(summit + 12)} -7 ${round(summit + 17)} 1 ${round(summit)} 10 ${round(summit + 14)} 14 ${round(summit + 10)} 24 14Z`
  const flag =
    level === 10
      ? `<path d="M1 ${summit}v-9l8 3-8 3" fill="#ffe2a8" stroke="#ffe2a8" stroke-width="1.6" stroke-linejoin="round"/>`
      : ''
  const snow =
    level >= 4
      ? `<path d="M${round(1 - 4.2)} ${round(summit + 8.5)}l4.2-8.5 4.5 7-3 2-2-1.500Z" fill="${deep}" fill-opacity=".45"/>`
      : ''
  return svg(
    ring +
      `<circle r="33" fill="${deep}"/><circle r="33" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>` +
      `<path d="${range}" fill="#fff"/>${snow}${flag}` +
      `<path d="M-16 21c6 0 5-4 11-4s6 4 12 4 5-3 9-4" fill="none" stroke="${light}" stroke-width="2.6" stroke-linecap="round"/>`,
  )
}

function trophy() {
  const [light, deep] = tones.amber
  return svg(
    `<path d="M-20-30h40v16c0 13-8 22-20 22s-20-9-20-22Z" fill="${light}"/>` +
      `<path d="M0-30h20v16c0 13-8 22-20 22Z" fill="${deep}" fill-opacity=".55"/>` +
      `<path d="M-20-25h-12c0 14 5 21 14 23M20-25h12c0 14-5 21-14 23" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>` +
      `<path d="M-4 8h8v14h-8Z" fill="${deep}"/><path d="M-17 22h34v5c0 2-1 4-3 4h-28c-2 0-3-2-3-4Z" fill="${light}"/>` +
      `<path d="M-8-12-2-6 9-19" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

function petals(count, radius, depth) {
  const points = Array.from({ length: 120 }, (_, at) => {
    const angle = (at / 120) * Math.PI * 2
    const reach = radius + depth * Math.cos(angle * count)
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

function round(value) {
  return Math.round(value * 10) / 10
}

function svg(content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-44 -44 88 88" width="88" height="88">${content}</svg>\n`
}

function write(name, content) {
  const file = path.join(root, 'public', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

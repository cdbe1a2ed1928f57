import { arch, cpus, loadavg, platform } from 'node:os'

const KIB = 1024

/** Bytes of a first visit, without clips. */
export const budgets = {
  landing: { total: 60 * KIB },
  public: { total: 45 * KIB },
  guest: { total: 195 * KIB },
  person: { total: 230 * KIB },
}

const publicGoals = {
  performance: 98,
  accessibility: 100,
  practices: 100,
  seo: 100,
  lcpMs: 1300,
  tbtMs: 100,
  cls: 0.02,
}

/** Lighthouse's goals by page. */
export const goalsOf = (path) =>
  ({
    '/login': { performance: 97, accessibility: 100, practices: 100 },
    '/dashboard': { performance: 85, accessibility: 100, practices: 100, lcpMs: 2800 },
  })[path] ?? publicGoals

const LANDING = /^\/([a-z]{2})?$/

export function overBudget({ path, kind, bytes }) {
  // '/me' has two letters and is no language
  return Object.entries(budgets[kind === 'public' && LANDING.test(path) ? 'landing' : kind])
    .filter(([part, limit]) => bytes[part] > limit)
    .map(([part]) => part)
}

export function missedGoals({ address, scores, ...figures }) {
  const goals = goalsOf(new URL(address).pathname)
  return Object.entries(goals)
    .filter(([name, goal]) => (name in scores ? scores[name] < goal : figures[name] > goal))
    .map(([name]) => name)
}

export function toMarkdown({ looks, skipped, lights, peer, runs, date }) {
  const broken = looks.flatMap(({ path, axe }) =>
    Object.entries(axe).flatMap(([at, found]) => found.map((what) => `- ${path} at ${at}: ${what}`)),
  )
  const wide = looks.flatMap(({ path, overflow }) => overflow.map((what) => `- ${path}: ${what}`))
  return [
    '# The face: what the command measured',
    '',
    `Written by \`npm run quality\` on ${date}: ${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${loadavg()[0].toFixed(1)} at the end. Timings depend on the machine and on what else it does; bytes and rules do not.`,
    '',
    '## Rules and layout',
    '',
    `${looks.length} routes, opened with a seeded person's months of history. axe in four combinations each (390 and 1440 px, light and dark): ${broken.length === 0 ? 'no violation' : `${broken.length} violations`}. Sideways scroll at 320, 390 and 1440 px, at 200% zoom of 1280 px and with WCAG's text spacing: ${wide.length === 0 ? 'none' : `${wide.length}`}.`,
    ...(skipped.length > 0
      ? ['', `Not opened, because no page of the seeded person links to one: ${skipped.join(', ')}.`]
      : []),
    ...(broken.length + wide.length > 0 ? ['', ...broken, ...wide] : []),
    '',
    '## Bytes of a first visit',
    '',
    'As sent (brotli), cold cache, 390 px, without clips. Budgets: landing page 60 KiB, other public pages 45, forms for guests 195, signed-in pages 230. The scripts and styles of public pages stand in the page itself.',
    '',
    '| Route | all | script | styles | over |',
    '|---|---:|---:|---:|---|',
    ...looks.map(
      (look) =>
        `| ${look.path} | ${kib(look.bytes.total)} | ${kib(look.bytes.script)} | ${kib(look.bytes.style)} | ${overBudget(look).join(', ') || '–'} |`,
    ),
    ...(lights.length > 0 ? lighthouseTable(lights, runs) : []),
    ...(peer
      ? [
          '',
          '## Beside a peer',
          '',
          'The same run on another product’s built landing page, served compressed from the same machine.',
          '',
          ...table([...lights.filter(({ address }) => new URL(address).pathname === '/'), peer]),
        ]
      : []),
    '',
  ].join('\n')
}

function lighthouseTable(lights, runs) {
  return [
    '',
    '## Lighthouse, mobile',
    '',
    `Simulated slow 4G and a slowed processor, the middle of ${runs} run${runs === 1 ? '' : 's'}.`,
    '',
    ...table(lights),
  ]
}

function table(lights) {
  return [
    '| Page | performance | accessibility | practices | SEO | FCP ms | LCP ms | TBT ms | CLS | missed |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|',
    ...lights.map((light) => {
      const { scores } = light
      const name = light.name ?? new URL(light.address).pathname
      return `| ${name} | ${scores.performance} | ${scores.accessibility} | ${scores.practices} | ${scores.seo} | ${light.fcpMs} | ${light.lcpMs} | ${light.tbtMs} | ${light.cls} | ${light.name ? '' : missedGoals(light).join(', ') || '–'} |`
    }),
  ]
}

function kib(bytes) {
  return (bytes / KIB).toFixed(0)
}

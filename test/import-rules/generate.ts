import { roots } from './rooms.ts'

/** The linter's overrides and the table of ARCHITECTURE.md, both made from rooms.ts. */

type RootName = keyof typeof FOREIGN
type Pattern = { regex: string; importNames?: string[]; message: string }

const MESSAGES: Record<RootName, string> = {
  core: 'core is true without a computer: it imports core and pure libraries only.',
  contract: 'contract imports core only.',
  server: 'server never imports web, cli or tests.',
  cli: 'cli never imports web or tests.',
  web: 'web never imports server or site.',
  site: 'site never imports server.',
}
/** The roots that a root never imports. */
const FOREIGN = {
  core: ['contract', 'server', 'web', 'site', 'cli', 'test', 'proofs'],
  contract: ['server', 'web', 'site', 'cli', 'test', 'proofs'],
  server: ['web', 'site', 'cli', 'test', 'proofs'],
  cli: ['web', 'site', 'test', 'proofs'],
  web: ['server', 'site', 'cli', 'test', 'proofs'],
  site: ['server', 'cli', 'test', 'proofs'],
}
const NO_IO = { regex: '^node:', message: 'This code runs in browsers too: it does no IO.' }
const ADAPTERS = {
  regex: '^(#server|\\.{1,2}(/\\.\\.)*)/adapters/',
  message: 'Only open-server.ts, run-server.ts, cli and tests see adapters; ask for the part of Deps you use.',
}
const LINKS = {
  regex: '^react-router$',
  importNames: ['Link', 'NavLink'],
  message: 'Links come from ui/link.tsx: public pages stand outside the router.',
}
const APP_ONLY = {
  regex: '^(react-router|radix-ui|sonner|@tanstack/)',
  message: 'Public pages have no router, queries, menus or toasts (docs/decisions/0030).',
}
const UI_ONLY = 'web/ui imports nothing of ours but core/text, core/must and the words of its page.'

const foreign = (root: RootName): Pattern => ({ regex: `^#(${FOREIGN[root].join('|')})/`, message: MESSAGES[root] })
const basePatterns = (root: RootName): Pattern[] => [
  foreign(root),
  ...(root === 'server' || root === 'cli' ? [] : [NO_IO]),
  ...(root === 'server' ? [ADAPTERS] : []),
  ...(root === 'web' ? [LINKS] : []),
  ...(root === 'site' ? [APP_ONLY] : []),
]
const override = (files: string[], patterns: Pattern[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** The rooms that `room` may not import. */
function shutRooms(root: keyof typeof roots, room: string): string[] {
  const { rooms } = roots[root]
  return Object.keys(rooms).filter((other) => other !== room && !Object.hasOwn(rooms[room] ?? {}, other))
}

function roomOverride(root: keyof typeof roots, room: string) {
  const shut = shutRooms(root, room).filter((other) => other !== 'adapters')
  const message = `Not an arrow of test/import-rules/rooms.ts: ${root}/${room} may not import this room.`
  const patterns = room === 'adapters' ? [foreign(root)] : basePatterns(root)
  return override(
    [`src/${root}/${room}/**`],
    shut.length === 0 ? patterns : [...patterns, { regex: `^(#${root}/|(\\.\\./)+)(${shut.join('|')})/`, message }],
  )
}

export function lintRules() {
  const ofRoots = (Object.keys(FOREIGN) as RootName[]).map((root) => override([`src/${root}/**`], basePatterns(root)))
  const ofRooms = (Object.keys(roots) as (keyof typeof roots)[]).flatMap((root) =>
    Object.keys(roots[root].rooms).map((room) => roomOverride(root, room)),
  )
  const start = override(['src/server/open-server.ts', 'src/server/run-server.ts'], [foreign('server')])
  const frame = override(['src/web/frame.tsx'], [foreign('web'), NO_IO])
  const ui = override(
    ['src/web/ui/**'],
    [
      { regex: '^#([^c]|c[^o]|co[^r]|core/[^tm]|core/t[^e]|core/m[^u])', message: UI_ONLY },
      { regex: `^(\\.\\./)+(${[...Object.keys(roots.web.rooms), 'lib', 'fonts'].join('|')})/`, message: UI_ONLY },
    ],
  )
  return { overrides: [...ofRoots, ...ofRooms, start, frame, ui] }
}

function architectureTable(): string {
  const lines = Object.entries(roots).flatMap(([root, { ground, rooms }]) => [
    `| **${root}** | ground, for every room: ${ground.map((name) => `\`${name}\``).join(', ')} and the files beside the rooms |`,
    ...Object.entries(rooms).map(([room, arrows]) => {
      const named = Object.entries(arrows).map(([other, why]) => `\`${other}\` (${why})`)
      return `| ${room} | ${named.join(', ') || '–'} |`
    }),
  ])
  return ['| room | may import |', '|---|---|', ...lines].join('\n')
}

/** ARCHITECTURE.md with the table between its two marks. */
export function withTable(text: string): string {
  const [start, end] = ['<!-- rooms: npm run import-rules -->', '<!-- /rooms -->']
  const [before = '', rest = ''] = text.split(start)
  return `${before}${start}\n\n${architectureTable()}\n\n${end}${rest.split(end)[1] ?? ''}`
}

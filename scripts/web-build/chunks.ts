import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const GUEST_PAGE = /[\\/](account|tr)[\\/](login|signup|forgot-password|reset-password|verify-email)\.page\.tsx/
const OPEN_PAGE =
  /[\\/]marketing[\\/][\w-]+\.page\.tsx|[\\/]shell[\\/](not-found|offline)\.page\.tsx|[\\/]tr[\\/](?!login|signup|forgot|reset)[\w-]+\.page\.tsx/
const LANDING_PAGE = /[\\/]marketing[\\/]landing\.page\.tsx/
const CAREER_PAGE = /[\\/]career[\\/]([\w-]+[\\/])*[\w-]+\.page\.tsx/
const ANY_PAGE = /\.page\.tsx/
const PERSON_SHELL = /[\\/]shell[\\/](person\.layout|person-menu)\.tsx/

/** From what everybody loads to what few do. A layer may lean on those before it, never on those after. */
const LAYERS = [
  'every-page',
  'fields',
  'open-pages',
  'reading',
  'turkish',
  'samples',
  'api',
  'person',
  'forms',
  'person-pages',
  'career',
] as const
type Layer = (typeof LAYERS)[number]

/** Schemas that a form runs; and the plain tables that they read, which must not pull Zod along. */
const SCHEMAS =
  /[\\/]contract[\\/]form-bodies\.ts|[\\/]core[\\/]account[\\/]fields\.ts|[\\/]core[\\/]career[\\/]questionnaire-schema\.ts|[\\/]core[\\/]resume[\\/]schema\.ts/
/** What a form is made of; the contact page has one, the other open pages do not. */
const FIELDS =
  /node_modules[\\/]react-hook-form[\\/]|[\\/]web[\\/](ui[\\/](field|normalize-input|banner)|strings[\\/]use-say)\.tsx?$/
const TURKISH = /[\\/]web[\\/](strings[\\/])?tr[\\/]|figtree-latin-ext/
const TABLES = /[\\/]core[\\/](progress[\\/]activities|career[\\/]questionnaire|account[\\/]languages)\.ts/
const RADIX =
  /node_modules[\\/](@radix-ui|@floating-ui|radix-ui|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|tslib)[\\/]/

/**
 * A page asks for a dozen files, not for ninety, each with headers of its own and too small to compress well. So
 * what is shared stands in layers: what every page needs, what the open pages share (and those of them that are read
 * rather than tried), what guests' and people's pages share, what is there for the signed-in only, and for the pages
 * about their way. The rest is left to the bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // stays in the cache when only our own code changes
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
    priority: 20,
  },
  { name: 'tables', test: TABLES, priority: 20 },
  // for the forms of Turkish pages, and on none that has no form
  { name: 'turkish-messages', test: /[\\/]strings[\\/]tr[\\/]messages\.ts/, priority: 20 },
  // these come with a form, a menu or a dialog, or not at all
  { name: 'zod', test: (id) => /node_modules[\\/]zod[\\/]/.test(id) || SCHEMAS.test(id), priority: 19 },
  { name: 'radix', test: RADIX, priority: 19 },
  // a group takes along what its parts need, so the first layer must come first
  ...LAYERS.map((layer, at) => ({
    debugName: layer,
    name: (id: string, context: Context) => (layerOf(id, context) === layer ? layer : null),
    priority: 10 - at,
  })),
]

function layerOf(id: string, context: Context): Layer | null {
  const wanted = [...wantedBy(id, context)]
  const has = (pattern: RegExp) => wanted.some((entry) => pattern.test(entry))
  const pages = new Set(wanted.map(pageOf))
  if (pages.size < 2) return null
  if (has(/[\\/]web[\\/]root\.tsx/)) return 'every-page'
  if (FIELDS.test(id)) return 'fields'
  if (TURKISH.test(id)) return 'turkish'
  const countOf = (kind: RegExp) => new Set(wanted.filter((entry) => kind.test(entry)).map(pageOf)).size
  const openPages = countOf(OPEN_PAGE)
  // what one open page shows of the product, as the landing page does, is no other open page's burden
  if (openPages > 1) return has(LANDING_PAGE) ? 'open-pages' : 'reading'
  if (openPages === 1) return 'samples'
  if (has(PERSON_SHELL)) return has(GUEST_PAGE) ? 'api' : 'person'
  if (has(GUEST_PAGE)) return 'forms'
  if (pages.size < 3) return null
  const careerPages = countOf(CAREER_PAGE)
  return careerPages >= 2 && careerPages === countOf(ANY_PAGE) ? 'career' : 'person-pages'
}

/** A page in two languages is one page: nobody visits both. */
function pageOf(entry: string): string | undefined {
  return entry.split('?')[0]?.split(/[\\/]/).at(-1)
}

/** The pages, and the parts loaded later, that cannot do without a module. */
function wantedBy(id: string, context: Context, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(id)) return found
  seen.add(id)
  const info = context.getModuleInfo(id)
  if (!info) return found
  if (info.isEntry || info.dynamicImporters.length > 0) found.add(id)
  for (const importer of info.importers) wantedBy(importer, context, seen, found)
  return found
}

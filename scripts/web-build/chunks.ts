import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const GUEST_PAGE = /[\\/]account[\\/](login|signup|forgot-password|reset-password|verify-email)\.page\.tsx/
/** Loaded by themselves, as strings/load-texts.ts names them. */
const GUEST_TEXTS = /[\\/]strings[\\/]\w+[\\/](account|messages|names|open-map|openings|proof|shell)\.ts/
const CAREER_PAGE = /[\\/]career[\\/]([\w-]+[\\/])*[\w-]+\.page\.tsx/
const DASHBOARD = /[\\/]career[\\/]dashboard\.page\.tsx/
/** Built on the text field, which stands with the forms. */
const FIELD = /[\\/]ui[\\/]select\.tsx/
const ANY_PAGE = /\.page\.tsx/
const PERSON_HEADER = /[\\/]shell[\\/](person-header|person-menu)\.tsx/

/** From what everybody loads to what few do. A layer may lean on those before it, never on those after. */
const LAYERS = ['every-page', 'api', 'person', 'shared', 'forms', 'person-pages', 'career'] as const
type Layer = (typeof LAYERS)[number]

/** Schemas that a form runs; and the plain tables and functions that they use, which must not pull Zod along. */
const SCHEMAS =
  /[\\/]contract[\\/]form-bodies\.ts|[\\/]core[\\/]account[\\/]fields\.ts|[\\/]core[\\/]career[\\/]questionnaire-schema\.ts|[\\/]core[\\/]resume[\\/]schema\.ts/
const TABLES =
  /[\\/]core[\\/](progress[\\/]activities|career[\\/]questionnaire|account[\\/]languages|text[\\/]unseen)\.ts/
const MODEL_TEXT =
  /node_modules[\\/](micromark|mdast|unist|character-entities|decode-named|devlop)|[\\/]ui[\\/]model-text[\\/]/
const RADIX =
  /node_modules[\\/](@radix-ui|@floating-ui|radix-ui|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|tslib)[\\/]/

/**
 * A page asks for a dozen files, not for ninety, each with its own headers and too small to compress well. So what is
 * shared stands in layers: what every page needs, what guests' and people's pages share, what is there for the signed-in
 * only, and for the pages about their way. The rest is left to the bundler.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // stays in the cache when only our own code changes
  {
    name: 'framework',
    test: /node_modules[\\/](preact|react-router)[\\/]|react-in-browser|rolldown[\\/]runtime/,
    priority: 20,
  },
  { name: 'tables', test: TABLES, priority: 20 },
  // these come with a form, a menu or a dialog, or not at all
  { name: 'zod', test: (id) => /node_modules[\\/]zod[\\/]/.test(id) || SCHEMAS.test(id), priority: 19 },
  { name: 'radix', test: RADIX, priority: 19 },
  { name: 'form-library', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 19 },
  // a group takes along what its parts need, so the first layer must come first
  ...LAYERS.map((layer, at) => ({
    debugName: layer,
    name: (id: string, context: Context) => (layerOf(id, context) === layer ? layer : null),
    priority: 10 - at,
  })),
  // what a model wrote, on three pages; after the layers, so that it takes nothing of theirs along
  { name: 'model-text', test: MODEL_TEXT, priority: 1 },
]

function layerOf(id: string, context: Context): Layer | null {
  const wanted = [...wantedBy(id, context)]
  const has = (pattern: RegExp) => wanted.some((entry) => pattern.test(entry))
  if (wanted.length < 2 || MODEL_TEXT.test(id)) return null
  if (has(/[\\/]web[\\/]main\.tsx/)) return 'every-page'
  if (FIELD.test(id)) return 'forms'
  if (has(PERSON_HEADER)) return has(GUEST_PAGE) ? 'api' : 'person'
  // what a guest's form and pages without any form have in common must not bring the form along
  if (has(GUEST_PAGE)) return has(DASHBOARD) ? 'shared' : 'forms'
  // nor may a guest's texts bring what only people's pages need
  if (has(GUEST_TEXTS)) return GUEST_TEXTS.test(id) ? null : 'shared'
  if (wanted.length < 3) return null
  const countOf = (kind: RegExp) => wanted.filter((entry) => kind.test(entry)).length
  const careerPages = countOf(CAREER_PAGE)
  // what two rooms share, such as the texts of one of them, is no load for the pages of all others
  if (careerPages !== countOf(ANY_PAGE) && roomsIn(wanted) < 3) return null
  return careerPages >= 2 && careerPages === countOf(ANY_PAGE) ? 'career' : 'person-pages'
}

const roomsIn = (pages: readonly string[]) => new Set(pages.map((page) => /[\\/]web[\\/](\w+)/.exec(page)?.[1])).size

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

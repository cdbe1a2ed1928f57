// Usage: node data/validate.mjs [dir]   Checks skills.json, roles.json and courses.json. No dependencies.
import { readFileSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
const dir = process.argv[2] ?? dirname(fileURLToPath(import.meta.url))
const load = (f) => JSON.parse(readFileSync(join(dir, f), 'utf8'))
const { skills, categories } = load('skills.json')
const roles = load('roles.json')
const { courses } = load('courses.json')
const errors = [],
  warnings = []
const err = (m) => errors.push(m),
  warn = (m) => warnings.push(m)
const CATS = [
  'language',
  'framework',
  'library',
  'tool',
  'database',
  'cloud',
  'devops',
  'os',
  'data',
  'ml',
  'security',
  'networking',
  'mobile',
  'design',
  'testing',
  'practice',
  'soft',
  'certification',
]
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

// --- skills
const byId = new Map()
const term = new Map()
for (const s of skills) {
  if (!SLUG.test(s.id)) err(`skill id not a slug: ${s.id}`)
  if (byId.has(s.id)) err(`duplicate skill id: ${s.id}`)
  byId.set(s.id, s)
  if (!CATS.includes(s.category)) err(`skill ${s.id}: category ${s.category}`)
  if (typeof s.ambiguous !== 'boolean') err(`skill ${s.id}: ambiguous flag missing`)
  if (s.ambiguous && !s.ambiguousTerms?.length) err(`skill ${s.id}: ambiguous without ambiguousTerms`)
  if (!s.sources?.length) err(`skill ${s.id}: no source`)
  for (const t of [s.name.toLowerCase(), ...s.aliases]) {
    if (t !== t.toLowerCase().trim() || !t) err(`skill ${s.id}: alias not normalised: "${t}"`)
    if (term.has(t)) err(`term "${t}" used by ${term.get(t)} and ${s.id}`)
    term.set(t, s.id)
  }
}
for (const s of skills)
  for (const r of s.related) {
    if (!byId.has(r)) err(`skill ${s.id}: related ${r} unknown`)
    if (r === s.id) err(`skill ${s.id}: related to itself`)
  }
// `requires` says what to learn first; a cycle would leave no first step.
const visited = new Map()
function findCycle(id, path) {
  if (visited.get(id) === 'done') return null
  if (visited.get(id) === 'open') return [...path.slice(path.indexOf(id)), id]
  visited.set(id, 'open')
  for (const r of byId.get(id)?.requires ?? []) {
    const cycle = findCycle(r, [...path, id])
    if (cycle) return cycle
  }
  visited.set(id, 'done')
  return null
}
for (const s of skills) {
  if (s.requires && !s.requires.length) err(`skill ${s.id}: empty requires`)
  if (new Set(s.requires).size !== (s.requires?.length ?? 0)) err(`skill ${s.id}: repeated requirement`)
  for (const r of s.requires ?? []) if (!byId.has(r)) err(`skill ${s.id}: requires unknown ${r}`)
  const cycle = findCycle(s.id, [])
  if (cycle) {
    err(`requirements in a circle: ${cycle.join(' > ')}`)
    break
  }
}
// `comesWith` says what else somebody has who uses a skill; each edge has its reason.
const { comesWithReasons } = load('skills.json')
const opened = new Map()
function findCircle(id, path) {
  if (opened.get(id) === 'done') return null
  if (opened.get(id) === 'open') return [...path.slice(path.indexOf(id)), id]
  opened.set(id, 'open')
  for (const edge of byId.get(id)?.comesWith ?? []) {
    const circle = findCircle(edge.skill, [...path, id])
    if (circle) return circle
  }
  opened.set(id, 'done')
  return null
}
for (const s of skills) {
  for (const edge of s.comesWith ?? []) {
    if (!byId.has(edge.skill)) err(`skill ${s.id}: brings unknown ${edge.skill}`)
    if (!(edge.share > 0 && edge.share < 1)) err(`skill ${s.id}: share of ${edge.skill}`)
    if (!comesWithReasons[edge.why]) err(`skill ${s.id}: no reason why ${edge.skill} comes with it`)
  }
  const circle = findCircle(s.id, [])
  if (circle) {
    err(`skills that bring each other: ${circle.join(' > ')}`)
    break
  }
}
if (skills.filter((s) => s.comesWith).length < 600) err('fewer than 600 skills say what comes with them')
if (categories.some((c) => !CATS.includes(c))) err('unknown category in header')
const MUST_BE_AMBIGUOUS =
  'go r c swift excel react spring express flask rust chef puppet ruby dart elixir julia scala bash sketch principle spark hive pig salt consul vault nomad snowflake looker tableau electron ember backbone echo gin rocket phoenix'.split(
    ' ',
  )
for (const w of MUST_BE_AMBIGUOUS) {
  const s = byId.get(term.get(w) ?? '')
  if (!s) err(`ambiguous word "${w}" does not resolve to a skill`)
  else if (!s.ambiguous || !s.ambiguousTerms.includes(w)) err(`"${w}" (${s.id}) is not marked ambiguous`)
}

// --- courses
const courseIds = new Set(),
  urls = new Map(),
  cover = new Map()
const roleIds = new Set([...roles.dreamRoles, ...roles.interimRoles].map((r) => r.id))
for (const c of courses) {
  if (!SLUG.test(c.id)) err(`course id not a slug: ${c.id}`)
  if (courseIds.has(c.id)) err(`duplicate course id: ${c.id}`)
  courseIds.add(c.id)
  let u
  try {
    u = new URL(c.link)
  } catch {
    err(`course ${c.id}: malformed link ${c.link}`)
    continue
  }
  if (u.protocol !== 'https:') err(`course ${c.id}: link is not https`)
  if (/\s/.test(c.link)) err(`course ${c.id}: space in link`)
  if (/utm_|affiliate|irclickid|ranMID/i.test(u.search)) err(`course ${c.id}: tracking parameters`)
  const key = u.hostname.replace(/^www\./, '') + u.pathname.replace(/\/$/, '').toLowerCase() + u.search
  if (urls.has(key)) err(`duplicate link: ${c.id} and ${urls.get(key)}`)
  urls.set(key, c.id)
  for (const f of ['title', 'provider', 'platform', 'description', 'duration'])
    if (!c[f]) err(`course ${c.id}: ${f} missing`)
  if (!['beginner', 'intermediate', 'advanced'].includes(c.level)) err(`course ${c.id}: level`)
  if (!['video', 'projects', 'reading', 'mixed'].includes(c.format)) err(`course ${c.id}: format`)
  if (!['free', 'free-audit', 'preview', 'freemium', 'paid'].includes(c.cost)) err(`course ${c.id}: cost`)
  if (!(c.durationHours > 0)) err(`course ${c.id}: durationHours`)
  if (!c.skills?.length) err(`course ${c.id}: no skills`)
  if (new Set(c.skills).size !== c.skills.length) err(`course ${c.id}: repeated skill`)
  if (c.verified && !c.seenIn?.length) err(`course ${c.id}: verified without seenIn`)
  for (const k of c.skills) {
    if (!byId.has(k)) err(`course ${c.id}: unknown skill ${k}`)
    if (!c.retired) cover.set(k, [...(cover.get(k) ?? []), c])
  }
  if (c.lastChecked !== null && !/^\d{4}-\d\d-\d\d$/.test(c.lastChecked ?? ''))
    err(`course ${c.id}: lastChecked is a day or null`)
  if (c.free !== (c.cost === 'free')) err(`course ${c.id}: free says ${c.free}, cost says ${c.cost}`)
}

const unchecked = courses.filter((c) => c.lastChecked === null && !c.retired).length
if (unchecked)
  warn(`${unchecked} courses were never checked against their site: npm run data:links, where there is a network`)

// --- roles
const seenRole = new Set()
if (roles.dreamRoles.length !== 9) err('there must be 9 dream roles')
for (const r of [...roles.dreamRoles, ...roles.interimRoles]) {
  if (seenRole.has(r.id)) err(`duplicate role ${r.id}`)
  seenRole.add(r.id)
  const ids = r.skills.map((s) => s.skill)
  if (new Set(ids).size !== ids.length) err(`role ${r.id}: repeated skill`)
  for (const s of r.skills) {
    if (!byId.has(s.skill)) err(`role ${r.id}: unknown skill ${s.skill}`)
    const lim = { must: [8, 10], should: [4, 7], nice: [1, 3] }[s.level]
    if (!lim || s.weight < lim[0] || s.weight > lim[1])
      err(`role ${r.id}: ${s.skill} weight ${s.weight} for ${s.level}`)
    const n = cover.get(s.skill) ?? []
    if (s.level === 'must' && n.length < 2) err(`role ${r.id}: must skill ${s.skill} has ${n.length} course(s)`)
    if (s.level === 'should' && n.length < 1) err(`role ${r.id}: should skill ${s.skill} has no course`)
    if (s.level === 'must' && !n.some((c) => c.free))
      warn(`must skill ${s.skill} has no strictly free course (only audit, freemium or paid)`)
    if (s.level === 'nice' && !n.length) warn(`role ${r.id}: nice skill ${s.skill} has no course`)
  }
  const families = new Set(roles.titleFamilies.map((f) => f.id))
  for (const { family, closeness } of r.titles)
    if (!families.has(family) || !(closeness > 0 && closeness <= 1)) err(`role ${r.id}: title family ${family}`)
  for (const topic of r.topics) {
    if (!(topic.weight > 0) || !topic.name || !topic.any.length) err(`role ${r.id}: topic ${topic.id}`)
    for (const { skill, share } of topic.any)
      if (!byId.has(skill) || !(share > 0 && share <= 1)) err(`role ${r.id}: ${topic.id} is shown by ${skill}`)
    for (const { skill, or = [] } of topic.learn)
      for (const one of [skill, ...or]) if (!byId.has(one)) err(`role ${r.id}: ${topic.id} teaches unknown ${one}`)
    if (
      topic.learn.length &&
      !topic.learn.some(({ skill, or = [] }) => [skill, ...or].some((one) => cover.get(one)?.length))
    )
      err(`role ${r.id}: no course for ${topic.id}`)
  }
  for (const above of r.juniorOf ?? [])
    if (
      !roleIds.has(above) ||
      roles.interimRoles.some(({ id, juniorOf = [] }) => id === above && juniorOf.includes(r.id))
    )
      err(`role ${r.id}: junior of ${above}`)
  if (!(r.timeline?.minMonths > 0 && r.timeline.minMonths < r.timeline.maxMonths)) err(`role ${r.id}: timeline`)
  const e = r.earnings
  if (!(e.rangeLow > 0 && e.rangeHigh > e.rangeLow)) err(`role ${r.id}: earnings range`)
  if (!e.source || !r.onet?.code) err(`role ${r.id}: source missing`)
}
for (const { id, alike = [] } of roles.titleFamilies)
  for (const other of alike)
    if (other === id || !roles.titleFamilies.some((family) => family.id === other))
      err(`title family ${id}: alike to unknown '${other}'`)
for (const { id, patterns, otherTrade = [] } of roles.titleFamilies)
  for (const word of otherTrade)
    if (word !== word.toLowerCase() || word.length < 2 || patterns.includes(word))
      err(`title family ${id}: word of another trade '${word}'`)
const payOf = ({ earnings }) => (earnings.rangeLow + earnings.rangeHigh) / 2
for (const d of roles.dreamRoles) {
  if (d.interimRoles.length < 3 || d.interimRoles.length > 4) err(`${d.id}: ${d.interimRoles.length} interim roles`)
  for (const i of d.interimRoles) {
    const r = roles.interimRoles.find((x) => x.id === i)
    if (!r) {
      err(`${d.id}: unknown interim role ${i}`)
      continue
    }
    if (payOf(r) > payOf(d) * 1.1) err(`${d.id}: ${i}, on the way to it, pays more`)
    const l = r.forDreamRoles.find((x) => x.role === d.id)
    if (!l?.whyThisRole) err(`${i}: no whyThisRole for ${d.id}`)
    if (!l?.sharedSkills?.length) err(`${i}: shares no skill with ${d.id}`)
  }
}
for (const r of roles.interimRoles) {
  if (!r.forDreamRoles.length) err(`${r.id}: leads nowhere`)
  for (const f of r.forDreamRoles) if (!roleIds.has(f.role)) err(`${r.id}: unknown dream role ${f.role}`)
  if (!r.benefits.length || !r.requirements.length || !r.description) err(`${r.id}: empty text field`)
}
const v = courses.filter((c) => c.verified).length
console.log(
  `skills ${skills.length} (aliases ${skills.reduce((a, s) => a + s.aliases.length, 0)}, ambiguous ${skills.filter((s) => s.ambiguous).length})`,
)
console.log(`roles ${roles.dreamRoles.length} dream, ${roles.interimRoles.length} interim`)
console.log(
  `courses ${courses.length}, link seen in the store ${v} (${((100 * v) / courses.length).toFixed(1)} %), strictly free ${courses.filter((c) => c.free).length}`,
)
for (const w of new Set(warnings)) console.log('warn:', w)
for (const e of errors) console.error('ERROR:', e)
console.log(errors.length ? `${errors.length} error(s)` : 'OK, no errors')
process.exit(errors.length ? 1 : 0)

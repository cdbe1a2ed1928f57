import { must } from '#core/must.ts'
import type { LocalDate } from '#core/time.ts'
import { jobLikeness } from './job-likeness.ts'
import { factsOfObject } from './job-object.ts'
import type { JobFacts, Rung } from '#core/ads/page/job-facts.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { isObject, looseJson, objectsIn, statesIn } from '#core/ads/page/json/loose-json.ts'
import { byKey } from '#core/ads/page/json/object-keys.ts'
import { elementsOf, plainText, type Page, type PageNode } from '#core/ads/page/tree/page-tree.ts'
import { placesOf } from '#core/ads/page/places/place-values.ts'
import { dataOfScript } from '#core/ads/page/json/script-data.ts'
import { besideJob, joined, related } from './split-job.ts'
import { opened, streamedState, unfolded } from '#core/ads/page/json/streamed-state.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'

/** A job as one source tells it, with what names it: addresses and ids. */
export type DataJob = {
  facts: JobFacts
  /** What the same answer says beside the job's own object. */
  beside?: JobFacts
  names: string[]
  likeness: number
  rung: Rung
  isClosed: boolean
}

/** An organisation that the page's data name, and where it is. */
export type House = { name: string; town: string | null }

const MOST_JOBS = 300

/** Every job that the data of a page holds: JSON-LD (in scripts and comments), microdata, and the state that scripts carry. */
export function jobsInPage(page: Page, today: LocalDate): { jobs: DataJob[]; types: Set<string>; houses: House[] } {
  const jobs: DataJob[] = []
  const houses = new Map<string, House>()
  const types = new Set<string>()
  const linked: Json[] = []
  const states: Json[] = []
  for (const script of page.scripts) {
    const data = dataOfScript(script.type, script.text)
    if (data === 'linked') push(linked, looseJson(script.text))
    else if (data === 'json') push(states, whole(looseJson(script.text), script.text))
    else if (data === 'state') states.push(...statesIn(script.text).map((state) => whole(state, script.text)))
  }
  states.push(...streamedState(page.scripts.map(({ text }) => text)))
  for (const { text } of page.comments) {
    const inner =
      /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/i.exec(text)?.[1] ??
      (/"@type"\s*:\s*"JobPosting"/.test(text) ? text : null)
    if (inner !== null) push(linked, looseJson(inner))
  }
  for (const node of elementsOf(page.root)) {
    // data islands: <div data-page="{…}">, <code style="display:none">
    for (const [name, value] of Object.entries(node.attrs))
      if (
        /^data-(?:page|props|state|job|react-props|initial|json|content)/.test(name) &&
        value.length > 300 &&
        /^\s*[{[]/.test(value)
      )
        push(states, looseJson(value))
  }
  jobs.push(...postingsIn(linked, today, types, houses))
  jobs.push(...microdataJobs(page.root, today))
  for (const state of states) jobs.push(...jobsInJson(state, 'state', today))
  return { jobs: jobs.slice(0, MOST_JOBS), types, houses: [...houses.values()] }
}

/** Flat lists are unfolded, JSON inside texts is opened, references of a cache are followed. */
export function whole(value: Json | null, text: string): Json {
  const unfoldedValue = related(unfolded(value))
  return /"__ref"|"[{[]+\s*\\"/.test(text) ? opened(unfoldedValue) : unfoldedValue
}

function push(list: Json[], value: Json | null): void {
  if (value !== null) list.push(value)
}

const HOUSE =
  /(?:Organization|Corporation|Business|Store|Hospital|School|University|Restaurant|Hotel|Company|Shop|Clinic|NGO|Office|Service)$/

function postingsIn(
  linked: readonly Json[],
  today: LocalDate,
  types: Set<string>,
  houses: Map<string, House>,
): DataJob[] {
  const byId = new Map<string, JsonObject>()
  const postings: JsonObject[] = []
  for (const value of linked)
    for (const { object } of objectsIn(value)) {
      const id = object['@id']
      if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, { ...byId.get(id), ...object })
      const names = [object['@type']].flat().filter((one): one is string => typeof one === 'string')
      names.forEach((name) => types.add(name.replace(/^.*[/:]/, '')))
      if (names.some((name) => /(?:^|[/:])JobPosting$/.test(name))) postings.push(object)
      // whose page it is, where the page says so of itself
      if (names.some((name) => HOUSE.test(name)) && typeof object['name'] === 'string') {
        const towns = placesOf(object['address'])
        houses.set(object['name'], { name: object['name'], town: towns.length === 1 ? must(towns[0]) : null })
      }
    }
  return postings.map((posting) => {
    const whole = resolved(posting, byId)
    const facts = factsOfObject(whole, [], 'json-ld', today)
    return { facts, names: namesOf(whole), likeness: 20, rung: 'json-ld', isClosed: false }
  })
}

/** References by @id, one level into the fields that name an employer or a place. */
function resolved(posting: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  return Object.fromEntries(
    Object.entries(posting).map(([key, value]) => {
      const id = isObject(value)
        ? value['@id']
        : typeof value === 'string' && /^(?:hiringOrganization|jobLocation)$/.test(key)
          ? value
          : undefined
      const target = typeof id === 'string' ? byId.get(id) : undefined
      return [key, target && isObject(value) ? { ...target, ...value } : (target ?? value)]
    }),
  )
}

/** The jobs of any JSON: the objects that look most like one; those inside another job are parts of it. */
export function jobsInJson(value: Json, rung: Rung, today: LocalDate): DataJob[] {
  const scored = [...objectsIn(value)]
    .map((one) => ({ ...one, likeness: jobLikeness(one.object) }))
    .filter(({ likeness }) => likeness >= LIKELY)
  const kept = scored.filter(({ path, likeness }) => {
    const outer = scored.find(
      (other) => other.path.length < path.length && other.path.every((key, index) => key === path[index]),
    )
    // { jobs: […] } holds jobs, { job: { details: {…} } } is one
    return !outer || (likeness >= outer.likeness && /^\d+$/.test(path.at(-1) ?? ''))
  })
  if (kept.length === 0) return writtenInParts(value, rung, today)
  return kept.slice(0, MOST_JOBS).map(({ object, path, likeness }) => {
    const around = holdersOf(value, path)
    const isAlone = kept.length === 1 && !path.some((key) => /^\d+$/.test(key))
    return {
      facts: factsOfObject(object, around, rung, today),
      ...(isAlone ? { beside: factsBeside(around, object, rung, today) } : {}),
      names: namesOf(object),
      likeness,
      rung,
      isClosed: isClosedObject(object),
    }
  })
}

const LIKELY = 4
/** A title, a text and a fact will do in an answer, which is asked for one thing; the state of a page holds all sorts. */
const LIKELY_IN_PARTS = { answer: 5, state: 8 }
const MOST_IN_PARTS = 2_000

/** One job whose title, facts and text stand in objects beside each other. */
function writtenInParts(value: Json, rung: Rung, today: LocalDate): DataJob[] {
  let best: { object: JsonObject; around: JsonObject[]; likeness: number } | null = null
  let looked = 0
  for (const { object, path } of objectsIn(value)) {
    if (looked++ > MOST_IN_PARTS) break
    if (path.length > 6 || path.some((key) => /^\d+$/.test(key))) continue
    const whole = joined(object)
    const likeness = jobLikeness(whole)
    // the innermost that holds all of it
    if (likeness >= Math.max(LIKELY_IN_PARTS[rung === 'answer' ? 'answer' : 'state'], best?.likeness ?? 0))
      best = { object: whole, around: holdersOf(value, path), likeness }
  }
  if (best === null) return []
  const { object, around, likeness } = best
  const facts = factsOfObject(object, around, rung, today)
  return [{ facts, names: namesOf(object), likeness, rung, isClosed: isClosedObject(object) }]
}

function factsBeside(around: readonly JsonObject[], object: JsonObject, rung: Rung, today: LocalDate): JobFacts {
  const facts = factsOfObject(besideJob(around, object), [], rung, today)
  delete facts.title
  // addresses beside the job in the state of a page are the app's own
  if (rung === 'state') delete facts.applyUrl
  return facts
}

/** The objects that hold what stands at a path, the nearest first. */
function holdersOf(value: Json, path: readonly string[]): JsonObject[] {
  const holders: JsonObject[] = []
  let at: Json | undefined = value
  for (const key of path) {
    if (isObject(at)) holders.unshift(at)
    at = Array.isArray(at) ? at[Number(key)] : isObject(at) ? at[key] : undefined
  }
  return holders
}

const wordOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')

const isClosedObject = (object: JsonObject) => {
  const keys = byKey(object)
  return (
    keys.get('islisted') === false ||
    keys.get('postingavailable') === false ||
    /^(?:closed|archived|expired|filled|inactive|unpublished|on ?hold|cancell?ed)$/i.test(
      wordOf(keys.get('status') ?? keys.get('state')),
    )
  )
}

const ID_KEYS =
  /^(?:id|@id|url|guid|slug|shortcode|uuid|joburl|hostedurl|absoluteurl|careersurl|publicurl|externalurl|jobid|externalpath|canonicalurl|link|ref|mainentityofpage|joburlslug|refnr|referenznummer|reqid|jobreqid)$/i

function namesOf(object: JsonObject): string[] {
  return Object.entries(object).flatMap(([key, value]) =>
    ID_KEYS.test(key.replaceAll(/[_-]/g, '')) && (typeof value === 'string' || typeof value === 'number')
      ? [String(value)]
      : isObject(value) && key === 'identifier' && typeof value['value'] === 'string'
        ? [value['value']]
        : [],
  )
}

/** itemscope/itemprop and RDFa's property: as the same object that JSON-LD would have been. */
function microdataJobs(root: PageNode, today: LocalDate): DataJob[] {
  const jobs: DataJob[] = []
  for (const node of elementsOf(root)) {
    if (!/JobPosting$/i.test(node.attrs['itemtype'] ?? node.attrs['typeof'] ?? '')) continue
    const object = scopeOf(node)
    const facts = factsOfObject({ ...object, '@type': 'JobPosting' }, [], 'microdata', today)
    // single parts ('responsibilities') stand on the page, among those that no property names
    if (object['description'] === undefined) delete facts.description
    jobs.push({
      facts,
      names: namesOf(object),
      likeness: 15,
      rung: 'microdata',
      isClosed: false,
    })
  }
  return jobs
}

/** What a posting may give several times: two kinds of contract, two towns. */
const REPEATED = /^(?:employmentType|jobLocation|applicantLocationRequirements)$/

function scopeOf(node: PageNode, depth = 0): JsonObject {
  const object: JsonObject = {}
  const walk = (one: PageNode) => {
    for (const child of one.children) {
      if (typeof child === 'string') continue
      const property = (child.attrs['itemprop'] ?? child.attrs['property'] ?? '').replace(/^schema:/, '')
      const isScope = 'itemscope' in child.attrs || 'typeof' in child.attrs
      const known = object[property]
      if (property !== '' && !property.includes(':') && (known === undefined || REPEATED.test(property))) {
        const value = isScope && depth < 5 ? scopeOf(child, depth + 1) : valueOf(child, property)
        add(object, property, value)
      }
      if (!(isScope && property !== '')) walk(child)
    }
  }
  walk(node)
  return object
}

function valueOf(node: PageNode, property: string): string {
  const attribute =
    node.attrs['content'] ??
    node.attrs['datetime'] ??
    (node.tag === 'a' && property === 'url' ? node.attrs['href'] : undefined)
  if (attribute !== undefined) return attribute
  return property === 'description' ? textOf(node) : plainText(node)
}

/** Feeds in XML: each position as an object, so that they are read like any other. */
export function jobsInXml(root: PageNode, today: LocalDate): DataJob[] {
  return jobsInJson(objectOfXml(root), 'answer', today)
}

export function objectOfXml(node: PageNode, depth = 0): Json {
  const children = node.children.filter((child): child is PageNode => typeof child !== 'string')
  const text = node.children
    .filter((child): child is string => typeof child === 'string')
    .join('')
    .trim()
  if (children.length === 0 || depth > 12) return text
  const object: { [key: string]: Json } = {}
  for (const child of children) {
    const key = child.tag.replace(/^.*:/, '')
    add(object, key, objectOfXml(child, depth + 1))
  }
  return object
}

/** Several of one name become a list. */
function add(object: { [key: string]: Json }, key: string, value: Json): void {
  const known = object[key]
  if (known === undefined) object[key] = value
  else if (Array.isArray(known)) known.push(value)
  else object[key] = [known, value]
}

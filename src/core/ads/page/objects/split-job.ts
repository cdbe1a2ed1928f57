import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { isObject, looseJson } from '#core/ads/page/json/loose-json.ts'
import { bareKeyOf } from '#core/ads/page/json/object-keys.ts'

/** Answers that write one job in several objects, and what platforms wrap around their answers. */

const GUARD = /^\s*(?:\)\]\}'?,?|while\s*\(\s*1\s*\)\s*;?|for\s*\(\s*;;\s*\)\s*;?|&&&)\s*/
const CALLBACK = /^\s*(?:\/\*\*\/)?\s*[\w$.]{1,60}\s*\(\s*(?=[[{])/

/** JSON of an answer: behind a guard against scripts, in a call, or written as a text of JSON. */
export function answerJson(text: string): Json | null {
  const bare = text.replace(GUARD, '')
  const value = looseJson(CALLBACK.test(bare) ? bare.replace(CALLBACK, '').replace(/\)\s*;?\s*$/, '') : bare)
  return typeof value === 'string' ? looseJson(value) : value
}

const DEEPEST = 12

/** JSON:API writes an object as `{ type, id, attributes, relationships }` and what it belongs to under `included`. */
export function related(value: Json): Json {
  if (!isObject(value) || value['data'] === undefined) return value
  const byId = new Map<string, JsonObject>()
  for (const one of [value['included'] ?? []].flat()) if (isObject(one)) byId.set(nameOf(one), one)
  const walk = (one: Json, depth: number): Json => {
    if (depth > DEEPEST) return one
    if (Array.isArray(one)) return one.map((item) => walk(item, depth + 1))
    if (!isObject(one)) return one
    const attributes = one['attributes']
    if (!isObject(attributes)) {
      const target = typeof one['type'] === 'string' && !('name' in one) ? byId.get(nameOf(one)) : undefined
      if (target && target !== one) return walk(target, depth + 1)
      return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, walk(item, depth + 1)]))
    }
    const relations = isObject(one['relationships']) ? one['relationships'] : {}
    return {
      ...(one['id'] === undefined ? {} : { id: one['id'] }),
      ...attributes,
      ...Object.fromEntries(
        Object.entries(relations).flatMap(([key, relation]) =>
          isObject(relation) && relation['data'] !== undefined ? [[key, walk(relation['data'], depth + 2)]] : [],
        ),
      ),
    }
  }
  return { ...value, data: walk(value['data'], 0) }
}

const nameOf = ({ type, id }: JsonObject) => JSON.stringify([type, id])

/** Parts of an answer that are another thing than the job: people, other jobs, settings, texts of the app. */
const ANOTHER =
  /similar|related|recommend|other|more|user|viewer|candidate|applicant|author|recruiter|contact|config|setting|feature|filter|search|facet|i18n|locale|translation|message|seo|meta|image|logo|style|theme|navigation|menu|footer|form|question|review|tracking|analytics|experiment|session|auth|route|query/i
/** Parts that are a value of the job as a whole. */
const VALUE =
  /company|organi[sz]ation|employer|location|place|address|salary|pay|compensation|remuneration|office|department|identifier|image/i

/** An object with the parts it is written in: `{ header: { title }, details: { body } }` as one. */
export function joined(object: JsonObject, depth = 0): JsonObject {
  const whole: { [key: string]: Json } = {}
  const parts: JsonObject[] = []
  for (const [key, value] of Object.entries(object)) {
    if (isObject(value) && !VALUE.test(bareKeyOf(key)) && depth < 3) {
      if (!ANOTHER.test(key)) parts.push(joined(value, depth + 1))
    } else whole[key] = value
  }
  for (const part of parts) for (const [key, value] of Object.entries(part)) whole[key] ??= value
  return whole
}

/** What stands beside a job within the objects that hold nothing but it, as one object. */
export function besideJob(holders: readonly JsonObject[], inner: JsonObject): JsonObject {
  const whole: { [key: string]: Json } = {}
  let within: Json = inner
  for (const holder of holders.slice(0, 3)) {
    const child: Json = within
    const rest = Object.fromEntries(Object.entries(holder).filter(([, value]) => value !== child))
    for (const [key, value] of Object.entries(joined(rest))) whole[key] ??= value
    within = holder
  }
  return whole
}

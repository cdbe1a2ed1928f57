import type { LocalDate } from '#core/time.ts'
import { typesIn, typesOfCode } from '#core/ads/fields/employment.ts'
import type { EmploymentType, WorkMode } from '#core/ads/kinds.ts'
import { modeSaid } from '#core/ads/fields/work-mode.ts'
import { descriptionOfObject } from './object-text.ts'
import { payOfObject } from './object-pay.ts'
import { read, type JobFacts, type Rung } from '#core/ads/page/job-facts.ts'
import { titleKeyOf } from './job-likeness.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { addLabelledKeys } from './labelled-keys.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { byKey, keyOf, pick, type Keys } from '#core/ads/page/json/object-keys.ts'
import { saysNothing } from '#core/ads/page/placeholder.ts'
import { shortWords, TYPE_STEMS } from '#core/ads/page/json/key-stems.ts'
import { addPlaces, wordsOf } from './object-places.ts'
import { string, addDays } from './object-days.ts'

const nameOf = (value: Json | undefined): string | null => {
  if (typeof value === 'string') return string(value)
  if (Array.isArray(value)) return nameOf(value[0])
  if (!isObject(value)) return null
  return (
    string(value['name']) ??
    string(value['legalName']) ??
    string(value['label']) ??
    string(value['title']) ??
    string(value['display_name']) ??
    string(value['displayName'])
  )
}
/** What a job's object says, whatever system wrote it. `around` are the objects that hold it, the nearest first. */
export function factsOfObject(
  object: JsonObject,
  around: readonly JsonObject[],
  rung: Rung,
  today: LocalDate,
): JobFacts {
  const keys = byKey(object)
  const facts: JobFacts = {}
  const titleKey = titleKeyOf(keys)
  const title = titleKey === undefined ? null : string(keys.get(titleKey))
  if (title && title.length < 200 && !saysNothing(title)) facts.title = read(title, title, rung, 'likely')
  const company = companyOf(keys, around)
  if (company) facts.company = read(company, company, rung, 'likely')
  addPlaces(facts, keys, rung)
  const mode = workplaceOf(keys)
  if (mode) facts.workplace = read(mode.mode, mode.words, rung, 'likely')
  const types = typesOf(keys)
  if (types.length > 0) facts.types = read(types, types.join(', '), rung, 'likely')
  const pay = payOfObject(keys)
  if (pay) facts.pay = read(pay, pay.text, rung, 'likely')
  addDays(facts, keys, rung, today)
  const reference = referenceOf(keys)
  if (reference) facts.reference = read(reference, reference, rung, 'likely')
  const apply = string(
    pick(
      keys,
      'applyurl',
      'applicationurl',
      'careersapplyurl',
      'applylink',
      'applicationlink',
      'jobapplyurl',
      'externalapplyurl',
      'applyonlineurl',
      'redirecturl',
    ) ?? pick(keys, 'absoluteurl', 'publicurl'),
  )
  if (apply && /^(?:https?:|mailto:)/i.test(apply)) facts.applyUrl = read(apply, apply, rung, 'likely')
  addLabelledKeys(facts, object, rung, today)
  const language = languageOf(keys)
  if (language) facts.language = read(language, language, rung, 'likely')
  const description = descriptionOfObject(object)
  if (description) facts.description = read(description, description.slice(0, 120), rung, 'likely')
  return facts
}

function companyOf(keys: Keys, around: readonly JsonObject[]): string | null {
  const own = pick(
    keys,
    'companyname',
    'hiringorganization',
    'company',
    'employer',
    'employername',
    'organization',
    'organisation',
    'organizationname',
    'firma',
    'arbeitgeber',
    'advertiser',
    'recruitingcompany',
    'subcompany',
    'brand',
    'unternehmen',
    'hiringcompany',
    'businessname',
  )
  const name = nameOf(own)
  if (name && !saysNothing(name)) return name
  for (const outer of around) {
    const outerKeys = byKey(outer)
    const named = nameOf(
      pick(
        outerKeys,
        'hiringorganization',
        'companyname',
        'company',
        'organization',
        'organisation',
        'employer',
        'board',
        'account',
        'organizationname',
      ),
    )
    if (named && !saysNothing(named)) return named
    // a board in one answer: { name: 'Cobblewick', jobs: [...] }
    if (outerKeys.has('jobs') && typeof outerKeys.get('name') === 'string') return string(outerKeys.get('name'))
  }
  return null
}

function workplaceOf(keys: Keys): { mode: WorkMode; words: string } | null {
  const said = pick(
    keys,
    'workplacetype',
    'workplace',
    'remotestatus',
    'locationtype',
    'workmodel',
    'workarrangement',
    'remotetype',
    'workmode',
    'homeoffice',
    'remoteworkoption',
    'workplacetypes',
    'worklocationoption',
    'arrangement',
    'workingarrangement',
    'workingmodel',
    'remotepolicy',
    'worksetup',
    'remoteworkmodel',
  )
  if (said !== undefined) {
    const words = wordsOf(said)
    const mode = modeOfCode(words)
    if (mode) return { mode, words }
  }
  const flag = (name: string) => keys.get(name) === true || keys.get(name) === 'true'
  const place = keys.get('location')
  const inPlace = isObject(place) ? byKey(place) : new Map<string, Json>()
  if (flag('hybrid') || inPlace.get('hybrid') === true) return { mode: 'hybrid', words: 'hybrid' }
  if (
    wordsOf(keys.get('joblocationtype') ?? '')
      .toUpperCase()
      .includes('TELECOMMUTE')
  )
    return { mode: 'remote', words: 'TELECOMMUTE' }
  if (
    flag('remote') ||
    flag('isremote') ||
    flag('telecommuting') ||
    flag('telecommute') ||
    inPlace.get('remote') === true ||
    inPlace.get('isremote') === true ||
    inPlace.get('telecommuting') === true
  )
    return { mode: 'remote', words: 'remote' }
  if (flag('onsite')) return { mode: 'onsite', words: 'on_site' }
  const words = wordsOf(pick(keys, 'jobpostlocation', 'location', 'locationname') ?? '')
  const mode = words.length < 80 ? modeSaid(words) : null
  return mode ? { mode, words } : null
}

export function modeOfCode(words: string): WorkMode | null {
  const key = keyOf(words)
  if (/hybrid|partially|flexible|teilweise|temporaryremote/.test(key)) return 'hybrid'
  if (/^(?:onsite|inoffice|office|none|notremote|no|false|inperson)$/.test(key)) return 'onsite'
  if (/^(?:remote|fullyremote|fulltimeremote|fully|full|yes|remotely|telecommute|worldwide|anywhere)$/.test(key))
    return 'remote'
  return modeSaid(words)
}

function typesOf(keys: Keys): EmploymentType[] {
  const categories = keys.get('categories')
  const inner = isObject(categories) ? byKey(categories).get('commitment') : undefined
  const sources = [
    pick(
      keys,
      'employmenttype',
      'employmenttypecode',
      'typeofemployment',
      'employmentstatus',
      'jobtype',
      'jobtypes',
      'contracttype',
      'commitment',
      'timetype',
      'worktype',
      'employment',
      'contract',
      'vertragsart',
      'type',
      'typ',
      'workinghours',
      'positiontype',
    ) ?? inner,
    keys.get('schedule'),
    keys.get('contracttime'),
  ]
  const types = new Set<EmploymentType>()
  for (const source of sources) {
    if (source === undefined) continue
    for (const word of listOf(source))
      for (const type of word.length < 60 ? typesOfCode(word) : typesIn(word.slice(0, 100))) types.add(type)
  }
  if (types.size === 0)
    for (const [key, value] of keys)
      if (TYPE_STEMS(key)) for (const word of shortWords(value)) for (const type of typesOfCode(word)) types.add(type)
  return [...types]
}

function listOf(value: Json): string[] {
  if (typeof value === 'string') return value.split(/(?:(?<!\s)\s+)?[,;|]\s*/)
  if (Array.isArray(value)) return value.flatMap((one) => listOf(one))
  if (isObject(value))
    return [value['label'], value['name'], value['code'], value['id']].flatMap((one) =>
      typeof one === 'string' ? [one] : [],
    )
  return []
}

function referenceOf(keys: Keys): string | null {
  const own = string(
    pick(
      keys,
      'requisitionid',
      'jobreqid',
      'refnumber',
      'referencenumber',
      'requisitionnumber',
      'reqid',
      'jobrequisitionid',
      'reference',
      'ref',
      'refnr',
      'referenznummer',
      'jobcode',
      'vacancyreference',
      'jobreference',
      'kennziffer',
      'externalreference',
      'code',
    ),
  )
  if (own && own.length <= 40 && !UUID.test(own)) return own
  const identifier = keys.get('identifier')
  const value = isObject(identifier) ? string(identifier['value']) : string(identifier)
  return value && value.length <= 40 && !/^https?:/.test(value) && !UUID.test(value) ? value : null
}
/** A number that only machines use. */
const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i

function languageOf(keys: Keys): string | null {
  const value = pick(keys, 'language', 'inlanguage', 'lang', 'languagecode')
  const code = string(isObject(value) ? (value['code'] ?? null) : value)
  return code && /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(code) ? code.slice(0, 2) : null
}

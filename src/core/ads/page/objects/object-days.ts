import { must } from '#core/must.ts'
import type { LocalDate } from '#core/time.ts'
import { dayAgo, dayOfStamp } from '#core/ads/fields/dates.ts'
import { read, type JobFacts, type Rung } from '#core/ads/page/job-facts.ts'
import type { Json } from '#core/ads/page/json/json-value.ts'
import { decodeEntities } from '#core/ads/page/json/loose-json.ts'
import { pick, type Keys } from '#core/ads/page/json/object-keys.ts'
import { postedByStem, untilByStem } from '#core/ads/page/json/key-stems.ts'

export const string = (value: Json | undefined): string | null =>
  typeof value === 'string' && value.trim() !== ''
    ? decodeEntities(value).trim()
    : typeof value === 'number'
      ? String(value)
      : null
export function addDays(facts: JobFacts, keys: Keys, rung: Rung, today: LocalDate): void {
  const posted = pick(
    keys,
    'dateposted',
    'firstpublished',
    'publishedat',
    'publishedon',
    'published',
    'datepublished',
    'releaseddate',
    'publisheddate',
    'publicationdate',
    'pubdate',
    'posteddate',
    'postedat',
    'listedat',
    'opendate',
    'datumersteveroeffentlichung',
    'posteddateiso',
    'publicationstartdate',
    'openson',
    'opens',
    'livesince',
    'onlinesince',
    'activefrom',
    'created',
    'createdat',
    'dateadded',
    'epoch',
    'jobpostingstartdate',
    'startdate',
  )
  const stem = dayOfStamp(posted) ? null : postedByStem(keys, today)
  const day = dayOfStamp(posted) ?? stem?.day ?? null
  if (day && day <= today) facts.postedOn = read(day, stampWords(stem?.value ?? posted), rung, 'likely')
  else {
    const said = string(pick(keys, 'postedon', 'posted', 'postedago'))
    const ago = said ? (dayAgo(said, today) ?? dayOfStamp(said)) : null
    if (ago && ago <= today) facts.postedOn = read(ago, must(said), rung, 'likely')
  }
  const until = pick(
    keys,
    'validthrough',
    'applicationdeadline',
    'applicationclosedate',
    'closeat',
    'closedate',
    'closingdate',
    'expirydate',
    'deadline',
    'expiresat',
    'expirationdate',
    'enddate',
    'validuntil',
    'applyby',
    'closeson',
    'deadlineat',
    'closingat',
    'closes',
    'closesat',
    'closingdatetime',
    'applicationsclose',
    'lastdate',
    'bewerbungsfrist',
  )
  const end = dayOfStamp(until) ? null : untilByStem(keys)
  const last = dayOfStamp(until) ?? end?.day ?? null
  if (last && (!facts.postedOn || last >= facts.postedOn.value))
    facts.validThrough = read(last, stampWords(end?.value ?? until), rung, 'likely')
}

const stampWords = (stamp: Json | undefined) =>
  typeof stamp === 'string' || typeof stamp === 'number' ? String(stamp) : ''

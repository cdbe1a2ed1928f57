import { vacancyScore } from '#core/ads/header/title.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { PLACE_STEMS, TYPE_STEMS } from '#core/ads/page/json/key-stems.ts'
import { labelledKeys } from './labelled-keys.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { bareKeyOf, byKey, keyOf, type Keys } from '#core/ads/page/json/object-keys.ts'

const TITLES = [
  'title',
  'jobtitle',
  'jobpostingtitle',
  'positiontitle',
  'vacancytitle',
  'postingtitle',
  'jobname',
  'stellentitel',
  'stellenangebotstitel',
  'positionname',
  'rolename',
  'headline',
  'role',
  'position',
  'text',
  'name',
  'label',
]
const BODIES =
  /^(?:description|jobdescription|descriptionhtml|descriptionplain|descriptionbody|content|body|jobad|jobdescriptions|externaldescription|contents|details|fulldescription|longdescription|requirements|qualifications|responsibilities|html|lists|sections|stellenbeschreibung|jobpostinginfo|descriptiontext|jobadsections|profile|profil|aufgaben|text|about|intro)$/
const FACTS =
  /^(?:location|locations|city|country|joblocation|employmenttype|typeofemployment|worktype|contracttype|applyurl|applicationurl|careersurl|department|departments|team|companyname|company|hiringorganization|employer|organization|workplacetype|remote|isremote|salary|basesalary|salaryrange|compensation|payranges|postedon|dateposted|publishedat|publishedon|firstpublished|createdat|releaseddate|validthrough|requisitionid|jobreqid|refnumber|categories|hostedurl|absoluteurl|shortcode|timetype|schedule|seniority|office|offices|deadline|applyby|closes|pay|where|place|places|jobtype|jobtypes|pubdate|publicationdate|startdate|reference|arbeitsort|contract|workplace|experience|hybrid)$/

/** How much an object looks like a job: a title, a long text, and facts that only jobs have. 0 when it is none. */
export function jobLikeness(object: JsonObject): number {
  const keys = byKey(object)
  const title = titleKeyOf(keys)
  if (title === undefined) return 0
  let facts = Object.entries(object).filter(
    ([key, value]) => value !== null && value !== '' && (FACTS.test(keyOf(key)) || FACTS.test(bareKeyOf(key))),
  ).length
  const hasBody = [...keys].some(
    ([key, value]) =>
      key !== title &&
      (((BODIES.test(key) || BODY_STEMS.test(key)) && lengthOf(value) > 150) ||
        // whatever its name: the long text of an object, in paragraphs
        (typeof value === 'string' && value.length > 300 && /<(?:p|li|br|h\d)\b|\n/i.test(value)) ||
        // or in a list of parts
        (Array.isArray(value) && value.some((one) => holdsText(one)) && lengthOf(value) > 200)),
  )
  if (hasBody && facts < 2) facts += [...keys].filter(([key]) => !FACTS.test(key) && isFactByStem(key)).length
  const length = lengthOf(object)
  if (facts === 0 && hasBody && labelledKeys(object) >= 2) return 2 + 4
  if (facts < 2 && !(hasBody && facts === 1)) return 0
  return facts + (hasBody ? 4 : 0) + (length > 800 ? 2 : 0) + (TITLES.indexOf(title) < 9 ? 2 : 0)
}

/** A key that systems call a title by, else the short text that reads like the name of a trade. */
export function titleKeyOf(keys: Keys): string | undefined {
  return (
    TITLES.find((key) => typeof keys.get(key) === 'string') ??
    [...keys].find(
      ([key, value]) =>
        typeof value === 'string' &&
        value.length < 90 &&
        TITLE_STEMS.test(key) &&
        !/company|employer|site|page|seo|meta|firma|empresa/.test(key),
    )?.[0] ??
    [...keys].find(
      ([key, value]) =>
        typeof value === 'string' &&
        value.length < 90 &&
        !value.includes('://') &&
        !/categor|depart|famil|function|sector|industr|team|contact|recruiter|author|keyword|tag/.test(key) &&
        vacancyScore(value) >= 2,
    )?.[0]
  )
}
const TITLE_STEMS =
  /title|titel|titre|titulo|titolo|tytul|baslik|bezeichnung|intitule|stanowisk|pozisyon|cargo|puesto|functie$|jobname/

const BODY_STEMS =
  /omschrijving|beschreibung|descripti|descriz|descric|aciklama|beskriv|opis(?:stanowiska|oferty)?$|anzeigentext|fulltext/

const isFactByStem = (key: string) =>
  PLACE_STEMS(key) ||
  TYPE_STEMS(key) ||
  /^(?:pay|salar|remunerat|wage|compens|gehalt|lohn|publi|posted|firstpubl)/.test(key)

/** One of several parts: a paragraph of HTML, alone or beside its heading. */
const holdsText = (value: Json): boolean =>
  typeof value === 'string'
    ? /<(?:p|li|ul|br)\b/i.test(value)
    : isObject(value) && Object.values(value).some((one) => typeof one === 'string' && holdsText(one))

function lengthOf(value: Json | undefined, depth = 0): number {
  if (typeof value === 'string') return value.length
  if (depth > 6 || typeof value !== 'object' || value === null) return 0
  return (Array.isArray(value) ? value : Object.values(value)).reduce<number>(
    (sum, one) => sum + lengthOf(one, depth + 1),
    0,
  )
}

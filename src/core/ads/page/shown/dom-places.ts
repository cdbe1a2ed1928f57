import { must } from '#core/must.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { modeSaid } from '#core/ads/fields/work-mode.ts'
import { fold } from '#core/ads/fold.ts'
import { SAYS_POSTED } from '#core/ads/fields/dates.ts'
import { labelOf } from '#core/ads/labels.ts'
import { moneyIn } from '#core/ads/fields/money.ts'
import { placeLikeness } from '#core/ads/header/places.ts'
import { looksLikeCompany, vacancyScore } from '#core/ads/header/title.ts'
import type { DomRow } from './dom-row.ts'
import { OF_VACANCIES, type HeadFacts } from './head-facts.ts'
import { read, type JobFacts } from '#core/ads/page/job-facts.ts'
import { classOf, elementsOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'
import { placesInString } from '#core/ads/page/places/place-values.ts'

/** Where the job is: labelled rows, what stands beside the title, the page's own title, its trail, what is left over. */
export function addPlaces(
  facts: JobFacts,
  rows: readonly DomRow[],
  chips: readonly string[],
  head: HeadFacts,
  root: PageNode,
): void {
  const company = facts.company?.value ?? null
  const labelled = rows.filter(({ label, isNamed }) => label === 'place' && !isNamed)
  const named = rows.filter(({ label, isNamed }) => label === 'place' && isNamed)
  let best: JobFacts['places']
  for (const row of [...labelled, ...named]) {
    const places = placesInString(row.value).filter(
      (place) => place.length <= 60 && vacancyScore(place) < 2 && labelOf(place) === null,
    )
    if (
      places.length > 0 &&
      (!row.isNamed || places.every((place) => placeLikeness(place) >= 1.5 || row.value.length < 60))
    ) {
      if (best === undefined || holdsAll(places, best.value)) best = read(places, row.value, 'row', 'likely')
    }
  }
  if (best !== undefined) {
    facts.places = best
    return
  }
  for (const chip of chips) {
    if (placeLikeness(chip) < 2 || vacancyScore(chip) >= 2) continue
    const places = placesInString(withoutOwner(chip, company))
    if (places.length > 0) {
      facts.places = read(places, chip, 'page', 'likely')
      return
    }
  }
  const inTitle = placeInPageTitle(head, company) ?? placeInTrail(root)
  if (inTitle) {
    facts.places = inTitle
    return
  }
  const left = placeLeftOver(
    chips.filter(
      (chip) => chip !== company && !rows.some(({ name, value }) => name !== undefined && chip.endsWith(value)),
    ),
  )
  const places = left === null ? [] : placesInString(left)
  if (places.length > 0) facts.places = read(places, must(left), 'page', 'unsure')
}

const townOf = (place: string) => fold(must(place.split(',')[0])).trim()
/** All towns of the shorter list and more: 'Lisbon / Porto' where another line says 'Lisbon'. */
export const holdsAll = (places: readonly string[], fewer: readonly string[]): boolean =>
  places.length > fewer.length && fewer.every((one) => places.some((place) => townOf(place) === townOf(one)))

/** 'Bäcker (m/w/d) in Husum | Backhaus Nord', 'Welder - Kendal - Fellside Steel': the place in the page's own title. */
function placeInPageTitle(head: HeadFacts, company: string | null): JobFacts['places'] {
  for (const text of [head.ogTitle, head.titleTag, head.metaTitle, ...head.h1]) {
    for (const part of text.split(/\s*[|•·»›]\s*|\s[–—-]\s|,\s|\(|\)|\s(?=(?:in|à|en|near)\s\p{Lu})/u)) {
      const place = part.replace(/^(?:in|à|en|near)\s/u, '').trim()
      if (
        place === '' ||
        place === company ||
        placeLikeness(place) < 2 ||
        vacancyScore(place) >= 2 ||
        looksLikeCompany(place) >= 1
      )
        continue
      const places = placesInString(place)
      if (places.length === 1) return read(places, place, 'page', 'unsure')
    }
  }
  return undefined
}

/** 'Start › Jobs › Husum': a step of the trail that leads to the page. */
function placeInTrail(root: PageNode): JobFacts['places'] {
  for (const node of elementsOf(root)) {
    if (node.isHidden || !/breadcrumb/.test(`${classOf(node)} ${(node.attrs['aria-label'] ?? '').toLowerCase()}`))
      continue
    for (const step of elementsOf(node)) {
      if (!/^(?:a|li|span)$/.test(step.tag)) continue
      const text = plainText(step, 60)
      if (placeLikeness(text) < 2 || vacancyScore(text) >= 2) continue
      const places = placesInString(text)
      if (places.length === 1) return read(places, text, 'page', 'unsure')
    }
  }
  return undefined
}

/** 'Tidewick Ltd, Kendal' without its employer. */
const withoutOwner = (text: string, company: string | null) =>
  company !== null && text.startsWith(company) ? text.slice(company.length).replace(/^\s*[,–—|·(-]\s*/u, '') : text

/** 'CDI – Quimper (29) – 38K€': what is left in a row of facts, a name that no list has, is where the job is. */
function placeLeftOver(chips: readonly string[]): string | null {
  const near = chips.slice(0, 8)
  const isTerm = (one: string) =>
    typesIn(one).length > 0 || modeSaid(one) !== null || moneyIn(one).length > 0 || SAYS_POSTED.test(fold(one))
  if (near.filter(isTerm).length < 2) return null
  const left = near.filter(
    (one) =>
      !isTerm(one) &&
      /^\p{Lu}[\p{L} .'’-]{2,40}(?:,\s\p{Lu}[\p{L} .'’-]{2,30}){0,3}(?:\s\(\p{L}{2,3}\)|\s\(\d{2,3}\))?$/u.test(one) &&
      labelOf(one) === null &&
      !OF_VACANCIES.test(fold(one)) &&
      one.split(/\s+/).length <= 5 &&
      looksLikeCompany(one) < 1 &&
      vacancyScore(one) < 2 &&
      !NO_TOWN.test(fold(one)),
  )
  return left.length === 1 ? must(left[0]) : null
}

const NO_TOWN =
  /\b(?:department|team|abteilung|bereich|service|equipe|engineering|sales|marketing|operations|logist\w*|produ[ck]\w*|design|finance|finanz\w*|people|support|start|sofort|permanent|apply|share|save|bewerben|postuler|print|new|neu|urgent|open|featured|verified|easy apply|experience|erfahrung|junior|senior|mid|level|niveau)\b/

/** Where nothing says where the job is: the postal address of a firm's own page, 'Via Roero 12, 14100 Asti'. */
export function addAddress(facts: JobFacts, root: PageNode): void {
  for (const node of elementsOf(root)) {
    if (
      node.isHidden ||
      !(node.tag === 'footer' || node.tag === 'address' || /(?:^|[\s_-])footer(?:$|[\s_-])/.test(classOf(node)))
    )
      continue
    const text = plainText(node, 600)
    const found = ADDRESS.exec(text) ?? ADDRESS_BEFORE_CODE.exec(text)
    if (!found) continue
    facts.places = read([must(found[1]).trim()], found[0], 'page', 'unsure')
    return
  }
}
const ADDRESS =
  /(?:\p{L}[\p{L}.'’-]{0,60}\s)\d{1,4}\s?\p{L}?(?:\s?[,–-]\s*|\s)(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{4}\s[A-Z]{2})\s(\p{Lu}\p{Ll}[\p{L}'’-]+(?:\s(?:(?:am|an der|sur|de|del|di|bei|im)\s)?\p{Lu}\p{Ll}[\p{L}'’-]+){0,2})(?=\s*(?:[,–|·(-]|$|\s[–|·]))/u
/** '…, Old Ropeworks, Hebden Bridge HX7 0AA', '12 Mill Lane, Keene, NH 03431': the town before its postcode. */
const ADDRESS_BEFORE_CODE =
  /(?<=\d[\p{L}\d .,'’-]{2,60},\s?)(\p{Lu}\p{Ll}[\p{L}'’-]+(?:[\s-](?:(?:on|upon|under|le|of)[\s-])?\p{Lu}?\p{Ll}[\p{L}'’-]+){0,3})(?:,?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|,\s[A-Z]{2}\s\d{5})(?![\p{L}\d])/u

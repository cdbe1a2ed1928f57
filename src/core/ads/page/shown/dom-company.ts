import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'
import { linesOf } from '#core/ads/sections/ad-lines.ts'
import { placeLikeness } from '#core/ads/header/places.ts'
import { looksLikeCompany, vacancyScore } from '#core/ads/header/title.ts'
import { whoAndWhere } from '#core/ads/header/who-and-where.ts'
import type { DomRow } from './dom-row.ts'
import { isWithin } from './dom-rows.ts'
import { elementsOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'
import { isBoardName, namesInAddress, same, splitPageTitle, squeezed, type HeadFacts } from './head-facts.ts'
import { saysNothing } from '#core/ads/page/placeholder.ts'
import { read, type JobFacts } from '#core/ads/page/job-facts.ts'

export type Byline = { text: string; isLink: boolean }

type Witnesses = {
  head: HeadFacts
  rows: DomRow[]
  owners: string[]
  description: string
  title: string | null
  /** The name that leads to a profile of the employer, as boards keep them. */
  profile: string | null
  /** The short lines below the title. */
  bylines: Byline[]
  chips: string[]
  url: string
  /** Where to apply: an address of the employer names it. */
  apply: string | null
}

/** The employer, by votes of the page: rows, titles, logos, the text itself, and the address that begins like the name. */
export function addCompany(
  facts: JobFacts,
  { head, rows, owners, description, title, profile, bylines, chips, url, apply }: Witnesses,
): void {
  const { tenants, platform } = namesInAddress(url)
  // a recruiter who does not name the client: the owner of the page is not the employer
  const isForClient = speaksOfClient(description)
  const places = new Set(
    rows.flatMap(({ label, value }) =>
      label === 'place' ? value.split(/[,/()|·-]/).map((part) => squeezed(part)) : [],
    ),
  )
  // 'USAJOBS' of usajobs.gov
  const isOwnBoard = (name: string) =>
    /job|career|karriere|stellen|empleo|emploi|kariyer|vacature|praca|lavoro/.test(squeezed(name)) &&
    [...tenants, platform].includes(squeezed(name))
  const votes = new Map<string, { name: string; weight: number; words: string; isOfSite: boolean }>()
  const vote = (name: string | null | undefined, weight: number, words: string, isOfSite = false) => {
    const clean = name
      ?.replaceAll(/\s+/g, ' ')
      .replace(/^[\s|–—-]+|[\s|–—,:-]+$/g, '')
      // 'Atelier Kermor, agence web à Quimper', 'Kermor 2026'
      .replace(/,\s\p{Ll}.*$|\s(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?$/gu, '')
      .trim()
    if (
      !clean ||
      clean.length > 70 ||
      clean.length < 2 ||
      isBoardName(clean) ||
      isOwnBoard(clean) ||
      saysNothing(clean) ||
      (title !== null && same(clean, title)) ||
      placeLikeness(clean) >= 2.5 ||
      vacancyScore(clean) >= 2.5 ||
      // letters of other scripts are squeezed to nothing
      (squeezed(clean) !== '' && places.has(squeezed(clean))) ||
      (isForClient && isRecruiter(clean))
    )
      return
    if (
      /^(?:careers?|jobs?|home|logo|image|website|site web|company|team|people|hr|recruiting|we|menu|home page|startseite|accueil|inicio|start|druckansicht|print (?:view|version)|version imprimable|(?:page |job )?not found|404.*|error.*|oops.*|sorry.*|thank you.*|(?:view|visit) (?:our |the )?(?:web)?site|(?:job |new |current |open |our )?(?:offer|vacancy|vacancies|opening|position|role)s?|oferta (?:pracy|de (?:empleo|trabajo))|offre d['’]emploi|offerta di lavoro|stellen(?:angebot|anzeige)|vacature|vaga|iş ilanı|lediga? (?:jobb|stilling)|求人|採用情報)$/iu.test(
        clean,
      ) ||
      /[!?]\s|[。、]|\p{Ll}{4,}\.\s|@/u.test(clean)
    )
      return
    const key = fold(clean)
      .replaceAll(/\b(?:gmbh|ag|ltd|inc|llc|s\.?l\.?|s\.?a\.?s?|ohg|kg|a\.?s\.?|bv|ab|co|plc|corp)\b\.?/g, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const known = votes.get(key)
    if (known) {
      known.weight += weight
      known.isOfSite &&= isOfSite
      if (weight >= 3 && clean.length > known.name.length && known.weight < 6) known.name = clean
    } else votes.set(key, { name: clean, weight, words, isOfSite })
  }
  for (const row of rows)
    if (row.label === 'company') vote(row.value.split(/\s[|·•]\s/)[0], row.isNamed ? 3 : 4, row.words)
  // nor is it where people post: a forum, a list, a channel
  const isOwn = !isForClient && !POSTED.test(url)
  const inHead: string[] = []
  for (const text of [head.ogTitle, head.titleTag, head.metaTitle]) {
    const { company } = splitPageTitle(text, title)
    if (isOwn) vote(company, 2.5, text, true)
    if (isOwn && company) inHead.push(company)
  }
  if (isOwn) owners.forEach((name) => vote(name, 1.6, name, true))
  // a heading that is not the job's may be the house's
  for (const one of head.h1)
    if (isOwn && (title === null || !same(one, title))) vote(looksLikeCompany(one) >= 1 ? one : null, 2, one)
  if (isOwn && head.siteName !== '')
    vote(
      head.siteName.replace(/\s+(?:careers?|jobs?|karriere|empleo|emplois?|kariyer|recrutement)$/i, ''),
      1.2,
      head.siteName,
      true,
    )
  const said =
    description === '' ? null : whoAndWhere(linesOf(`${title ?? ''}\n\n${description.slice(0, 4_000)}`), []).company
  if (said) vote(said.value, 2, said.words)
  if (profile !== null) vote(profile, IN_PROFILE, profile)
  for (const { text, isLink } of bylines) vote(text, isLink ? 3 : 1.6, text)
  for (const chip of chips) {
    // 'Tidewick Ltd, Kendal'
    const [, owner, town] = /^([^,]{2,60}),\s(\p{Lu}[^,]{2,40}(?:,\s\p{Lu}[^,]{1,30}){0,2})$/u.exec(chip) ?? []
    if (owner !== undefined && placeLikeness(must(town)) >= 2 && placeLikeness(owner) < 2) vote(owner, 1.6, chip)
    // the name in the page's title, once more beside the heading
    else if (inHead.some((one) => same(one, chip))) vote(chip, 1.5, chip)
    else if (looksLikeCompany(chip) >= 1) vote(chip, 1.5, chip)
  }
  // the address of its own site, or its part of a board's; where a row names the employer, the address may be the board's
  const isNamedByRow = rows.some(({ label }) => label === 'company')
  const alike = (names: readonly string[]) =>
    [...votes].filter(([, { name }]) => names.some((one) => one.length > 2 && isAlike(squeezed(one), squeezed(name))))
  const own = alike(tenants)
  const host = platform === null ? [] : alike([platform])
  // 'Fenlight' at fenlight.notion.site: Notion only lends the room
  if (own.length > 0) for (const [key] of host.filter((one) => !own.includes(one))) votes.delete(key)
  if (!isNamedByRow && isOwn) for (const [, one] of own.length > 0 ? own : host) one.weight += 1.5
  // 'bewerbung@backhaus-nord.example', 'jobs.backhaus-nord.example/form'
  const sent = apply === null ? [] : apply.startsWith('mailto:') ? [hostOfMail(apply)] : namesInAddress(apply).tenants
  for (const [, one] of alike(sent)) one.weight += 1
  // the text uses the name of its employer
  for (const one of votes.values()) {
    const first = must(fold(one.name).split(/\s+/)[0])
    if (first.length > 3 && fold(description.slice(0, 6_000)).includes(first)) one.weight += 1
  }
  // 'Office of River Forecasting' is a part of the house that is named beside it
  if ([...votes.values()].some(({ name, weight }) => weight >= LEAST && !PART_OF_HOUSE.test(fold(name))))
    for (const one of votes.values()) if (PART_OF_HOUSE.test(fold(one.name))) one.weight -= PART_WEIGHS
  // 'GOV.UK', 'trabajos.example': the site's name, the employer's only where nobody else is named
  for (const one of votes.values()) if (IS_DOMAIN.test(one.name)) one.weight = Math.min(one.weight, LEAST)
  // the site, by its head and its address alone, of which the advert says nothing: who the advert tells of is the employer
  const isUntold = ({ name }: { name: string }) => !fold(description).includes(must(fold(name).split(/\s+/)[0]))
  if ([...votes.values()].some(({ name, isOfSite }) => !isOfSite && description.includes(name)))
    for (const one of votes.values()) if (one.isOfSite && isUntold(one)) one.weight = Math.min(one.weight, LEAST)
  const [best, second] = [...votes.values()].sort((a, b) => b.weight - a.weight)
  if (!best || best.weight < LEAST) return
  const isClear = best.weight >= 4 && best.weight >= (second?.weight ?? 0) + 1.5
  facts.company = read(
    best.name,
    best.words.includes(best.name) ? best.name : best.words,
    'page',
    isClear ? 'likely' : 'unsure',
  )
}

/** More than the owner of the page, its title and its address together: a board has profiles of those who pay it. */
const IN_PROFILE = 8

const PART_OF_HOUSE =
  /^(?:the )?(?:office|department|dept|division|school|faculty|institute|section|branch|chair|centre|center|abteilung|institut|fakultat|lehrstuhl|fachbereich|referat|dezernat|amt|ufr|direction|service|facultad|departamento|dipartimento|facolta|faculteit|afdeling|wydzial)\s(?:of|for|fur|der|des|de|del|di|van|der|d')\b/
const PART_WEIGHS = 3

/** Below this, nobody is named. */
const LEAST = 1.6
const IS_DOMAIN = /^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}$/u

const PROFILES =
  /(?:^|\/)(?:compan(?:y|ies)(?:-profiles?)?|employers?|empresas?|firmen?(?:profile?)?|unternehmen|arbeitgeber|entreprises?|aziend[ae]|bedrij(?:f|ven)|sirket(?:ler)?|firma(?:lar|y)?|pracodawc\p{L}+|foretag|organi[sz]ations?|advertisers?)\/[^/?#]{2,}/iu

/** A name in a link right above or below the heading, which the advert's text uses as well: whose profile it leads to. */
export function nameBeside(root: PageNode, title: string, description: string): string | null {
  for (const node of elementsOf(root)) {
    if (!/^h[12]$/.test(node.tag) || node.isHidden || plainText(node, 300) !== title) continue
    const beside = (node.parent?.children ?? []).filter((child): child is PageNode => typeof child !== 'string')
    const at = beside.indexOf(node)
    for (const one of [beside[at - 1], beside[at + 1]]) {
      const inner = one?.children.filter((child) => typeof child !== 'string' || child.trim() !== '') ?? []
      const link = one?.tag === 'a' ? one : inner.length === 1 && typeof inner[0] === 'object' ? inner[0] : undefined
      if (link?.tag !== 'a' || !/^(?:https?:\/\/[^/]+)?\/[^?#]{2}/.test(link.attrs['href'] ?? '')) continue
      const name = plainText(link, 80)
      if (name.length > 2 && name.length < 60 && /^\p{Lu}/u.test(name) && description.includes(name)) return name
    }
  }
  return null
}

/** The one name beside the title that links to such a profile; what stands among other jobs or in the menu does not count. */
export function profileLinked(root: PageNode, isLeftOut: (node: PageNode) => boolean): string | null {
  const names = new Set<string>()
  for (const node of elementsOf(root)) {
    if (
      node.tag !== 'a' ||
      node.isHidden ||
      !PROFILES.test((node.attrs['href'] ?? '').replace(/^https?:\/\/[^/]*/, ''))
    )
      continue
    const name = plainText(node, 80)
    if (
      /^\p{Lu}/u.test(name) &&
      name.length < 60 &&
      !/\d+ (?:jobs?|reviews?)|[.!?:]$/.test(name) &&
      !isWithin(node, isLeftOut)
    )
      names.add(name)
  }
  return names.size === 1 ? ([...names][0] ?? null) : null
}

const POSTED =
  /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?(?:comments|threads?|topics?|viewtopic|showthread|forums?|groups?|r|s|status|discussions?|pipermail|mailman\d?|archives?|channels?|messages?)(?:[/.?#]|$)/i

const hostOfMail = (mail: string) => namesInAddress(`https://${mail.split('@')[1] ?? ''}`).tenants[0] ?? ''

/** 'ospreyledge' and 'Osprey Ledge Veterinary Group': one begins with the other. */
export const isAlike = (a: string, b: string) =>
  Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a))

export const isRecruiter = (name: string) =>
  /recruit|staffing|personnel|personal(?:dienst|vermitt|berat|leasing|service|management)|zeitarbeit|headhunt|\bsearch\b|talent|insan kaynaklari|\bik\b|danismanlik|interim|recrutement|seleccion|\br\.?r?\.?h\.?h?\b|\bett\b|selezione|uitzend|werving|rekrutac|recrutamento|human resources|resourcing/.test(
    fold(name),
  )

/** 'Fenwell is acting as an Employment Agency in relation to this vacancy', as British law has it said. */
export const isSaidAgency = (name: string, text: string) =>
  /^[^.\n]{0,40}\b(?:is|are|acts?|acting|operates?|operating)\b[^.\n]{0,30}\bemployment (?:agency|business)\b/.test(
    fold(text.slice(Math.max(0, text.lastIndexOf(name)))),
  ) && text.includes(name)

/** The first sentences speak of somebody else's post: 'our client', 'müşterimiz için'. */
export const speaksOfClient = (text: string) =>
  /\b(?:our|my) client\b(?!s|'s)|\ba client of (?:ours|mine)\b|\bon behalf of (?:a|an|our) |\bunser(?:en|em|es)? (?:mandant|kunde|auftraggeber)\w*|\b(?:fur|bei) (?:einen|einem) unserer (?:kunden|mandanten)|\bim auftrag (?:unser|ein)\w+|\bnotre client\b|\bpour (?:l'un|le compte d'un|un) de nos clients\b|\bnuestro cliente\b|\bpara (?:una? )?(?:importante )?(?:empresa )?cliente\b|\b(?:nostro|azienda|societa) cliente\b|\b(?:onze|een van onze) (?:klant|opdrachtgever)\w*|\bnosso cliente\b|\bnasz(?:ego)? klient\w*|\bmusterimiz\w*/.test(
    fold(text.slice(0, 1_200)),
  )

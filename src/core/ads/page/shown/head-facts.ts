import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'
import { labelOf } from '#core/ads/labels.ts'
import { cleanTitle, looksLikeCompany, vacancyScore, withoutGender } from '#core/ads/header/title.ts'
import { placeLikeness } from '#core/ads/header/places.ts'
import { isBeside, standOuts } from './stand-outs.ts'
import { elementsOf, plainText, type Page, type PageNode } from '#core/ads/page/tree/page-tree.ts'

/** What the head and the headings of a page say, as written. */
export type HeadFacts = {
  titleTag: string
  ogTitle: string
  siteName: string
  metaTitle: string
  ogDescription: string
  h1: string[]
  h2: string[]
  h3: string[]
  /** What stands out above the text without being a heading. */
  bold: string[]
  lang: string | null
  ogType: string
  published: string | null
}

/** Of a title or a description; the longest of real pages have some hundreds. */
const LONGEST_LINE = 2_000

export function headFacts({ root }: Page): HeadFacts {
  const facts: HeadFacts = {
    titleTag: '',
    ogTitle: '',
    siteName: '',
    metaTitle: '',
    ogDescription: '',
    h1: [],
    h2: [],
    h3: [],
    bold: [],
    lang: null,
    ogType: '',
    published: null,
  }
  const beside: string[] = []
  for (const node of elementsOf(root)) {
    if (node.tag === 'title' && facts.titleTag === '' && node.parent?.tag !== 'svg')
      facts.titleTag = plainText(node, LONGEST_LINE)
    else if (node.tag === 'html') facts.lang = node.attrs['lang']?.slice(0, 2).toLowerCase() ?? null
    else if (node.tag === 'meta') {
      const name = (node.attrs['property'] ?? node.attrs['name'] ?? '').toLowerCase()
      const content = (node.attrs['content'] ?? '').slice(0, LONGEST_LINE).replaceAll(/\s+/g, ' ').trim()
      if (name === 'og:title') facts.ogTitle ||= content
      else if (name === 'og:site_name') facts.siteName ||= content
      else if (name === 'title' || name === 'twitter:title') facts.metaTitle ||= content
      else if (name === 'og:description' || name === 'description') facts.ogDescription ||= content
      else if (name === 'og:type') facts.ogType ||= content
      else if (name === 'article:published_time') facts.published ||= content
    } else if (node.tag === 'h1' && !node.isHidden) {
      const text = plainText(node, 300)
      if (text !== '') (isBeside(node) ? beside : facts.h1).push(text)
    } else if (node.tag === 'h2' && !node.isHidden && facts.h2.length < 12) {
      const text = plainText(node, 300)
      if (text !== '' && !isBeside(node)) facts.h2.push(text)
    } else if (node.tag === 'h3' && !node.isHidden && facts.h3.length < 4) {
      const text = plainText(node, 300)
      if (text !== '' && !isBeside(node)) facts.h3.push(text)
    }
  }
  facts.bold = standOuts(root).filter((text) => !isBoardName(text))
  // a heading in a sidebar names the page only where nothing else does
  if (facts.h1.length + facts.h2.length + facts.bold.length === 0) facts.h1 = beside
  return facts
}

const FIXED: RegExp[] = [
  /^(?<company>.{2,80}?) hiring (?<title>.+?) in .+? \| LinkedIn$/u,
  /^(?<company>.{2,80}?) (?:is |are )?(?:hiring|looking for|seeking|searching for)(?: for)?:? (?:an? |our next )?(?<title>.+?)(?: in .+)?$/u,
  /^Job Application for (?<title>.+) at (?<company>.+?)(?:\s[|–-]\s.*)?$/u,
  /^(?:Apply (?:for|to) )?(?<title>.+?) (?:@|at) (?<company>.{2,60}?)(?:\s[|–-]\s.*|, [\p{Lu}].*)?$/u,
  /^(?<title>.+?)\s[|–-]\s(?:Jobs?|Karriere|Careers?|Stellen|Stellenangebote|Emplois?|Empleo|Kariyer)\s(?:bei|at|chez|en|de)\s(?<company>.+)$/u,
  /^(?<title>.+?) (?:bei|chez) (?:der |dem )?(?:Firma )?(?<company>.{2,60}?)(?:\s(?:in|à)\s\p{Lu}[^|–-]*)?(?:\s[|–-]\s.*)?$/u,
]
const BOARDS =
  /\b(?:linkedin|indeed|stepstone|glassdoor|monster|xing|kununu|kariyer\.?net|yenibiris|secretcv|infojobs|infoempleo|tecnoempleo|welcome to the jungle|apec|france travail|pole emploi|hellowork|cadremploi|greenhouse|lever|ashby|workable|smartrecruiters|personio|teamtailor|recruitee|workday|myworkdayjobs|bamboohr|breezy|jazzhr|rippling|pinpoint|icims|taleo|successfactors|jobvite|totaljobs|reed|cwjobs|arbeitsagentur|jobs\.ch|karriere\.at|willhaben|meinestadt|hacker news|ycombinator|work at a startup|wellfound|angellist|remoteok|remote ok|remotive|we work remotely|himalayas|arbeitnow|the muse|otta|jobteaser|jobs? ?board|jobs? portal|careers?|jobs|karriere|stellenangebote|stellenmarkt|empleo|emploi|kariyer|hiring|vacancies|join us|open positions|stellenanzeige|offres? d'emploi|job details)\b/i

export const isBoardName = (name: string) => BOARDS.test(fold(name)) && looksLikeCompany(name) < 2

/** The parts of an address that may name an employer: 'acme' of acme.example, of acme.board.example and of board.example/acme. */
export function namesInAddress(url: string): { tenants: string[]; platform: string | null } {
  const match = /^https?:\/\/([^/?#:]+)(?:\/([^/?#]+))?/i.exec(url)
  if (!match) return { tenants: [], platform: null }
  const labels = must(match[1]).toLowerCase().split('.')
  const end = labels.length > 2 && /^(?:co|com|org|gov|ac|gob|bel)$/.test(must(labels.at(-2))) ? 3 : 2
  const own = labels.at(-end) ?? ''
  const before = labels.slice(0, -end).filter((label) => !GENERIC_LABEL.test(label))
  const first = match[2] ?? ''
  if (before.length > 0) return { tenants: before, platform: own }
  return { tenants: isBoardName(own) ? [first] : [own], platform: isBoardName(own) ? own : null }
}

const GENERIC_LABEL =
  /^(?:www\d?|jobs?|careers?|karriere|apply|hire|hiring|work|team|join|boards?|talent|recruit(?:ing|ment)?|emplois?|empleo|kariyer|werkenbij|lavoro|praca|vagas|stellen|hr|m|en|de|fr|es|tr|nl|it|pl|uk|us|eu|app|my|portal|people|wd\d+|\w{0,3}\d+)$/
export const squeezed = (text: string) => fold(text).replaceAll(/[^a-z0-9]/g, '')

/** A page title taken apart: 'Title - Company', 'X hiring Y in Z | LinkedIn', 'Title | Town | Company'. */
export function splitPageTitle(
  text: string,
  knownTitle: string | null,
): { title: string | null; company: string | null } {
  const whole = text.replaceAll(/\s+/g, ' ').trim()
  if (whole === '') return { title: null, company: null }
  for (const pattern of FIXED) {
    const groups = pattern.exec(whole)?.groups
    const title = groups?.['title']
    const company = groups?.['company']
    if (!title || !company || isBoardName(company) || placeLikeness(company) >= 2) continue
    if (vacancyScore(title) >= 2 || (knownTitle !== null && same(title, knownTitle)))
      return { title: title.trim(), company: company.trim() }
  }
  const parts = partsOf(whole)
  if (knownTitle !== null) {
    const at = startOf(whole, knownTitle)
    if (at !== null) {
      // 'Oferta de empleo: Titulo en Aldealuz', '…募集｜株式会社みどり回廊'
      const rest = partsOf(at)
        .map((part) => part.replace(OWNER_LEADS, ''))
        .filter((part) => isCompanyPart(part))
      return { title: knownTitle, company: rest[0] ?? null }
    }
  }
  const titled = parts.filter((part) => vacancyScore(part) >= 2)
  const title = titled[0] ?? null
  if (title === null) {
    // 'Stellenangebote - Schönbach & Keller': a page of jobs and whose it is
    const named = parts.filter((part) => isCompanyPart(part))
    return { title: null, company: parts.length === 2 && named.length === 1 ? must(named[0]) : null }
  }
  return { title, company: parts.filter((part) => part !== title && isCompanyPart(part))[0] ?? null }
}

const OWNER_LEADS =
  /^(?:(?:en|at|bei|chez|presso|bij|hos|på|na|no|for|by|with|w)\s+(?=\p{Lu})|(?:の)?(?:募集|採用|求人)(?:情報)?\s*)/u

const partsOf = (text: string) =>
  text
    .split(/(?<!\s)\s+[|–—·•:»›-]\s+|(?:(?<!\s)\s+)?[|｜]\s*/u)
    .map((part) => part.trim())
    .filter(Boolean)
/** What a page of vacancies is called wherever it is. */
export const OF_VACANCIES =
  /^(?:vacanc(?:y|ies)|vacatures?|vacantes?|stellen?(?:angebote?|anzeigen?|ausschreibung(?:en)?)?|offres? d'emploi|ofertas? de (?:empleo|trabajo)|empleo|emplois?|recrutement|recrutamento|kariyer|karriere|kariera|careers?|is ilan\p{L}*|ilan|vagas?|lavora con noi|oferty? pracy|praca|openings?|positions?|(?:we're )?hiring|(?:join|work (?:with|for|at)) us|join our team|kom werken bij|werken bij(?: ons)?|arbeiten bei(?: uns)?|travaille\p{L}* chez(?: nous)?|(?:nous )?rejoi\p{L}*(?:-| )nous|trabaja con(?: nosotros)?|trabalh\p{L}* (?:con|com)(?:nosco)?|lavora(?:re)? con(?: noi)?|bizimle calis\p{L}*|pracuj (?:u|z) nas|pracuj z nami|jobba hos(?: oss)?|lediga jobb|jobb)$/u
const HIRING =
  /^(?:job application for|apply (?:now )?(?:for|to)(?: the)?|(?:help )?wanted|gesucht|wir suchen|se busca|buscamos|on recrute|nous recrutons|estamos a recrutar|procura-se|procuramos|cercasi|cerchiamo|gezocht|(?:wij|we) zoeken|poszukujemy|zatrudnimy|vi soker|(?:we(?:['’]re| are) |now )?hiring(?: an?)?|aranıyor|araniyor|job|open (?:position|role)|offene stelle|ausschreibung|offre|annonce|oferta|anuncio|annuncio|ilan|annons|stilling|advert|ad)$/u

/** 'Das Klinikum sucht': who hires stands before the title. */
const SEEKS =
  /^(?:\S+ ){1,7}(?:(?:is |are )?(?:hiring|recruiting)|seeks|wants|sucht|suchen|recrute(?:nt)?|embauche|busca|contrata|cerca|assume|zoekt|zoeken|ariyor|szuka|zatrudni|procura|soker)(?: an?| eine?n?| un[ae]?)?$/u

/** 'Vacature: Werkvoorbereider', 'Poste – Soudeur', 'Job: Welder': what stands behind a word for posts, or the text as it is. */
export function behindLabel(text: string): string {
  const [, label, sign, rest] = /^([^:：|–—]{2,70}?)\s*([:：]|\s[|–—-])\s+(\S.{2,})$/u.exec(text) ?? []
  if (label === undefined || rest === undefined) return text
  const words = fold(label).trim()
  return OF_VACANCIES.test(words) ||
    SEEKS.test(words) ||
    HIRING.test(words) ||
    (sign !== undefined && /[:：]/.test(sign) && labelOf(label) === 'title')
    ? rest
    : text
}

const isCompanyPart = (part: string) =>
  part.length > 1 &&
  part.length < 70 &&
  !isBoardName(part) &&
  placeLikeness(part) < 2 &&
  vacancyScore(part) < 2 &&
  !OF_VACANCIES.test(fold(part)) &&
  !/\b(?:remote|hybrid|full[- ]?time|vollzeit|jobs?|ref)\b|^\d|\.\.\.$|…$/i.test(part)
export const same = (a: string, b: string) => bare(a) === bare(b)
const bare = (text: string) =>
  fold(withoutGender(cleanTitle(text)))
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** What stands after (or before) the known title in the page's title. */
function startOf(whole: string, title: string): string | null {
  const at = whole.indexOf(title)
  if (at < 0) return null
  return `${whole.slice(0, at)} | ${whole.slice(at + title.length)}`
}

/** Names that the page gives its owner: the alt text of a logo, the mark that leads home, the © line, lines of the head. */
export function ownerNames(root: PageNode): string[] {
  const names: string[] = []
  for (const node of elementsOf(root)) {
    if (node.tag === 'img') {
      const alt = (node.attrs['alt'] ?? '').trim()
      if (
        /logo|brand/i.test(
          `${alt} ${node.attrs['class'] ?? ''} ${node.attrs['data-ui'] ?? ''} ${node.attrs['src'] ?? ''}`,
        ) ||
        CREST.test(alt)
      )
        names.push(
          alt
            .replace(CREST, '')
            .replace(/^logo (?:de |der |von |of )?|['’]?s? ?(?:company )?logo$/iu, '')
            .trim(),
        )
    } else if (node.tag === 'meta') {
      if (
        /^(?:author|copyright|publisher|dc\.publisher|application-name|apple-mobile-web-app-title)$/i.test(
          node.attrs['name'] ?? '',
        )
      )
        names.push((node.attrs['content'] ?? '').replace(/^(?:©|\(c\)|copyright)\s*(?:\d{4})?\s*/iu, '').trim())
    } else if (node.tag === 'a' && !node.isHidden && LEADS_HOME.test(node.attrs['href'] ?? '#none')) {
      names.push(markOf(node))
    } else if (
      (node.tag === 'footer' ||
        /(?:^|[\s_-])(?:footer|fuss|copyright|legal)(?:$|[\s_-])/.test(
          `${node.attrs['class'] ?? ''} ${node.attrs['id'] ?? ''}`,
        )) &&
      !node.isHidden
    ) {
      const line =
        /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*,?\s*(?:by )?([^.|·©]{2,60}?)(?=\s*(?:[|·©]|\.|-\s|$|all rights|alle rechte|tous droits|tüm haklar|impressum|privacy))/iu.exec(
          plainText(node, 3_000),
        )
      if (line) names.push(must(line[1]).trim())
      else {
        const named = ADDRESSED.exec(plainText(node, 400))?.[1]
        if (named !== undefined) names.push(named.trim())
      }
    }
  }
  return [
    ...new Set(
      names
        .map((name) =>
          name
            .slice(0, 200)
            .replace(/\s+(?:contributors|authors|and contributors)$/i, '')
            .replace(/\s+\p{Lu}$/u, ''),
        )
        .filter((name) => name.length > 1 && name.length < 70 && !isBoardName(name)),
    ),
  ]
}

/** Towns and universities show their arms. */
const CREST =
  /^(?:wapen (?:van )?|wappen (?:der |des |von )?|(?:crest|coat of arms|seal) (?:of )?|escudo (?:de |del )?|blason (?:de |du )?|stemma (?:di |del |della )?|herb |brasao (?:de |da |do )?)(?=\p{Lu})/iu
/** 'Gemeente Oosterwolde · Raadhuisplein 1 · 8431 LN Oosterwolde': a name and its address. */
const ADDRESSED =
  /^(\p{Lu}[^·|,•\d]{2,60}?)\s*[·|,•]\s*\p{L}[\p{L} .'’-]{2,40}\s\d{1,4}\s?\p{L}?\s*[·|,•]\s*(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3})\b/u
const LEADS_HOME = /^(?:https?:\/\/[^/?#]+)?\/?(?:[a-z]{2}\/?)?$/i
/** What a link to the front page shows: its words, or what its picture is called. */
function markOf(link: PageNode): string {
  const text = plainText(link, 80)
  const picture = link.children.find((child): child is PageNode => typeof child !== 'string' && child.tag === 'img')
  const name = text || (picture?.attrs['alt'] ?? link.attrs['aria-label'] ?? link.attrs['title'] ?? '')
  const clean = name
    .slice(0, 300)
    .replace(
      /^(?:go to |to the |zur )?(?:home(?:page| page)?|startseite|accueil|inicio)\s*(?:of|de|von|[-–|:])?\s*|\s*(?:[-–|]\s*)?(?:home(?:page)?|startseite|logo|accueil)$/giu,
      '',
    )
    .trim()
  return /\p{L}/u.test(clean) && clean.split(/\s+/).length <= 6 ? clean : ''
}

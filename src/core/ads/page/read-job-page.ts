import { must } from '#core/must.ts'
import { bounded } from '#core/ads/page/settle/bounded.ts'
import { jobsInJson, jobsInPage, jobsInXml, whole, type DataJob } from '#core/ads/page/objects/data-sources.ts'
import { isShown, jobMeant } from '#core/ads/page/objects/job-meant.ts'
import { askedBeside } from '#core/ads/page/shown/asked-beside.ts'
import { advertEvidence, ENOUGH, ENOUGH_AS_ARTICLE } from '#core/ads/page/shown/advert-evidence.ts'
import { domFacts } from '#core/ads/page/shown/dom-facts.ts'
import { headFacts, type HeadFacts } from '#core/ads/page/shown/head-facts.ts'
import type { JobFacts } from './job-facts.ts'
import { settle } from '#core/ads/page/settle/settle.ts'
import { answerJson } from '#core/ads/page/objects/split-job.ts'
import { listedJobs } from '#core/ads/page/shown/listed-jobs.ts'
import { isFurniture } from '#core/ads/page/tree/furniture.ts'
import { listsWhatIsAsked, mainBlock } from '#core/ads/page/shown/main-block.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'
import { advertWords, saysClosed, saysNoneOpen, saysWall, type PageKind } from './page-kind.ts'
import { markOtherJobs } from '#core/ads/page/shown/other-jobs.ts'
import { elementsOf, pageTree, plainText, type Page, type PageNode } from '#core/ads/page/tree/page-tree.ts'
import { offersNoPost } from './no-posting.ts'
import { isMail } from '../letter.ts'
import { pastedFacts } from './pasted-facts.ts'
import type { JobPageInput, JobPageReading } from './reading.ts'
import { hasGender, vacancyScore } from '../header/title.ts'
import { isOrder } from '../scam/flags.ts'
import { sizeOf } from '../eastern.ts'
import { fold } from '../fold.ts'

/** Characters of a page that are read. */
export const MOST_PAGE_CHARACTERS = 6_000_000

/** Characters of an advert. */
const ENOUGH_SHOWN = 200
/** Characters among which a job that the data tell of is looked for. */
const MOST_SHOWN = 200_000

/** A job page, an answer of a job board or a pasted text. Pure; never throws on what it is given. */
export function readJobPage(input: JobPageInput): JobPageReading {
  return bounded(readWhole(input))
}

function readWhole(input: JobPageInput): JobPageReading {
  const text = input.text.slice(0, MOST_PAGE_CHARACTERS)
  if (input.form === 'json') return readData(jobsOfJson(text, input), input)
  if (input.form === 'xml') return readData(jobsInXml(pageTree(text, true).root, input.today), input)
  if (input.form === 'text') return readText(text, input)
  return readHtml(text, input)
}

function jobsOfJson(text: string, input: JobPageInput): DataJob[] {
  const value = answerJson(text)
  return value === null ? [] : jobsInJson(whole(value, text), 'answer', input.today)
}

function readData(jobs: DataJob[], input: JobPageInput): JobPageReading {
  const job = jobMeant(jobs, input.url, [])
  const open = jobs.filter(({ isClosed }) => !isClosed)
  if (!job) {
    const listed = open.flatMap(({ facts }) =>
      facts.title
        ? [{ title: facts.title.value, company: facts.company?.value ?? null, url: facts.applyUrl?.value ?? null }]
        : [],
    )
    return settle({ kind: open.length > 1 ? 'list' : 'not-a-job', sources: [], listed, input, head: null, hidden: '' })
  }
  const kind: PageKind = job.isClosed ? 'closed' : isBare({ ...job.beside, ...job.facts }) ? 'stub' : 'job'
  return settle({ kind, sources: [job.facts, job.beside], listed: [], input, head: null, hidden: '' })
}

/** An answer without the advert's text; a short text will do beside a place or a pay. */
function isBare({ description, places, pay }: JobFacts): boolean {
  return (description?.value.length ?? 0) < (places !== undefined || pay !== undefined ? 60 : 120)
}

function readText(text: string, input: JobPageInput): JobPageReading {
  const { facts, words } = pastedFacts(text, input.today)
  const kind: PageKind =
    saysClosed(text.slice(0, 600)) && text.length < 900
      ? 'closed'
      : saysWall(text) && text.length < 900
        ? 'login-wall'
        : offersNoPost(facts.title?.value ?? '', text.trim().split('\n', 1), text)
          ? 'not-a-job'
          : facts.title || words >= 2
            ? 'job'
            : text.length < 200
              ? 'stub'
              : 'not-a-job'
  return settle({ kind, sources: [facts], listed: [], input, head: null, hidden: '' })
}

function readHtml(html: string, input: JobPageInput): JobPageReading {
  const page = pageTree(html)
  markOtherJobs(page.root)
  const head = headFacts(page)
  const { jobs, types, houses } = jobsInPage(page, input.today)
  const titles = [...head.h1, head.ogTitle, head.metaTitle, head.titleTag, ...head.h2.slice(0, 4)].filter(Boolean)
  const meant = jobMeant(jobs, input.url, titles)
  const block = mainBlock(page.root)
  // a page that shows no advert is built by its scripts: it says nothing of its data
  const isBelieved =
    !meant ||
    (block ? plainText(block.node, ENOUGH_SHOWN).length : 0) < ENOUGH_SHOWN ||
    isShown(meant, shownText(page.root), [head.titleTag, ...head.h1])
  const data = isBelieved ? meant : null
  const same = data ? jobs.filter((job) => job !== data && job.rung !== data.rung && isSameJob(job, data)) : []
  const found = domFacts({ page, head, block, input, houses, dataTitle: data?.facts.title?.value ?? null })
  const dom: JobFacts = found.facts
  // a post without headings (a comment, a mail on the web) is read like a paste: its first line says who and where
  const post =
    data === null && block !== null && isPost(dom)
      ? pastedFacts(textOf(block.node, isFurniture), input.today).facts
      : undefined
  const mail = data === null ? mailOf(page.root) : null
  if (mail !== null) Object.assign(dom, pastedFacts(mail, input.today).facts)
  if (post) Object.assign(dom, { ...dom, ...post, description: dom.description ?? post.description })
  const listed = listedJobs(page.root, input.url, found.ownerName)
  const kind = kindOf({ page, head, data, dom, types, jobs, listed: listed.length, block, url: input.url })
  if (kind === 'job' || kind === 'closed' || kind === 'stub')
    return settle({
      kind,
      sources: [data?.facts, ...same.map(({ facts }) => facts), dom, data?.beside],
      listed: [],
      input,
      head,
      hidden: [hiddenText(page), ...ordersIn(data?.facts.description?.value ?? '')].join('\n'),
      beside: (advert) => askedBeside(page.root, advert),
      isCut: page.isCut || html.length < input.text.length,
    })
  const others = jobs
    .filter(({ facts }) => facts.title)
    .map(({ facts, names }) => ({
      title: must(facts.title).value,
      company: facts.company?.value ?? null,
      url: names.find((name) => /^https?:/.test(name)) ?? null,
    }))
  return settle({
    kind,
    sources: [],
    listed: kind === 'list' ? (listed.length >= others.length ? listed : others) : [],
    input,
    head,
    hidden: '',
  })
}

/** What the page shows of this job; another one's title stands among the similar ones. */
const shownText = (root: PageNode) => textOf(root, (node) => node.isOther || node.tag === 'head').slice(0, MOST_SHOWN)

/** A mail that was saved as a page: its head stands above its text. */
function mailOf(root: PageNode): string | null {
  const leftOut = (node: PageNode) => node.tag === 'head' || isFurniture(node)
  return isMail(textOf(root, leftOut, 8)) ? textOf(root, leftOut, 400) : null
}

const HIRING =
  /\b(?:we ?(?:'|’)?re hiring|we are hiring|now hiring|hiring|vacancy|job opening|help wanted|wanted|stellenangebot|stellenanzeige|stellenausschreibung|wir suchen|gesucht|is ilani|araniyor|offre d.emploi|on recrute|nous recrutons|recrutement|oferta de (?:empleo|trabajo)|se busca|buscamos|estamos a (?:recrutar|contratar)|procura-se|procuramos|vaga de|cercasi|cerchiamo|offerta di lavoro|gezocht|vacature|(?:wij|we) zoeken|poszukujemy|szukamy|zatrudnimy|oferta pracy|vi soker|sokes)\b/

function isPost(dom: JobFacts): boolean {
  const first = dom.description?.value.split('\n', 1)[0] ?? ''
  return (first.match(/\s\|\s/g)?.length ?? 0) >= 2 || dom.title === undefined
}

const isSameJob = (a: DataJob, b: DataJob) =>
  a.facts.title !== undefined &&
  b.facts.title !== undefined &&
  a.facts.title.value.toLowerCase() === b.facts.title.value.toLowerCase()

type Seen = {
  page: Page
  head: HeadFacts
  data: DataJob | null
  dom: JobFacts
  types: Set<string>
  jobs: DataJob[]
  listed: number
  block: { node: PageNode; isNamed: boolean } | null
  url: string
}

function kindOf({ page, head, data, dom, types, jobs, listed, block, url }: Seen): PageKind {
  const texts = [data?.facts.description?.value ?? '', dom.description?.value ?? '']
  // data at times holds no more than the first sentence
  const body =
    must(texts[0]).length < 200 && must(texts[1]).length > must(texts[0]).length * 2
      ? must(texts[1])
      : texts[0] || must(texts[1])
  const heads = [head.titleTag, ...head.h1, ...head.h2].join('. ')
  const visible = plainText(page.root, 30_000)
  if (data?.isClosed || isSaidClosed(page, heads, visible)) return 'closed'
  const hasPassword = [...elementsOf(page.root)].some(
    (node) => node.tag === 'input' && node.attrs['type'] === 'password',
  )
  const isShort = sizeOf(body) < 500
  if (
    isShort &&
    (saysWall(heads) ||
      (visible.length < 3_000 && (saysWall(visible) || hasPassword)) ||
      (hasPassword && saysWall(visible)))
  )
    return 'login-wall'
  if (!data && types.has('Course') && !types.has('JobPosting')) return 'not-a-job'
  if (!data && offersNoPost(dom.title?.value ?? '', [head.titleTag, head.ogTitle, ...head.h1].filter(Boolean), visible))
    return 'not-a-job'
  const size = sizeOf(body)
  const dataBody = data?.facts.description?.value.length ?? 0
  if (data && dataBody >= 150) return 'job'
  // a short advert is whole when its data say where or for how much, and its text does not break off
  if (data && data.rung !== 'state' && !isBare(data.facts) && !/(?:…|\.{3})\s*$/.test(body)) return 'job'
  if (data && data.rung !== 'state' && size >= 300) return 'job'
  const isArticle =
    [...types].some((type) => /^(?:BlogPosting|NewsArticle|Article|Recipe|Product|Event)$/.test(type)) ||
    head.ogType === 'article'
  const isHiring = HIRING.test([head.titleTag, ...head.h1, ...head.h2.slice(0, 2)].map(fold).join('. '))
  const title = dom.title?.value ?? ''
  const score = Math.max(vacancyScore(title), ...head.h1.map((one) => (hasGender(one) ? 4 : 0)))
  const words = advertWords(body)
  // many sites print every page of theirs as an article
  const asks = [dom.pay, dom.applyUrl, dom.types].filter(Boolean).length
  if (isArticle && isHiring && size >= 200 && (words >= 2 || asks >= 2) && !saysNoneOpen(visible)) return 'job'
  // no single word makes a page an advert: several signs together do, in whatever language
  const isOfSomethingElse = [...types].some((type) => /^(?:NewsArticle|Recipe|Product|Event|Course)$/.test(type))
  const evidence =
    isOfSomethingElse || title === '' || size < 250 || saysNoneOpen(visible)
      ? 0
      : advertEvidence(body, dom, page.root, dom.title?.confidence === 'sure', listed < 3 ? url : '')
  if (evidence >= ENOUGH_AS_ARTICLE + (listed >= 3 ? 2 : 0)) return 'job'
  if (
    listed >= 3 &&
    (dom.description === undefined || title === '' || vacancyScore(title) < 2 || (words < 3 && listed >= 4))
  )
    return 'list'
  if (jobs.length >= 3 && !data) return 'list'
  if (!isArticle && isHiring && size >= 200 && words >= 2 && asks >= 1 && !saysNoneOpen(visible)) return 'job'
  if (!isArticle && size >= 300 && (score >= 2 || words >= 6) && words >= 2 && !saysNoneOpen(visible)) return 'job'
  if (!isArticle && block?.isNamed === true && size >= 150 && score >= 2 && words >= 2 && !saysNoneOpen(visible))
    return 'job'
  const facts = [dom.pay, dom.types, dom.workplace, dom.places, dom.company].filter(Boolean).length
  if (!isArticle && size >= 250 && score >= 2 && facts >= 3 && !saysNoneOpen(visible)) return 'job'
  // a short advert under a full table of facts
  if (!isArticle && size >= 120 && score >= 2 && facts >= 4 && words >= 2 && !saysNoneOpen(visible)) return 'job'
  if (!isArticle && size >= 250 && words >= 4 && title !== '' && !saysNoneOpen(visible)) return 'job'
  // no list knows the title: what it pays, asks for and how to apply tell
  if (!isArticle && size >= 200 && words >= 2 && facts + asks >= 3 && title !== '' && !saysNoneOpen(visible))
    return 'job'
  if (!isArticle && evidence >= ENOUGH) return 'job'
  // however short: what is asked for stands there
  if (!isArticle && score >= 2 && listsWhatIsAsked(body) && !/(?:…|\.{3})\s*$/.test(body) && !saysNoneOpen(visible))
    return 'job'
  if (block && isArticle) return 'not-a-job'
  if (saysNoneOpen(visible)) return 'not-a-job'
  const teaser =
    [head.ogTitle, head.metaTitle, head.titleTag, ...head.h1].some((one) => vacancyScore(one) >= 2) || data !== null
  return teaser && size < 500 ? 'stub' : listed >= 3 ? 'list' : visible.length < 60 ? 'stub' : 'not-a-job'
}

/** In a heading, a notice or on a page that says little else; never from inside the advert. */
function isSaidClosed(page: Page, heads: string, visible: string): boolean {
  if (saysClosed(heads)) return true
  if (visible.length < 2_500 && saysClosed(visible)) return true
  for (const node of elementsOf(page.root)) {
    if (
      node.isHidden ||
      !/alert|notice|message|banner|closed|expired|inactive|flash|status|warning|feedback|info-?box|hinweis/.test(
        `${node.attrs['class'] ?? ''} ${node.attrs['role'] ?? ''}`.toLowerCase(),
      )
    )
      continue
    const text = plainText(node, 400)
    if (text.length < 300 && saysClosed(text)) return true
  }
  return false
}

/** What the page holds and does not show; orders to a reader hide there. */
function hiddenText(page: Page): string {
  const parts: string[] = []
  for (const node of elementsOf(page.root)) {
    if (!node.isHidden || node.parent?.isHidden) continue
    const text = allText(node)
    if (text.length > 10) parts.push(text)
  }
  for (const node of elementsOf(page.root))
    for (const name of ['alt', 'aria-label', 'title']) parts.push(...ordersIn(node.attrs[name] ?? ''))
  for (const { text } of page.comments) if (text.length < 2_000 && isOrder(text)) parts.push(text)
  return parts.join('\n').slice(0, 50_000)
}

/** Lines of what only machines are given that speak to them. */
const ordersIn = (text: string): string[] =>
  text.length < 10
    ? []
    : text
        .slice(0, 20_000)
        .split('\n')
        .filter((line) => line.length < 2_000 && isOrder(line))

function allText(node: PageNode): string {
  return node.children
    .map((child) => (typeof child === 'string' ? child : allText(child)))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 5_000)
}

/** Hosts whose pages and answers exist to be read, by the end of their name. */
const KNOWN_HOSTS = [
  'greenhouse.io',
  'lever.co',
  'ashbyhq.com',
  'workable.com',
  'smartrecruiters.com',
  'recruitee.com',
  'personio.de',
  'personio.com',
  'teamtailor.com',
  'myworkdayjobs.com',
  'pinpointhq.com',
  'bamboohr.com',
  'rippling.com',
  'breezy.hr',
  'applytojob.com',
  'remotive.com',
  'arbeitnow.com',
  'himalayas.app',
  'news.ycombinator.com',
  'welcometothejungle.com',
  'join.com',
]

export function isKnownHost(host: string): boolean {
  return KNOWN_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))
}

const SLUG = '([\\w.-]{1,100})'
const ID = '([\\w-]{1,80})'
/** Pages whose text comes from a public answer in JSON or XML: the page's address, and the answer's. */
const ANSWERS: [RegExp, (parts: string[]) => string][] = [
  [
    new RegExp(`^(?:job-)?boards(?:\\.eu)?\\.greenhouse\\.io/${SLUG}/jobs/(\\d{1,20})$`),
    ([board, id]) =>
      `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${id}?questions=true&pay_transparency=true`,
  ],
  [new RegExp(`^jobs\\.lever\\.co/${SLUG}/${ID}$`), ([site, id]) => `https://api.lever.co/v0/postings/${site}/${id}`],
  [
    new RegExp(`^jobs\\.eu\\.lever\\.co/${SLUG}/${ID}$`),
    ([site, id]) => `https://api.eu.lever.co/v0/postings/${site}/${id}`,
  ],
  [
    new RegExp(`^jobs\\.smartrecruiters\\.com/${SLUG}/(\\d{1,24})(?:-[\\w-]*)?$`),
    ([company, id]) => `https://api.smartrecruiters.com/v1/companies/${company}/postings/${id}`,
  ],
  [
    new RegExp(`^([\\w-]{1,60})\\.recruitee\\.com/o/[\\w-]{1,200}$`),
    ([company]) => `https://${company}.recruitee.com/api/offers/`,
  ],
  [
    new RegExp(
      `^([\\w-]{1,60})\\.wd(\\d{1,3})\\.myworkdayjobs\\.com/(?:[a-z]{2}-[A-Z]{2}/)?([\\w-]{1,80})/job/([\\w./-]{1,300})$`,
    ),
    ([tenant, shard, site, path]) =>
      `https://${tenant}.wd${shard}.myworkdayjobs.com/wday/cxs/${tenant}/${site}/job/${path}`,
  ],
]

/** The answer that holds the advert of a page, where its platform publishes one; else the page itself. */
export function sourceOf(link: URL): string {
  const place = `${link.hostname}${link.pathname.replace(/\/(?:apply|application)?\/?$/, '')}`
  for (const [pattern, build] of ANSWERS) {
    const match = pattern.exec(place)
    if (match && !place.includes('..')) return build(match.slice(1))
  }
  return link.href
}

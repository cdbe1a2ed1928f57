import { plain } from './plain.ts'

/** Parameters that say where a click came from, not which job it is. */
const TRACKING =
  /^(utm_\w+|gh_src|lever-source(\[\])?|ref|refid|trackingid|trk|trkinfo|src|source|position|pagenum|loginkey|fbclid|gclid|mc_cid|mc_eid)$/i

/**
 * One key for one posting: without fragment, tracking, 'www.', a last slash or the form's own path; LinkedIn's
 * `?currentJobId=` becomes the posting's page. null for what is no web address.
 */
export function urlKey(address: string): string | null {
  const match = /^https?:\/\/([^/?#\s]+)([^?#\s]*)(?:\?([^#\s]*))?/i.exec(address.trim())
  if (!match) return null
  const host = (match[1] ?? '')
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:(80|443)$/, '')
  const query = (match[3] ?? '').split('&').filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''))
  const current = query.find((pair) => /^currentjobid=\d+$/i.test(pair))?.split('=')[1]
  if (/(^|\.)linkedin\.com$/.test(host) && current !== undefined) return `linkedin.com/jobs/view/${current}`
  const path = (match[2] ?? '').replace(/\/+$/, '').replace(/\/(apply|application|bewerben)$/i, '')
  const linkedIn = /^\/jobs\/view\/(?:[^/]*-)?(\d+)$/.exec(path)
  if (/(^|\.)linkedin\.com$/.test(host) && linkedIn) return `linkedin.com/jobs/view/${linkedIn[1]}`
  return `${host}${path}${query.length > 0 ? `?${query.toSorted().join('&')}` : ''}`
}

const LEGAL_FORMS =
  /\b(gmbh|mbh|ag|kg|ohg|ug|se|co|inc|llc|ltd|limited|plc|corp|corporation|a s|as|san|tic|sti|sa|sas|sarl|srl|sl|bv|nv|oy|ab|the)\b/g

/** A firm's name as two spellings of it compare: 'Acme, Inc.' and 'ACME' are one. */
export function companyKey(company: string): string {
  const folded = plain(company)
  return folded.replace(LEGAL_FORMS, ' ').replace(/\s+/g, ' ').trim() || folded
}

/** The words of a title as a set, without gender marks: the order of words and '(m/w/d)' make no other job. */
export function titleKey(title: string): string {
  const words = plain(title.replace(/\(([mwfdx](\/[mwfdx])+|all genders?)\)/gi, ' ')).split(' ')
  return [...new Set(words)].toSorted().join(' ')
}

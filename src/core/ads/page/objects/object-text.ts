import { must } from '#core/must.ts'
import { fold } from '#core/ads/fold.ts'
import type { Json, JsonObject } from '#core/ads/page/json/json-value.ts'
import { decodeEntities, isObject } from '#core/ads/page/json/loose-json.ts'
import { pageTree } from '#core/ads/page/tree/page-tree.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'

/** Keys that hold no part of the advert: questions of the form, other jobs, notices of the board, words for machines. */
const NOT_THE_ADVERT =
  /question|similar|related|recommend|otherjobs|morejobs|cookie|privacy|gdpr|compliance|disclaimer|seo|meta|excerpt|teaser|snippet|shortdesc|jobsummary$|preview|opengraph|social|share|legal|consent|^scripts?$|style|image|logo|photo|video|breadcrumb|navigation|menu|footer|header$|translations|url|href|slug|token|tracking|analytics|application(?:form)?$|fields|eeo|salary|pay(?:range)?s?$|compensation|address|author|tagline|companydescription$|aboutcompany|faq|steps|notification/i
const KEEP = /^(?:companydescription|jobdescription|qualifications|additionalinformation)$/i

/** The advert's text in an object of any system: every part that reads as prose or as a list, each once. */
export function descriptionOfObject(object: JsonObject): string | null {
  const isPosting = [object['@type']].flat().includes('JobPosting')
  if (isPosting) {
    const own = typeof object['description'] === 'string' ? textOfPart(object['description']) : ''
    if (own.length >= 400) return own
  }
  const parts: { heading: string; text: string; key: string }[] = []
  collect(object, '', '', parts, 0)
  const kept = withoutRepeats(parts)
  const text = kept
    .map((part) =>
      part.heading !== '' && !fold(part.text).startsWith(fold(part.heading))
        ? `${part.heading}\n${part.text}`
        : part.text,
    )
    .join('\n\n')
  return text.length >= 40 || kept.some(({ key }) => BODY.test(key)) ? text : null
}

/** Keys that hold nothing but the advert's words: what stands there is read however short it is. */
const BODY =
  /^(?:content|value|requirements|qualification_?summary|(?:job|full)?_?description_?(?:html|plain|body)?|additional_?(?:plain)?|key_responsibilities|skills_knowledge_expertise)$/i

function collect(
  value: Json,
  key: string,
  heading: string,
  parts: { heading: string; text: string; key: string }[],
  depth: number,
): void {
  if (depth > 7 || parts.length > 80) return
  if (typeof value === 'string') {
    const text = textOfPart(value)
    if (isProse(value, text) || (BODY.test(key) && isSaid(value, text))) parts.push({ heading, text, key })
  } else if (Array.isArray(value)) {
    const strings = value.filter((one): one is string => typeof one === 'string')
    if (
      strings.length === value.length &&
      strings.length >= 2 &&
      strings.some((one) => one.length > 25 && /\s/.test(one))
    ) {
      parts.push({ heading, text: strings.map((one) => `- ${textOfPart(one).replace(/^- /, '')}`).join('\n'), key })
    } else for (const one of value.slice(0, 60)) collect(one, key, heading, parts, depth + 1)
  } else if (isObject(value)) {
    const title = depth > 0 ? headingOf(value) : ''
    for (const [name, inner] of Object.entries(value)) {
      const bare = name.replaceAll(/[^a-z]/gi, '')
      if (NOT_THE_ADVERT.test(bare) && !KEEP.test(bare)) continue
      if (depth > 0 && inner === title) continue
      if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null))
        collect(inner, name, typeof inner === 'string' || Array.isArray(inner) ? title : '', parts, depth + 1)
    }
  }
}

/** A part's own heading stands beside its text: { title, text }, { name, value }, { text, content }. */
function headingOf(object: JsonObject): string {
  const entries = Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const heading = entries.find(
    ([key, value]) =>
      /^(?:title|name|heading|headline|header|label|text|question|h)$/i.test(key) &&
      value.length > 1 &&
      value.length <= 80 &&
      !/[<>]/.test(value),
  )
  const hasBody = Object.entries(object).some(
    ([key, value]) =>
      key !== heading?.[0] && ((typeof value === 'string' && value.length > 40) || Array.isArray(value)),
  )
  return heading && hasBody ? decodeEntities(heading[1]).trim() : ''
}

/** More than one word, and no link or date. */
const isSaid = (raw: string, text: string) =>
  /\p{L}{2}\s+\p{L}|^- \p{L}/u.test(text) && !/^(?:https?:|data:|mailto:)/.test(raw)

function isProse(raw: string, text: string): boolean {
  if (/^(?:https?:|data:|mailto:)/.test(raw) || text.length < 40) return false
  if (/&lt;(?:p|ul|li|br|div)|<(?:p|ul|li|br|div|h\d|strong)\b/i.test(raw)) return true
  return /\s\S+\s\S+\s/.test(text) && text.length >= 80
}

/** HTML, HTML written as entities, Markdown's plain text: as lines. */
export function textOfPart(raw: string): string {
  const once = /&lt;\/?(?:p|ul|ol|li|br|div|h\d|strong|b|em|span)\b/i.test(raw) ? decodeEntities(raw) : raw
  const html = /&lt;\/?(?:p|ul|ol|li|br|div|h\d|strong)\b/i.test(once) ? decodeEntities(once) : once
  if (!/<[a-z!/]/i.test(html))
    return decodeEntities(html)
      .replaceAll(/[ \t\u00a0]+/g, ' ')
      .trim()
  return textOf(pageTree(html).root)
}

/** Systems give the same text as HTML, plain and in parts: what is inside another part is said already. */
function withoutRepeats<T extends { text: string }>(parts: readonly T[]): T[] {
  const words = parts.map(
    ({ text }) =>
      ` ${fold(text)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
  )
  return parts.filter(
    (_, index) =>
      !words.some(
        (other, at) =>
          at !== index &&
          other.includes(must(words[index])) &&
          (other.length > must(words[index]).length || at < index),
      ),
  )
}

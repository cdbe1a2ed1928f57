import type { Basics, Project } from '#core/resume/schema.ts'
import type { DocumentText } from './document.ts'
import type { Read } from './entries/experience.ts'
import type { Line } from './layout/line.ts'
import { addressKey, labelOf } from './sections/contact/links.ts'

type Links = Basics['links']

/** 'SplitKaro | Next.js | GitHub': an address behind words of a project's first lines, or printed there, is the project's, not the person's. */
export function withOwnLinks(
  projects: Read<Project>[],
  links: Links,
  document: DocumentText,
): { projects: Read<Project>[]; links: Links } {
  const own = projects.map(({ value, lines }) =>
    value.url === null ? (linksBehind(lines, document)[0] ?? null) : null,
  )
  const taken = new Set(
    [...own, ...projects.map(({ value }) => value.url)].flatMap((url) => (url ? addressKey(url) : [])),
  )
  return {
    projects: projects.map((read, at) => {
      const url = own[at]
      if (!url) return read
      const description = read.value.description
        ?.split(' · ')
        .filter((part) => part.toLowerCase() !== labelOf(url)?.toLowerCase())
        .join(' · ')
      return { ...read, value: { ...read.value, url: url.slice(0, 500), description: description || null } }
    }),
    links: links.filter(({ url }) => !taken.has(addressKey(url))),
  }
}

/** The addresses that a reader gets to from these lines. */
function linksBehind(lines: Line[], document: DocumentText): string[] {
  const found = lines.flatMap(({ source }) => {
    if (document.kind === 'docx')
      return source.kind === 'docx'
        ? document.paragraphs.filter(({ index }) => index === source.paragraph).flatMap((paragraph) => paragraph.links)
        : []
    if (source.kind === 'docx') return []
    const [left, top, width, height] = source.box
    return document.pages
      .filter(({ number }) => number === source.page)
      .flatMap((page) => page.links)
      .filter((link) => {
        const middle = (link.top + link.bottom) / 2
        return middle > top && middle < top + height && link.left < left + width && link.right > left
      })
      .map((link) => link.url)
  })
  return found.filter((url) => /^https?:\/\//i.test(url))
}

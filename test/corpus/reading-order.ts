import type { DocumentText } from '#core/resume/parse/document.ts'
import { createJudge } from '#core/resume/parse/layout/judge.ts'
import { readLines } from '#core/resume/parse/layout/read-lines.ts'
import { fold } from '#core/text/fold.ts'

type Truth = { experience: { title: string; company: string }[]; education: { institution: string; degree: string }[] }

const key = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Kendall's tau between the order of the jobs and schools in the truth and that of their names in the lines as they are
 * read: 1 when all stand as printed, -1 when all are turned round. Null where fewer than two can be found.
 */
export function readingOrder(document: DocumentText, truth: Truth): number | null {
  const text = key(
    readLines(document, createJudge())
      .map((line) => line.text)
      .join('\n'),
  )
  let [agree, pairs] = [0, 0]
  for (const names of [
    truth.experience.map(({ title, company }) => [title, company]),
    truth.education.map(({ degree, institution }) => [institution, degree]),
  ]) {
    // A name that stands twice says nothing about its place.
    const places = names.flatMap((own) => {
      const place = own.map(key).find((name) => name.length > 3 && text.split(name).length === 2)
      return place === undefined ? [] : [text.indexOf(place)]
    })
    places.forEach((place, at) =>
      places.slice(at + 1).forEach((later) => {
        pairs += 1
        agree += place < later ? 1 : -1
      }),
    )
  }
  return pairs === 0 ? null : agree / pairs
}

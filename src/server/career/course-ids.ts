import type { CareerQuestionsInput } from '#contract/career.ts'
import { Problem } from '#contract/problem.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'

type Sent = NonNullable<CareerQuestionsInput['recommendedCourses']>

/** The catalogue's ids of what was sent: by id, or with the specification's eight fields alone by title and provider. */
export function courseIdsOf(catalogue: Catalogue, sent: Sent): string[] {
  return sent.map(({ courseId, courseTitle = '', courseProvider = '' }, at) => {
    if (courseId !== undefined) return courseId
    const title = keyOf(courseTitle)
    const found = [...catalogue.courses.values()].filter((course) => title !== '' && keyOf(course.title) === title)
    const provider = keyOf(courseProvider)
    const match = found.find((course) => [course.provider, course.platform].some((name) => keyOf(name) === provider))
    const only = found.length === 1 && provider === '' ? found[0] : undefined
    const course = match ?? only
    if (course) return course.id
    throw new Problem(
      'request.invalid',
      'A course without its courseId must have the title and provider of a course here.',
      {
        fields: { [`recommendedCourses.${at}`]: 'No course here has this title and provider' },
      },
    )
  })
}

const keyOf = (text: string): string => text.trim().toLowerCase()

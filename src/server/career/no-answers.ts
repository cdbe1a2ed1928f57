import { Problem } from '#contract/problem.ts'
import { dreamRoleByTitle, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'

/** For calls that need a dream role: there are no answers yet, or the role they name is no longer offered. */
export const noAnswers = (saved?: unknown) =>
  new Problem(
    'career.no_answers',
    saved ? 'Your dream role is no longer offered. Choose another one.' : 'Answer the seven career questions first.',
  )

/** The dream role that a request names by its title. */
export function dreamRoleAsked(catalogue: Catalogue, title: string): DreamRole {
  const role = dreamRoleByTitle(catalogue, title)
  if (role) return role
  const detail = 'Choose one of the dream roles'
  throw new Problem('request.invalid', detail, { fields: { dreamRole: detail } })
}

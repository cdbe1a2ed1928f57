import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { Problem } from '#contract/problem.ts'
import { messageOf } from './errors.ts'

/**
 * Puts the server's words about single fields under those fields and gives back the sentence for the banner.
 * `names` are the form's own fields; what the server says about others stays in the banner.
 */
export function showProblem<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  names: readonly Path<T>[],
): string {
  if (error instanceof Problem) {
    for (const name of names) {
      const message = error.fields?.[name]
      if (message) setError(name, { type: 'server', message })
    }
  }
  return messageOf(error)
}

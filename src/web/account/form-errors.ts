import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { Problem } from '#contract/problem.ts'
import { messageOf } from '../lib/errors.ts'

/**
 * The banner's sentence for a refused form. Fields the server names are marked too, unless their message is the
 * banner's own sentence: saying it twice helps nobody.
 */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string {
  if (error instanceof Problem) {
    for (const name of names) {
      const message = error.fields?.[name]
      if (message && message !== error.detail) setError(name, { type: 'server', message })
    }
  }
  return messageOf(error)
}

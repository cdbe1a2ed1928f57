import { skipToken, useIsMutating, useQuery } from '@tanstack/react-query'
import { checkResume, type ResumeCheckResult } from '#contract/resume-check.ts'
import { api } from '../../lib/api.ts'

/** A file chosen in this browser, or the resume on file. */
export type CheckSource = File | 'latest'

const numbers = new WeakMap<File, number>()
let last = 0

/** Two files may share name, size and date: each chosen one has its own number. */
function keyOf(source: CheckSource | undefined): string | number | null {
  if (source === undefined) return null
  if (source === 'latest') return source
  const known = numbers.get(source)
  if (known !== undefined) return known
  last += 1
  numbers.set(source, last)
  return last
}

/** While a resume is deleted its check is not asked for: it would look for what is gone. */
export const DELETING_RESUME = ['delete-resume']

/** Nothing is asked without a source. */
export function useResumeCheck(source: CheckSource | undefined) {
  const isDeleting = useIsMutating({ mutationKey: DELETING_RESUME }) > 0
  return useQuery<ResumeCheckResult>({
    queryKey: [checkResume.path, keyOf(source)],
    queryFn:
      isDeleting || source === undefined
        ? skipToken
        : ({ signal }) => api.call(checkResume, { ...bodyOf(source), signal }),
  })
}

/** A form takes the place of the JSON body. */
function bodyOf(source: CheckSource): { body: { source: 'latest' } } {
  if (source === 'latest') return { body: { source } }
  const form = new FormData()
  form.set('resume', source)
  return { form } as never
}

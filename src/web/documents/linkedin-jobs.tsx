import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commitImport, previewImport } from '#contract/application-reports.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { takeLostFocus } from '../ui/focus-now.ts'
import { Select } from '../ui/select.tsx'

type Order = 'dayFirst' | 'monthFirst'

/** A list of jobs out of the archive, on its way to the applications by their own import. */
export function LinkedinJobs({ file }: { file: File }) {
  const words = useStrings('documents').importing
  const [order, setOrder] = useState<Order>('monthFirst')
  const formOf = (answers: object) => {
    const form = new FormData()
    form.set('file', file)
    form.set('answers', JSON.stringify({ ...answers, status: [] }))
    return form
  }
  const preview = useQuery({
    // no key of the applications, which are asked for again when these are added
    queryKey: ['linkedin-jobs', file.name, file.size, file.lastModified],
    queryFn: () => api.call(previewImport, { form: formOf({}) }),
    retry: false,
  })
  const adding = useMutation({
    mutationFn: () => api.call(commitImport, { form: formOf(preview.data?.questions.dateOrder ? { order } : {}) }),
    onSuccess: () => refreshApplications(),
  })
  if (adding.data) {
    return (
      <Card ref={takeLostFocus} role="status" tabIndex={-1} className="outline-none">
        <p className="mb-3 font-semibold">{words.jobsDone(adding.data.made)}</p>
        <LinkButton to={paths.applications()} size="sm">
          {words.toApplications}
        </LinkButton>
      </Card>
    )
  }
  const error = preview.error ?? adding.error
  const count = preview.data?.rows.filter(({ isKnown }) => !isKnown).length ?? 0
  return (
    <Card aria-label={file.name}>
      <h2 className="mb-3 text-lg break-words">{file.name}</h2>
      {error ? <Banner>{messageOf(error)}</Banner> : null}
      {preview.data?.questions.dateOrder ? (
        <Select label={words.order} value={order} onChange={(event) => setOrder(event.target.value as Order)}>
          <option value="dayFirst">{words.dayFirst}</option>
          <option value="monthFirst">{words.monthFirst}</option>
        </Select>
      ) : null}
      <Button
        className="mt-3"
        disabled={count === 0}
        isLoading={adding.isPending || preview.isPending}
        onClick={() => adding.mutate()}
      >
        {words.addJobs(count)}
      </Button>
    </Card>
  )
}

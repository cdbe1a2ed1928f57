import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteDocument, listDocuments, listVersions } from '#contract/documents.ts'
import type { Profile } from '#core/documents/profile.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { datesOf } from '../strings/date-format.ts'
import { useLanguage, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CompareVersion } from './compare-version.tsx'
import { versionNames } from './version-names.ts'
import type { Editing } from './use-document.ts'

export function VersionsCard({ editing, profile }: { editing: Editing; profile: Profile }) {
  const [compared, setCompared] = useState<number>()
  const words = useStrings('documents').editor
  const dates = datesOf(useLanguage())
  const navigate = useNavigate()
  const { documentId, version } = editing.stored
  const versions = useQuery({
    ...queryOf(listVersions, { params: { documentId } }),
    queryKey: [listVersions.path, documentId, version],
    placeholderData: keepPreviousData,
  })
  const removing = useMutation({
    mutationFn: () => api.call(deleteDocument, { params: { documentId } }),
    onSuccess: async () => {
      editing.drop()
      await queryClient.invalidateQueries({ queryKey: [listDocuments.path] })
      await navigate(paths.documents())
    },
  })
  const list = versions.data ?? []
  const names = versionNames(
    list.map(({ savedAt }) => savedAt),
    dates,
  )
  return (
    <Card>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.versions}</summary>
        {versions.data?.length === 0 ? <p className="text-ink-2">{words.noVersions}</p> : null}
        {versions.isError ? <Banner>{messageOf(versions.error)}</Banner> : null}
        <ul className="grid gap-1">
          {list.map((one, at) => (
            <li key={one.version}>
              <Button variant="ghost" size="sm" onClick={() => editing.change(one.content)}>
                {words.restore(names[at] ?? '')}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={compared === one.version}
                aria-label={words.compare.with(names[at] ?? '')}
                onClick={() => setCompared(compared === one.version ? undefined : one.version)}
              >
                {words.compare.open}
              </Button>
              {compared === one.version ? (
                <CompareVersion profile={profile} before={one.content} now={editing.content} />
              ) : null}
            </li>
          ))}
        </ul>
      </details>
      {removing.error ? <Banner>{messageOf(removing.error)}</Banner> : null}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-red-ink">{words.remove}</summary>
        <p className="mb-2 text-ink-2">{words.removeSure}</p>
        <Button variant="danger" isLoading={removing.isPending} onClick={() => removing.mutate()}>
          {words.remove}
        </Button>
      </details>
    </Card>
  )
}

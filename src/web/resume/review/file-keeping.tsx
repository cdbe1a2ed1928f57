import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { deleteKeptFile, getKeptFile, getKeptFiles, setFileKeeping, type KeptFiles } from '#contract/resume-file.ts'
import { getLatestResume } from '#contract/resume.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { saveBlob } from './save-blob.ts'

/** The uploaded files: which are kept, and whether any are. `wasRead`: the resume came from one. */
export function FileKeeping({ wasRead }: { wasRead: boolean }) {
  const words = useStrings('resumeReview').files
  const kept = useQuery(queryOf(getKeptFiles))
  return (
    <Card aria-labelledby="files-title">
      <CardHeader id="files-title" title={words.title} note={words.note} />
      {kept.data ? (
        <Kept kept={kept.data} wasRead={wasRead} />
      ) : kept.isError ? (
        <ErrorState message={messageOf(kept.error)} onRetry={() => void kept.refetch()} isRetrying={kept.isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-24 rounded-md" />
        </Loading>
      )}
    </Card>
  )
}

function Kept({ kept, wasRead }: { kept: KeptFiles; wasRead: boolean }) {
  const words = useStrings('resumeReview').files
  const [asked, setAsked] = useState(false)
  const changed = async (files: KeptFiles) => {
    queryClient.setQueryData(queryOf(getKeptFiles).queryKey, files)
    await queryClient.invalidateQueries({ queryKey: [getLatestResume.path] })
  }
  const onError = (error: unknown) => void toast.error(messageOf(error))
  const keeping = useMutation({
    mutationFn: (keepsFiles: boolean) => api.call(setFileKeeping, { body: { keepsFiles } }),
    onSuccess: async (files) => {
      setAsked(true)
      await changed(files)
    },
    onError,
  })
  const removing = useMutation({
    mutationFn: (resumeId: string) => api.call(deleteKeptFile, { params: { resumeId } }),
    onSuccess: changed,
    onError,
  })
  const fetching = useMutation({
    mutationFn: async (file: KeptFiles['files'][number]) =>
      saveBlob(
        file.fileName ?? `${words.unnamedFile}.${file.kind}`,
        await api.file(getKeptFile, { params: { resumeId: file.resumeId } }),
      ),
    onError,
  })
  return (
    <div className="grid gap-4">
      {kept.files.length > 0 ? (
        <ul>
          {kept.files.map((file) => (
            <li
              key={file.resumeId}
              className="grid grid-cols-beside items-center gap-3 border-b border-line py-2 last:border-0"
            >
              <div className="min-w-0">
                <p className="font-semibold break-words">{file.fileName ?? words.unnamed}</p>
                <p className="tnum text-sm text-ink-3">
                  {[file.isLatest ? words.shownAbove : null, words.size(file.sizeBytes), words.savedOn(file.savedAt)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <div className="flex">
                <IconButton label={words.download(file.fileName)} onClick={() => fetching.mutate(file)}>
                  <Download size={18} aria-hidden />
                </IconButton>
                <IconButton label={words.delete(file.fileName)} onClick={() => removing.mutate(file.resumeId)}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{wasRead ? words.none : words.noneLeft}</p>
      )}
      <Checkbox
        label={
          <>
            <b className="font-semibold text-ink">{words.forget}</b> {words.forgetText}
          </>
        }
        checked={keeping.isPending ? !keeping.variables : !kept.keepsFiles}
        disabled={keeping.isPending}
        onChange={(event) => keeping.mutate(!event.target.checked)}
      />
      <p role="status" className="sr-only">
        {asked ? (kept.keepsFiles ? words.nowKept : words.nowForgotten) : ''}
      </p>
    </div>
  )
}

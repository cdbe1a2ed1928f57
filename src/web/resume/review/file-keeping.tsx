import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { deleteKeptFile, getKeptFile, getKeptFiles, setFileKeeping, type KeptFiles } from '#contract/resume-file.ts'
import { getLatestResume } from '#contract/resume.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { IconButton } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { saveBlob } from './save-blob.ts'

/** The uploaded files: which are kept, and whether any are. */
export function FileKeeping() {
  const kept = useQuery(queryOf(getKeptFiles))
  return (
    <Card aria-labelledby="files-title">
      <CardHeader id="files-title" title="Your files" note="The last three you uploaded. Only you can see them." />
      {kept.data ? (
        <Kept kept={kept.data} />
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

function Kept({ kept }: { kept: KeptFiles }) {
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
  const removing = useMutation({ mutationFn: (resumeId: string) => api.call(deleteKeptFile, { params: { resumeId } }), onSuccess: changed, onError })
  const fetching = useMutation({
    mutationFn: async (file: KeptFiles['files'][number]) => saveBlob(file.fileName ?? `resume.${file.kind}`, await api.file(getKeptFile, { params: { resumeId: file.resumeId } })),
    onError,
  })
  return (
    <div className="grid gap-4">
      {kept.files.length > 0 ? (
        <ul>
          {kept.files.map((file) => (
            <li key={file.resumeId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 last:border-0">
              <div className="min-w-0">
                <p className="font-semibold break-words">{file.fileName ?? 'Your resume'}</p>
                <p className="tnum text-sm text-ink-3">
                  {[file.isLatest ? 'Shown above' : null, sizeInWords(file.sizeBytes), dayInWords(file.savedAt)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <div className="flex">
                <IconButton label={`Download ${file.fileName ?? 'the file'}`} onClick={() => fetching.mutate(file)}>
                  <Download size={18} aria-hidden />
                </IconButton>
                <IconButton label={`Delete ${file.fileName ?? 'the file'}, keep what was read`} onClick={() => removing.mutate(file.resumeId)}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">No file is kept. What was read from it is still yours.</p>
      )}
      <Checkbox
        label={
          <>
            <b className="font-semibold text-ink">Do not keep my file.</b> It is read and forgotten, and those kept are deleted. You then see the facts
            without the document beside them.
          </>
        }
        checked={keeping.isPending ? !keeping.variables : !kept.keepsFiles}
        disabled={keeping.isPending}
        onChange={(event) => keeping.mutate(!event.target.checked)}
      />
      <p role="status" className="sr-only">
        {asked ? (kept.keepsFiles ? 'Files are kept from now on' : 'Your files are deleted; none is kept from now on') : ''}
      </p>
    </div>
  )
}

function sizeInWords(bytes: number): string {
  return new Intl.NumberFormat(undefined, { style: 'unit', unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte', maximumFractionDigits: bytes < 1_000_000 ? 0 : 1 }).format(
    bytes < 1_000_000 ? Math.max(1, bytes / 1_000) : bytes / 1_000_000,
  )
}

function dayInWords(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(Date.parse(instant))
}

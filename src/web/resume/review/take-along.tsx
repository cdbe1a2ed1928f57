import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { downloadResume, type DownloadFormat } from '#contract/resume-file.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { saveBlob } from './save-blob.ts'

const FORMATS: { format: DownloadFormat; ending: string }[] = [
  { format: 'pdf', ending: 'pdf' },
  { format: 'docx', ending: 'docx' },
  { format: 'jsonresume', ending: 'json' },
]

/** The resume as it is confirmed, in forms that people and programs read. */
export function TakeAlong({ name, isDraft }: { name: string | null; isDraft: boolean }) {
  const words = useStrings('resumeReview').takeAlong
  const download = useMutation({
    mutationFn: async ({ format, ending }: (typeof FORMATS)[number]) =>
      saveBlob(`${words.fileName(name)}.${ending}`, await api.file(downloadResume, { query: { format } })),
  })
  return (
    <Card aria-labelledby="take-title">
      <CardHeader id="take-title" title={words.title} note={isDraft ? words.draftNote : words.note} />
      {download.error ? <Banner className="mb-4">{messageOf(download.error)}</Banner> : null}
      <div className="flex flex-wrap gap-2">
        {FORMATS.map((one) => (
          <Button
            key={one.format}
            variant="secondary"
            icon={<Download size={18} aria-hidden />}
            isLoading={download.isPending && download.variables.format === one.format}
            onClick={() => download.mutate(one)}
          >
            {words.formats[one.format]}
          </Button>
        ))}
      </div>
    </Card>
  )
}

import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { downloadResume, type DownloadFormat } from '#contract/resume-file.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { saveBlob } from './save-blob.ts'

const FORMATS: { format: DownloadFormat; label: string; ending: string }[] = [
  { format: 'pdf', label: 'PDF', ending: 'pdf' },
  { format: 'docx', label: 'Word (DOCX)', ending: 'docx' },
  { format: 'jsonresume', label: 'JSON Resume', ending: 'json' },
]

/** The resume as it is confirmed, in forms that people and programs read. */
export function TakeAlong({ name, isDraft }: { name: string | null; isDraft: boolean }) {
  const download = useMutation({
    mutationFn: async ({ format, ending }: (typeof FORMATS)[number]) => saveBlob(`${name ?? 'My'} resume.${ending}`, await api.file(downloadResume, { query: { format } })),
  })
  return (
    <Card aria-labelledby="take-title">
      <CardHeader
        id="take-title"
        title="Take it along"
        note={isDraft ? 'A clean copy of what was read. Confirm your changes first, and they are in it.' : 'A clean copy of what you confirmed, in one column, that application systems can read.'}
      />
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
            {one.label}
          </Button>
        ))}
      </div>
    </Card>
  )
}

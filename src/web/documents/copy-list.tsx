import { getSentCopy, type listSentCopies } from '#contract/documents.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import { datesOf } from '../strings/date-format.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useLanguage } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'

export function CopyList({
  copies,
  words,
}: {
  copies: OutputOf<typeof listSentCopies>
  words: Catalogue['documents']['sent']
}) {
  const { moment } = datesOf(useLanguage())
  const open = async (copyId: string, fileName: string) =>
    saveAsFile(fileName, await api.file(getSentCopy, { params: { copyId } }))
  return (
    <ul className="divide-y divide-line">
      {copies.map((copy) => (
        <li key={copy.copyId} className="flex flex-wrap items-center justify-between gap-2 py-2">
          <Button
            variant="ghost"
            size="sm"
            className="min-w-0 break-all"
            aria-label={words.open(copy.fileName)}
            onClick={() => void open(copy.copyId, copy.fileName)}
          >
            {copy.fileName}
          </Button>
          <span className="text-sm text-ink-2">{words.on(moment(copy.sentAt))}</span>
        </li>
      ))}
    </ul>
  )
}

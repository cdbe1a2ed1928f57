import { useMutation } from '@tanstack/react-query'
import { getSentCopy, type listSentCopies } from '#contract/documents.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { messageOf } from '../lib/errors.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import { datesOf } from '../strings/date-format.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useLanguage } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

type Copies = OutputOf<typeof listSentCopies>

export function CopyList({ copies, words }: { copies: Copies; words: Catalogue['documents']['sent'] }) {
  const { moment } = datesOf(useLanguage())
  const opening = useMutation({
    mutationFn: async ({ copyId, fileName }: Copies[number]) =>
      saveAsFile(fileName, await api.file(getSentCopy, { params: { copyId } })),
  })
  return (
    <>
      {opening.error ? <Banner className="mb-2">{messageOf(opening.error)}</Banner> : null}
      <ul className="divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy.copyId} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <Button
              variant="ghost"
              size="sm"
              className="min-w-0 break-all"
              aria-label={words.open(copy.fileName)}
              isLoading={opening.isPending && opening.variables.copyId === copy.copyId}
              onClick={() => opening.mutate(copy)}
            >
              {copy.fileName}
            </Button>
            <span className="text-sm text-ink-2">{words.on(moment(copy.sentAt))}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

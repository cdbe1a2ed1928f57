import { useQuery } from '@tanstack/react-query'
import { listSentCopies } from '#contract/documents.ts'
import { queryOf } from '../lib/queries.ts'
import { documents as english } from '../strings/en/documents.ts'
import { useRoom } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { CopyList } from './copy-list.tsx'

/** What was sent for one application, as it was. */
export function SentFor({ applicationId }: { applicationId: string }) {
  const { sent: words } = useRoom('documents', english)
  const copies = useQuery(queryOf(listSentCopies, { query: { applicationId } }))
  if (!copies.data || copies.data.length === 0) return null
  return (
    <Card>
      <CardHeader title={words.title} />
      <CopyList copies={copies.data} words={words} />
    </Card>
  )
}

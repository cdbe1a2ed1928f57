import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { documentSchema, getDocument, listDocuments, saveDocument } from '#contract/documents.ts'
import type { DocumentContent, DocumentLanguage } from '#core/documents/content.ts'
import { api } from '../lib/api.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { toast } from '../ui/toasts.tsx'
import { useEditing } from './use-editing.ts'

export type ShownDocument = z.output<typeof documentSchema>

export function useStoredDocument(documentId: string) {
  // always the newest: its facts may have changed on another page
  return useQuery({ ...queryOf(getDocument, { params: { documentId } }), staleTime: 0, gcTime: 0 })
}

type Written = { name: string; language: DocumentLanguage; content: DocumentContent }

const writtenIn = ({ name, language, content }: ShownDocument): Written => ({ name, language, content })

export function useDocument(loaded: ShownDocument) {
  const words = useStrings('documents').editor
  const { documentId } = loaded
  const editing = useEditing<Written, ShownDocument>({
    loaded,
    valueOf: writtenIn,
    tidy: (written) => ({ ...written, name: written.name.trim() }),
    save: (written, { version }) => api.call(saveDocument, { params: { documentId }, body: { version, ...written } }),
    load: () => api.call(getDocument, { params: { documentId } }),
    onSaved: () => void queryClient.invalidateQueries({ queryKey: [listDocuments.path] }),
    onLost: () => toast.error(words.lost),
    isWhole: ({ name }) => name.trim() !== '',
  })
  const { value, change, ...rest } = editing
  return {
    ...rest,
    ...value,
    change: (content: DocumentContent, mark?: string) => change((now) => ({ ...now, content }), mark),
    /** For what answers later: from what is written by then. */
    changeFrom: (next: (now: DocumentContent) => DocumentContent) =>
      change((now) => ({ ...now, content: next(now.content) })),
    rename: (head: Partial<Pick<Written, 'name' | 'language'>>) =>
      change((now) => ({ ...now, ...head }), head.name === undefined ? '' : 'name'),
  }
}

export type Editing = ReturnType<typeof useDocument>

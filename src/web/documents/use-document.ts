import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { documentSchema, getDocument, saveDocument } from '#contract/documents.ts'
import type { DocumentContent } from '#core/documents/content.ts'
import { api } from '../lib/api.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { begin, redo, step, undo, type History } from './history.ts'

export type ShownDocument = z.output<typeof documentSchema>

/** Less than a second after the last change. */
const SAVE_AFTER_MS = 600

export function useStoredDocument(documentId: string) {
  return useQuery({ ...queryOf(getDocument, { params: { documentId } }), staleTime: 0 })
}

/** The document being edited: changes at once, saved a moment later, with steps back and forth. */
export function useDocument(loaded: ShownDocument) {
  const [history, setHistory] = useState<History<DocumentContent>>(() => begin(loaded.content))
  const [stored, setStored] = useState(loaded)
  const unsaved = useRef<DocumentContent>(null)
  const { documentId } = loaded

  const saving = useMutation({
    mutationFn: (content: DocumentContent) =>
      api.call(saveDocument, {
        params: { documentId },
        body: { version: stored.version, name: stored.name, language: stored.language, content },
      }),
    onSuccess: (saved, content) => {
      if (unsaved.current === content) unsaved.current = null
      setStored(saved)
      queryClient.setQueryData(queryOf(getDocument, { params: { documentId } }).queryKey, saved)
    },
  })
  const { mutate, isPending, isError } = saving
  const content = history.now
  const isSaved = content === stored.content || JSON.stringify(content) === JSON.stringify(stored.content)
  useEffect(() => {
    if (isSaved || isPending || isError) return undefined
    unsaved.current = content
    const timer = setTimeout(() => mutate(content), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [content, isSaved, isPending, isError, mutate])

  const move = (change: (before: History<DocumentContent>) => History<DocumentContent>) => {
    if (saving.isError) saving.reset()
    setHistory(change)
  }
  return {
    content,
    stored,
    error: saving.error,
    isSaving: isPending || (!isSaved && !isError),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: DocumentContent) => move((before) => step(before, next)),
    undo: () => move(undo),
    redo: () => move(redo),
    /** What the server made of it is the newest step. */
    take: (saved: ShownDocument) => {
      setStored(saved)
      move((before) => step(before, saved.content))
    },
  }
}

export type Editing = ReturnType<typeof useDocument>

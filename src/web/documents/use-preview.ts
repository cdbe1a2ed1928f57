import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewDocument } from '#contract/documents.ts'
import type { DocumentContent, DocumentLanguage } from '#core/documents/content.ts'
import { api } from '../lib/api.ts'

/** So long after the last key the pages are drawn. */
const DRAW_AFTER_MS = 50

/** The pages of what is being written, a moment after typing stops; saved or not. */
export function usePreview(
  documentId: string,
  { content, language }: { content: DocumentContent; language: DocumentLanguage },
  profileVersion: number,
) {
  const [settled, setSettled] = useState({ content, language })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ content, language }), DRAW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [content, language])
  return useQuery({
    queryKey: [previewDocument.path, documentId, profileVersion, settled],
    queryFn: ({ signal }) => api.call(previewDocument, { params: { documentId }, body: settled, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

export type Preview = ReturnType<typeof usePreview>

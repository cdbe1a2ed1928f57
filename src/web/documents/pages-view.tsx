import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { drawDocument } from '#contract/documents.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ShownDocument } from './use-document.ts'

/** The very pages that will be sent, drawn from the PDF. */
export function PagesView({ document }: { document: ShownDocument }) {
  const words = useStrings('documents').editor
  return (
    <section aria-label={words.pages} className="grid gap-4">
      {Array.from({ length: document.pages }, (_, at) => (
        <Page key={at + 1} document={document} number={at + 1} />
      ))}
    </section>
  )
}

function Page({ document, number }: { document: ShownDocument; number: number }) {
  const words = useStrings('documents').editor
  const { documentId, version, pages } = document
  const picture = useQuery({
    queryKey: [drawDocument.path, documentId, version, number],
    queryFn: ({ signal }) => api.file(drawDocument, { params: { documentId, page: number }, signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  if (picture.isError) return <Banner>{messageOf(picture.error, words.pageFailed)}</Banner>
  if (!picture.data) return <Skeleton className="aspect-[210/297] rounded-sm" />
  return <Picture blob={picture.data} alt={words.page(number, pages)} />
}

function Picture({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={image} alt={alt} className="aspect-[210/297] w-full rounded-sm bg-white shadow-2" />
}

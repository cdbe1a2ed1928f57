import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { createDocument, listDocuments } from '#contract/documents.ts'
import type { DocumentLanguage } from '#core/documents/content.ts'
import { MOST_AD_CHARACTERS } from '#core/ads/limits.ts'
import { paths } from '../paths.ts'
import { api } from './api.ts'
import { queryClient } from './queries.ts'

type Wanted = {
  kind: 'resume' | 'letter'
  name: string
  ad: string
  role: string
  company: string
  /** Of a letter; without it that of the advert. */
  language?: DocumentLanguage
  /** Whose advert it is: chosen when a copy is kept as sent. */
  applicationId?: string
}

/** A resume or a letter for an advert in one press, from the person's own facts; then its page. */
export function useMakeForAd() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ kind, name, ad, role, company, language }: Wanted) =>
      api.call(createDocument, {
        body: {
          kind,
          name,
          ad: ad.slice(0, MOST_AD_CHARACTERS),
          ...(kind === 'letter' ? { letter: { role, company }, ...(language ? { language } : {}) } : {}),
        },
      }),
    onSuccess: async ({ documentId }, { applicationId }) => {
      await queryClient.invalidateQueries({ queryKey: [listDocuments.path] })
      await navigate(paths.document(documentId, { application: applicationId }))
    },
  })
}

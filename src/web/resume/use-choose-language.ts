import { queryOptions, useMutation } from '@tanstack/react-query'
import { updateProfile, type UserInfo } from '#contract/account.ts'
import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import { api } from '../lib/api.ts'
import { queryClient, userDetailsQuery } from '../lib/queries.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { loadQuestionTexts } from '../strings/load-texts.ts'

type Rooms = Partial<Catalogue>

/** What takes the place of the questionnaire's English; another language comes with those who chose it. */
export const otherTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['strings', 'questionnaire', language],
    queryFn: (): Promise<Rooms> => loadQuestionTexts(language),
    staleTime: Infinity,
    ...(language === DEFAULT_LANGUAGE ? { initialData: {} } : {}),
  })

/** Shown at once, with its texts at hand already, so that nothing on the page is taken away; then kept on the server. */
export function useChooseLanguage() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (language: Language) => {
      await queryClient.ensureQueryData(otherTextsQuery(language))
      const { queryKey } = userDetailsQuery(true)
      const before = queryClient.getQueryData<UserInfo>(queryKey)?.language
      const show = (shown: Language) =>
        queryClient.setQueryData<UserInfo>(queryKey, (person) => person && { ...person, language: shown })
      show(language)
      try {
        await api.call(updateProfile, { body: { language } })
      } catch (failure) {
        if (before) show(before)
        throw failure
      }
    },
  })
  return { choose: (language: Language) => mutate(language), error, isPending }
}

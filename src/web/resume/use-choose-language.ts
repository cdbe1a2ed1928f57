import { queryOptions, useMutation } from '@tanstack/react-query'
import { updateProfile, type UserInfo } from '#contract/account.ts'
import type { Language } from '#core/account/languages.ts'
import { api } from '../lib/api.ts'
import { queryClient, userDetailsQuery } from '../lib/queries.ts'
import type { Catalogue } from '../strings/catalogue.ts'

type Rooms = Partial<Catalogue>

/** Another language than English comes with those who chose it. */
const loaders: Record<Exclude<Language, 'en'>, () => Promise<Rooms>> = {
  tr: async () => (await import('../strings/tr/questionnaire-room.ts')).questionnaireRoom,
}

/** What takes the place of the questionnaire's English. */
export const otherTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['strings', 'questionnaire', language],
    queryFn: (): Promise<Rooms> => (language === 'en' ? Promise.resolve({}) : loaders[language]()),
    staleTime: Infinity,
    ...(language === 'en' ? { initialData: {} } : {}),
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

import { useMutation } from '@tanstack/react-query'
import { updateProfile, type UserInfo } from '#contract/account.ts'
import type { Language } from '#core/account/languages.ts'
import { api } from '../lib/api.ts'
import { appTextsQuery, queryClient, userDetailsQuery } from '../lib/queries.ts'

/** Shown at once, with its texts loaded already, so that nothing on the page is taken away; then kept on the server. */
export function useChooseLanguage() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (language: Language) => {
      await queryClient.ensureQueryData(appTextsQuery(language))
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

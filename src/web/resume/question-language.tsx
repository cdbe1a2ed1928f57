import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { updateProfile, type UserInfo } from '#contract/account.ts'
import { LANGUAGES, type Language } from '#core/account/languages.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, userDetailsQuery } from '../lib/queries.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { questionnaire as english } from '../strings/en/questionnaire.ts'
import { languageNames } from '../strings/languages.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Banner } from '../ui/banner.tsx'
import { Segments } from '../ui/segments.tsx'
import { Loading } from '../ui/skeleton.tsx'

type Room = Partial<Catalogue>

/** Another language than English comes with those who chose it. */
const loaders: Record<Exclude<Language, 'en'>, () => Promise<Room>> = {
  tr: async () => (await import('../strings/tr/questionnaire-room.ts')).questionnaireRoom,
}

const textsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['strings', 'questionnaire', language],
    queryFn: (): Promise<Room> => (language === 'en' ? Promise.resolve({ questionnaire: english }) : loaders[language]()),
    staleTime: Infinity,
    ...(language === 'en' ? { initialData: { questionnaire: english } } : {}),
  })

/** The questions in the person's language, with the choice of it above them. A language that does not arrive is English. */
export function QuestionLanguage({ person, children }: { person: UserInfo; children: ReactNode }) {
  const texts = useQuery(textsQuery(person.language))
  if (texts.isPending) return <Loading />
  const language = texts.data ? person.language : 'en'
  return (
    <div lang={language}>
      <Strings language={language} of={texts.data ?? { questionnaire: english }}>
        <LanguageChoice person={person} />
        {children}
      </Strings>
    </div>
  )
}

function LanguageChoice({ person }: { person: UserInfo }) {
  const words = useStrings('questionnaire')
  const say = useSay()
  const { choose, error } = useChooseLanguage()
  useEffect(() => {
    document.title = words.pageTitle
  }, [words])
  return (
    <div className="wrap grid gap-3 pt-5">
      <div className="justify-self-end">
        <Segments
          label={words.language}
          options={LANGUAGES.map((id) => ({ id, label: languageNames[id], lang: id }))}
          selected={person.language}
          onSelect={choose}
        />
      </div>
      {error ? (
        <Banner>
          {words.languageNotSaved} {say(messageOf(error))}
        </Banner>
      ) : null}
    </div>
  )
}

/** Shown at once, with its texts at hand already, so that nothing on the page is taken away; then kept on the server. */
export function useChooseLanguage() {
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (language: Language) => {
      await queryClient.ensureQueryData(textsQuery(language))
      const { queryKey } = userDetailsQuery(true)
      const before = queryClient.getQueryData<UserInfo>(queryKey)?.language
      const show = (shown: Language) => queryClient.setQueryData<UserInfo>(queryKey, (person) => person && { ...person, language: shown })
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

import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#core/account/languages.ts'
import { messageOf } from '../lib/errors.ts'
import { questionnaire } from '../strings/en/questionnaire.ts'
import { resumeResult } from '../strings/en/resume-result.ts'
import { useGiveFrame } from '../strings/frame-texts.ts'
import { factsOf } from '../strings/languages.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Banner } from '../ui/banner.tsx'
import { Segments } from '../ui/segments.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { otherTextsQuery, useChooseLanguage } from './use-choose-language.ts'

const english = { questionnaire, resumeResult }

/** The questions and their result in the person's language, with the choice of it above them. A language that does not arrive is English. */
export function QuestionLanguage({ person, children }: { person: UserInfo; children: ReactNode }) {
  const texts = useQuery(otherTextsQuery(person.language))
  const language = texts.data ? person.language : DEFAULT_LANGUAGE
  useGiveFrame(language, texts.data?.shell)
  if (texts.isPending) return <Loading />
  return (
    <div lang={language}>
      <Strings language={language} of={{ ...english, ...texts.data }}>
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
          options={LANGUAGES.map((id) => ({ id, label: factsOf(id).name, lang: id }))}
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

import { useEffect, type ReactNode } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { LANGUAGES } from '#core/account/languages.ts'
import { messageOf } from '../lib/errors.ts'
import { questionnaire } from '../strings/en/questionnaire.ts'
import { resumeResult } from '../strings/en/resume-result.ts'
import { reveal } from '../strings/en/reveal.ts'
import { factsOf } from '../strings/languages.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Segments } from '../ui/segments.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

/** The questions and their result, with the choice of language below them. */
export function QuestionLanguage({ person, children }: { person: UserInfo; children: ReactNode }) {
  return (
    <Strings of={{ questionnaire, resumeResult, reveal }}>
      {children}
      <LanguageChoice person={person} />
    </Strings>
  )
}

function LanguageChoice({ person }: { person: UserInfo }) {
  const words = useStrings('questionnaire')
  const { choose, error } = useChooseLanguage()
  useEffect(() => {
    document.title = words.pageTitle
  }, [words])
  return (
    <div className="wrap grid gap-3 pb-8">
      <div className="justify-self-start">
        <Segments
          label={words.language}
          options={LANGUAGES.map((id) => ({ id, label: factsOf(id).name, lang: id }))}
          selected={person.language}
          onSelect={choose}
        />
      </div>
      {error ? (
        <Banner>
          {words.languageNotSaved} {messageOf(error)}
        </Banner>
      ) : null}
    </div>
  )
}

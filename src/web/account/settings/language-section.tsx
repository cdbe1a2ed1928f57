import type { UserInfo } from '#contract/account.ts'
import { LANGUAGES } from '#core/account/languages.ts'
import { messageOf } from '../../lib/errors.ts'
import { useChooseLanguage } from '../../resume/use-choose-language.ts'
import { factsOf } from '../../strings/languages.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Segments } from '../../ui/segments.tsx'

export function LanguageSection({ person }: { person: UserInfo }) {
  const words = useStrings('settings').language
  const { choose, error } = useChooseLanguage()
  return (
    <div className="grid justify-items-start gap-4">
      {error ? <Banner>{messageOf(error, words.notSaved)}</Banner> : null}
      <Segments
        label={words.label}
        options={LANGUAGES.map((id) => ({ id, label: factsOf(id).name, lang: id }))}
        selected={person.language}
        onSelect={choose}
      />
    </div>
  )
}

import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '#core/documents/content.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { LanguageOptions } from '../lib/language-options.tsx'
import { OpeningDetails } from '../ui/opening-details.tsx'
import type { Editing } from './use-document.ts'

/** What a document is called, and its language: names of its parts, months, dates. */
export function NameCard({ editing }: { editing: Editing }) {
  const { create, editor: words } = useStrings('documents')
  const { name, language } = editing
  return (
    <Card>
      <OpeningDetails isNeeded={name.trim() === ''}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.head}</summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <Field
            label={create.name}
            required
            maxLength={120}
            value={name}
            error={name.trim() === '' ? words.noName : undefined}
            onChange={(event) => editing.rename({ name: event.target.value })}
          />
          <Select
            label={create.language}
            value={language}
            onChange={(event) => editing.rename({ language: event.target.value as DocumentLanguage })}
          >
            <LanguageOptions of={DOCUMENT_LANGUAGES} />
          </Select>
        </div>
        <p className="mt-2 text-note text-ink-3">{words.headNote}</p>
      </OpeningDetails>
    </Card>
  )
}

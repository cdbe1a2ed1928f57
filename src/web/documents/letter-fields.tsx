import type { LetterContent } from '#core/documents/content.ts'
import { openSlots } from '#core/documents/open-slots.ts'
import { USUAL_WORDS, wordsIn } from '#core/documents/letter-length.ts'
import type { Profile } from '#core/documents/profile.ts'
import { otherLanguageTold } from '#core/documents/told-language.ts'
import { findBuzzwords } from '#core/resume/checks/buzzwords.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { DoubtNote } from './doubt-note.tsx'
import type { Editing } from './use-document.ts'

const SHORT = ['to', 'subject', 'greeting'] as const
const LONG = ['why', 'proof', 'proof2', 'close'] as const

type Props = { content: LetterContent; editing: Editing; profile: Profile }

export function LetterFields({ content, editing, profile }: Props) {
  const words = useStrings('documents').editor
  const set = (part: keyof LetterContent, text: string) => editing.change({ ...content, [part]: text }, part)
  const count = wordsIn(content)
  const hint = count < USUAL_WORDS.least ? 'short' : count > USUAL_WORDS.most ? 'long' : 'usual'
  const empty = [...new Set(LONG.flatMap((part) => findBuzzwords(content[part])))]
  const told = otherLanguageTold(profile, content, editing.language)
  const slots = [...new Set(openSlots(content))]
  return (
    <section aria-label={words.outline}>
      <Card className="grid gap-3">
        {told ? (
          <p className="rounded-sm bg-amber-soft px-2 py-1 text-sm text-amber-ink">
            {words.toldIn(told, editing.language)}
          </p>
        ) : null}
        {slots.length > 0 ? (
          <p className="rounded-sm bg-amber-soft px-2 py-1 text-sm text-amber-ink">{words.slots(slots.join(', '))}</p>
        ) : null}
        {SHORT.map((part) => (
          <Field
            key={part}
            label={words.letter[part]}
            maxLength={200}
            value={content[part]}
            onChange={(event) => set(part, event.target.value)}
          />
        ))}
        {LONG.map((part) => (
          <div key={part}>
            <TextArea
              label={words.letter[part]}
              rows={4}
              maxLength={2000}
              value={content[part]}
              onChange={(event) => set(part, event.target.value)}
            />
            <DoubtNote document={editing.stored} factId={part} />
          </div>
        ))}
        <Field
          label={words.letter.farewell}
          maxLength={200}
          value={content.farewell}
          onChange={(event) => set('farewell', event.target.value)}
        />
        <p className="text-sm text-ink-2">
          {words.length.count(count)} {words.length[hint](USUAL_WORDS.least, USUAL_WORDS.most)}
        </p>
        {empty.length > 0 ? (
          <p className="rounded-sm bg-amber-soft px-2 py-1 text-sm text-amber-ink">
            {words.length.empty(empty.map((one) => `“${one}”`).join(', '))}
          </p>
        ) : null}
      </Card>
    </section>
  )
}

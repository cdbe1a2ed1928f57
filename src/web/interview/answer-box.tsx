import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import type { FormEvent, ReactNode } from 'react'
import { ANSWER_MAX_LENGTH } from '#core/interview/scores/short-answer.ts'
import { wordsOf } from '#core/interview/words.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import type { Speech } from './use-speech.ts'

type Props = {
  id: string
  answer: string
  isCode: boolean
  isBusy: boolean
  speech: Speech
  onChange: (answer: string) => void
  onSubmit: () => void
  /** Beside Submit. */
  children?: ReactNode
}

/** Typing always works; speaking puts words into the same box, where they can be changed. */
export function AnswerBox({ id, answer, isCode, isBusy, speech, onChange, onSubmit, children }: Props) {
  const words = useStrings('interview').answer
  return (
    <form
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextArea
        id={id}
        label={words.label}
        rows={isCode ? 12 : 8}
        value={answer}
        maxLength={ANSWER_MAX_LENGTH}
        spellCheck={!isCode}
        readOnly={isBusy}
        className={isCode ? '[&_textarea]:font-mono [&_textarea]:text-sm' : ''}
        placeholder={isCode ? words.codePlaceholder : words.placeholder}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{words.saved}</span>
            <span className="tnum">{words.count(wordsOf(answer).length)}</span>
          </span>
        }
        onChange={(event) => onChange(event.target.value)}
      />
      {isCode ? null : <Voice speech={speech} isBusy={isBusy} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={answer.trim() === ''} isLoading={isBusy}>
          {words.submit}
        </Button>
        {children}
      </div>
    </form>
  )
}

function Voice({ speech, isBusy }: { speech: Speech; isBusy: boolean }) {
  const words = useStrings('interview').voice
  if (!speech.isPossible) return <p className="text-sm text-ink-3">{words.impossible}</p>
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          disabled={isBusy}
          aria-pressed={speech.isListening}
          icon={speech.isListening ? <Square size={16} aria-hidden /> : <Mic size={18} aria-hidden />}
          onClick={speech.isListening ? speech.stop : speech.start}
        >
          {speech.isListening ? words.stop : words.speak}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-3">{whereAudioGoes(speech, words)}</p>
      </div>
      <p role="status" className="sr-only">
        {speech.isListening ? words.listening : ''}
      </p>
      {speech.isListening ? (
        // what is settled is in the box; reading out each guess would talk over the person
        <p aria-hidden="true" className="text-sm text-ink-2 italic">
          {speech.interim || words.listening}
        </p>
      ) : null}
      {speech.problem ? <Banner>{words.problems[speech.problem]}</Banner> : null}
    </div>
  )
}

function whereAudioGoes({ staysHere, isListening }: Speech, words: Catalogue['interview']['voice']): string {
  if (staysHere === true) return words.stays
  return isListening ? words.leavesNow : words.leaves
}

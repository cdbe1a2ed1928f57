import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import type { FormEvent, ReactNode } from 'react'
import { ANSWER_MAX_LENGTH } from '#core/interview/short-answer.ts'
import { wordsOf } from '#core/interview/words.ts'
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
  const words = wordsOf(answer).length
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
        label="Your answer"
        rows={isCode ? 12 : 8}
        value={answer}
        maxLength={ANSWER_MAX_LENGTH}
        spellCheck={!isCode}
        readOnly={isBusy}
        className={isCode ? '[&_textarea]:font-mono [&_textarea]:text-sm' : ''}
        placeholder={isCode ? 'Code or pseudo-code, in any language' : 'As you would say it aloud'}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>Saved as you go.</span>
            <span className="tnum">
              {words} {words === 1 ? 'word' : 'words'}
            </span>
          </span>
        }
        onChange={(event) => onChange(event.target.value)}
      />
      {isCode ? null : <Voice speech={speech} isBusy={isBusy} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={answer.trim() === ''} isLoading={isBusy}>
          Submit
        </Button>
        {children}
      </div>
    </form>
  )
}

function Voice({ speech, isBusy }: { speech: Speech; isBusy: boolean }) {
  if (!speech.isPossible) return <p className="text-sm text-ink-3">This browser cannot turn speech into text, so typing is the way here.</p>
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
          {speech.isListening ? 'Stop speaking' : 'Speak your answer'}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-3">{whereAudioGoes(speech)}</p>
      </div>
      <p role="status" className="sr-only">
        {speech.isListening ? 'Listening…' : ''}
      </p>
      {speech.isListening ? (
        // what is settled is in the box; reading out each guess would talk over the person
        <p aria-hidden="true" className="text-sm text-ink-2 italic">
          {speech.interim || 'Listening…'}
        </p>
      ) : null}
      {speech.problem ? <Banner>{speech.problem}</Banner> : null}
    </div>
  )
}

function whereAudioGoes({ staysHere, isListening }: Speech): string {
  if (staysHere === true) return 'Your voice stays on this machine: the browser turns it into text here.'
  const leaves = "the audio leaves this machine for your browser's own speech service. Waymark gets the text only."
  return isListening ? `While you speak, ${leaves}` : `When you speak, ${leaves}`
}

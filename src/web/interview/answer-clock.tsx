import Clock3 from 'lucide-react/icons/clock-3'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { IconButton } from '../ui/button.tsx'
import { clockWords, durationWords } from './words.ts'

/** How long an answer takes so far: it informs and never ends anything. Runs from the first word, can be paused. */
export function AnswerClock({ isStarted, suggested }: { isStarted: boolean; suggested: number }) {
  const { clock: words, duration } = useStrings('interview')
  const [seconds, setSeconds] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isRunning = isStarted && !isPaused
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <div className="flex min-h-11 items-center gap-1.5 text-sm text-ink-2">
      <Clock3 size={16} aria-hidden />
      <span role="timer" aria-label={words.label} className="tnum font-mid">
        {clockWords(seconds)}
      </span>
      <span className="text-ink-3">{words.plenty(durationWords(suggested, duration))}</span>
      {isStarted ? (
        <IconButton label={isPaused ? words.goOn : words.pause} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
        </IconButton>
      ) : null}
    </div>
  )
}

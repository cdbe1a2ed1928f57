import { useEffect, useRef, useState } from 'react'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'

/** While a file is sent and read: what is happening, how far, and a way out. */
export function UploadProgress({ fileName, sent, onCancel }: { fileName: string; sent: number; onCancel: () => void }) {
  const words = useStrings('questionnaire').upload
  const seconds = useSeconds()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const percent = Math.round(sent * 100)
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="panel grid justify-items-center gap-4 rounded-lg px-5 py-9 text-center outline-none"
    >
      <SpinnerMark size={36} className="text-brand" />
      <div role="status" className="grid gap-1">
        <p className="text-lg font-strong tracking-tight">{words.analyzing}</p>
        <p className="text-sm text-ink-2">{narrate(words, sent < 1, seconds)}</p>
      </div>
      <p className="max-w-full truncate text-sm text-ink-3">{fileName}</p>
      <ProgressBar label={words.sendingBar} value={percent} valueText={words.sent(percent)} className="max-w-72" />
      <Button variant="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}

const LONG_S = 10
const VERY_LONG_S = 20

function narrate(words: Catalogue['questionnaire']['upload'], isSending: boolean, seconds: number): string {
  if (isSending) return seconds < LONG_S ? words.sending : words.slowSending
  if (seconds < LONG_S) return words.reading
  if (seconds < VERY_LONG_S) return words.slowReading
  return words.verySlow
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

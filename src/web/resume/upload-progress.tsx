import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'

/** While a file is sent and read: what is happening, how far, and a way out. */
export function UploadProgress({ fileName, sent, onCancel }: { fileName: string; sent: number; onCancel: () => void }) {
  const seconds = useSeconds()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const percent = Math.round(sent * 100)
  return (
    <div ref={panel} tabIndex={-1} className="panel grid justify-items-center gap-4 rounded-lg px-5 py-9 text-center outline-none">
      <SpinnerMark size={36} className="text-brand" />
      <div role="status" className="grid gap-1">
        <p className="text-lg font-strong tracking-tight">Analyzing your resume...</p>
        <p className="text-sm text-ink-2">{narrate(sent < 1, seconds)}</p>
      </div>
      <p className="max-w-full truncate text-sm text-ink-3">{fileName}</p>
      <ProgressBar label="Sending the file" value={percent} valueText={`${percent} percent sent`} className="max-w-72" />
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

const LONG_S = 10
const VERY_LONG_S = 20

function narrate(isSending: boolean, seconds: number): string {
  if (isSending) return seconds < LONG_S ? 'Sending the file.' : 'Still sending. Your connection seems slow; nothing is lost.'
  if (seconds < LONG_S) return 'Reading your skills, experience and education.'
  if (seconds < VERY_LONG_S) return 'Still reading. Longer resumes take a little more time.'
  return 'This takes longer than usual. You can wait, or cancel and try again.'
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}

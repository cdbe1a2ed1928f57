import { useCallback, useEffect, useRef, useState } from 'react'
import { saveInterviewAnswer, type InterviewRound } from '#contract/interview.ts'
import { api } from '../lib/api.ts'

const SAVE_AFTER_MS = 700

/** What stands in the answer box of each question; kept on the server as it is written. */
export function useDrafts(round: InterviewRound) {
  const [drafts, setDrafts] = useState<Record<string, string>>(() =>
    Object.fromEntries(round.questions.map(({ id, answer }) => [id, answer ?? ''])),
  )
  const latest = useRef(drafts)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<() => void>(undefined)
  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current?.()
    waiting.current = undefined
  }, [])
  useEffect(() => saveNow, [saveNow])
  const write = (questionId: string, next: (before: string) => string) => {
    const answer = next(latest.current[questionId] ?? '')
    latest.current = { ...latest.current, [questionId]: answer }
    setDrafts(latest.current)
    clearTimeout(timer.current)
    // a lost save is made good by the next one, and by Submit
    waiting.current = () =>
      void api.call(saveInterviewAnswer, { params: { questionId }, body: { answer } }).catch(() => undefined)
    timer.current = setTimeout(saveNow, SAVE_AFTER_MS)
  }
  /** Submit saves by itself. */
  const forget = () => {
    clearTimeout(timer.current)
    waiting.current = undefined
  }
  return { drafts, write, saveNow, forget }
}

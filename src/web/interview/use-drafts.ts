import { useCallback, useEffect, useRef, useState } from 'react'
import { saveInterviewAnswer, type InterviewRound } from '#contract/interview.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'

const SAVE_AFTER_MS = 700

/** What stands in the answer box of each question; kept on the server as it is written. */
export function useDrafts(round: InterviewRound) {
  const [drafts, setDrafts] = useState<Record<string, string>>(() =>
    Object.fromEntries(round.questions.map(({ id, answer }) => [id, answer ?? ''])),
  )
  /** Questions whose answer was changed elsewhere since: what is written here is not kept until the person says so. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef(drafts)
  const known = useRef<Record<string, string | null>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<() => void>(undefined)
  // one save after another: the next one is based on what the last one left
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    // what the server has is known where it is what stands here
    for (const { id, answer, answerAt } of round.questions)
      if (!(id in known.current) || (answer ?? '') === latest.current[id]) known.current[id] = answerAt
  }, [round])
  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current?.()
    waiting.current = undefined
  }, [])
  useEffect(() => saveNow, [saveNow])
  const save = async (questionId: string, answer: string, isForced: boolean) => {
    const basedOn = isForced ? undefined : known.current[questionId]
    try {
      const { savedAt } = await api.call(saveInterviewAnswer, { params: { questionId }, body: { answer, basedOn } })
      known.current[questionId] = savedAt
      setChanged((before) => (before.has(questionId) ? new Set([...before].filter((id) => id !== questionId)) : before))
    } catch (error) {
      // any other lost save is made good by the next one, and by Submit
      if (error instanceof Problem && error.code === 'interview.changed_elsewhere')
        setChanged((before) => new Set([...before, questionId]))
    }
  }
  const queue = (questionId: string, answer: string, isForced = false) => {
    saving.current = saving.current.then(() => save(questionId, answer, isForced))
  }
  const write = (questionId: string, next: (before: string) => string) => {
    const answer = next(latest.current[questionId] ?? '')
    latest.current = { ...latest.current, [questionId]: answer }
    setDrafts(latest.current)
    clearTimeout(timer.current)
    waiting.current = () => queue(questionId, answer)
    timer.current = setTimeout(saveNow, SAVE_AFTER_MS)
  }
  /** Saves what stands here over what was written elsewhere. */
  const keepMine = (questionId: string) => queue(questionId, latest.current[questionId] ?? '', true)
  /** Submit saves by itself. */
  const forget = (questionId: string) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    delete known.current[questionId]
  }
  return { drafts, write, saveNow, forget, changed, keepMine }
}

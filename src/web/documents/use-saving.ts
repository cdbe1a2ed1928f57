import { hashKey, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Problem } from '#contract/problem.ts'

/** Less than a second after the last change. */
const SAVE_AFTER_MS = 600
/** What failed for want of an answer is tried again. */
const RETRY_AFTER_MS = 5_000

export type SavingOptions<Value extends object, Stored> = {
  loaded: Stored
  valueOf: (stored: Stored) => Value
  /** What is sent of what is written: without blanks and rows that say nothing. */
  tidy?: (value: Value) => Value
  /** Saves over the version that is given. */
  save: (value: Value, stored: Stored) => Promise<Stored>
  /** What is stored now: it may have been changed elsewhere. */
  load: () => Promise<Stored>
  onSaved: (stored: Stored) => void
  /** The page was left, and the last change could not be saved. */
  onLost: (problem: unknown) => void
  /** What cannot be saved yet, such as an empty name, waits. */
  isWhole?: (value: Value) => boolean
}

/** Saves what is written a moment after the last change, again where no answer came, and once more when the page is left. */
export function useSaving<Value extends object, Stored>(value: Value, options: SavingOptions<Value, Stored>) {
  const { loaded, valueOf, tidy, save, load, onSaved, onLost, isWhole } = options
  const [stored, setStored] = useState(loaded)
  const [kept, setKept] = useState(() => valueOf(loaded))
  /** Why the newest save failed; it stands until one succeeds. */
  const [error, setError] = useState<Error | null>(null)
  const notBefore = useRef(0)
  const onItsWay = useRef<Promise<Stored>>(undefined)
  /** What was sent since the last answer. */
  const unanswered = useRef(new Set<string>())
  const isGone = useRef(false)

  /** An answer that was lost on its way looks like a change from elsewhere, with the very words that were sent from here. */
  const put = async (written: Value, base: Promise<Stored>): Promise<Stored> => {
    const sent = tidy ? tidy(written) : written
    const key = hashKey([sent])
    unanswered.current.add(key)
    try {
      return await save(sent, await base)
    } catch (problem) {
      const newest = isChangedElsewhere(problem) ? await load() : undefined
      const newestKey = newest && hashKey([valueOf(newest)])
      if (!newest || !newestKey || !unanswered.current.has(newestKey)) throw problem
      return newestKey === key ? newest : save(sent, newest)
    }
  }
  const keep = (saved: Stored, as: Value) => {
    setStored(saved)
    setKept(as)
    setError(null)
  }
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (written: Value) => (onItsWay.current = put(written, Promise.resolve(stored))),
    onSuccess: (saved, written) => {
      unanswered.current.clear()
      keep(saved, written)
      onSaved(saved)
    },
    onError: (problem) => {
      notBefore.current = performance.now() + (isPassing(problem) ? (problem.retryAfterSeconds ?? 0) * 1000 : 0)
      setError(problem)
    },
  })

  const last = isPending && variables ? variables : kept
  const isSame = value === last || JSON.stringify(value) === JSON.stringify(last)
  // without an answer nobody knows what is stored
  const isSaved = isSame && !isPassing(error)
  const canSave = !isSaved && (isWhole?.(value) ?? true)
  const isRefused = error !== null && !isPassing(error) && (isChangedElsewhere(error) || variables === value)
  const mayTry = canSave && !isPending && !isRefused
  const delay = error !== null && variables === value ? RETRY_AFTER_MS : SAVE_AFTER_MS
  const saveNow = useEffectEvent((written: Value) => {
    if (mayTry && !isGone.current) mutate(written)
  })
  useEffect(() => {
    if (!mayTry) return undefined
    const again = () => saveNow(value)
    const timer = setTimeout(again, Math.max(delay, notBefore.current - performance.now()))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [value, mayTry, delay])

  // what is written when the page is left, or while an earlier change is on its way, is saved too
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    const before = isPending ? onItsWay.current : undefined
    const base = () => before?.catch(() => stored) ?? Promise.resolve(stored)
    leave.current = () => {
      if (isGone.current) return
      const answer = mayTry || (canSave && before) ? put(value, base()).then(onSaved) : before
      answer?.catch(onLost)
    }
  })
  useEffect(() => () => leave.current?.(), [])
  const isAhead = isPending || !isSaved
  useEffect(() => {
    if (!isAhead) return undefined
    // a phone that turns to another app may never come back to this page
    const onHidden = () => document.visibilityState === 'hidden' && saveNow(value)
    const ask = (event: BeforeUnloadEvent) => {
      saveNow(value)
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [value, isAhead])

  const isSaving = isPending || (canSave && error === null)
  return {
    stored,
    kept,
    error: isSaved && !isChangedElsewhere(error) ? null : error,
    /** What is here is not, or not yet, what is stored. */
    isAhead,
    isSaving,
    isChangedElsewhere: isChangedElsewhere(error),
    /** Whether something may be lost when the page is left now. */
    isAtRisk: () => !isGone.current && isAhead && (error !== null || !isSaving || !navigator.onLine),
    /** It is deleted: there is nothing left to save. */
    drop: () => {
      isGone.current = true
    },
    /** This is what is stored now. */
    keep,
    fail: setError,
    /** The server says more of what is stored; what is being written stays. */
    hear: setStored,
  }
}

/** No answer came, or one that says 'later'. */
const isPassing = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 502)

const isChangedElsewhere = (error: unknown) => error instanceof Problem && error.code === 'documents.changed_elsewhere'

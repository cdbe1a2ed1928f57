import { hashKey, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Problem } from '#contract/problem.ts'
import { begin, goOn, redo, step, undo, type History } from './history.ts'

/** Less than a second after the last change. */
const SAVE_AFTER_MS = 600
/** What failed for want of an answer is tried again. */
const RETRY_AFTER_MS = 5_000
/** Keys that follow each other within this are one step. */
const ONE_GO_MS = 1_500

type Options<Value, Stored> = {
  loaded: Stored
  valueOf: (stored: Stored) => Value
  /** Saves over the version that is stored, or over the newest one where that is wanted. */
  save: (value: Value, stored: Stored) => Promise<Stored>
  /** What is stored now: somebody may have changed it elsewhere. */
  load: () => Promise<Stored>
  onSaved: (stored: Stored) => void
  /** What cannot be saved yet, such as an empty name, waits. */
  isWhole?: (value: Value) => boolean
}

/** Something being edited: changes at once, saved a moment later, with steps back and forth. */
export function useEditing<Value, Stored>({ loaded, valueOf, save, load, onSaved, isWhole }: Options<Value, Stored>) {
  const [history, setHistory] = useState<History<Value>>(() => begin(valueOf(loaded)))
  const [stored, setStored] = useState(loaded)
  const [kept, setKept] = useState(() => valueOf(loaded))
  const typing = useRef({ mark: '', at: 0 })

  const [error, setError] = useState<Error | null>(null)
  const onItsWay = useRef<Promise<Stored>>(undefined)

  /** An answer that was lost on its way looks like a change from elsewhere, with the very words that are here. */
  const orOwn = async (problem: Error, value: Value): Promise<Stored> => {
    const newest = isChangedElsewhere(problem) ? await load() : undefined
    if (newest && hashKey([valueOf(newest)]) === hashKey([value])) return newest
    throw problem
  }
  const saving = useMutation({
    mutationFn: ({ value, over }: { value: Value; over?: () => Promise<Stored> }) => {
      const base = over ? over() : Promise.resolve(stored)
      const sent = base.then((newest) => save(value, newest)).catch((problem: Error) => orOwn(problem, value))
      onItsWay.current = sent
      return sent
    },
    onSuccess: (saved, { value }) => {
      setStored(saved)
      setKept(value)
      setError(null)
      onSaved(saved)
    },
    onError: setError,
  })
  const { mutate, isPending } = saving
  const value = history.now
  const isSaved = value === kept || JSON.stringify(value) === JSON.stringify(kept)
  const canSave = !isSaved && (isWhole?.(value) ?? true)
  const mayTry = canSave && !isPending && (error === null || isPassing(error))
  const isRetry = error !== null
  useEffect(() => {
    if (!mayTry) return undefined
    const saveNow = () => mutate({ value })
    const timer = setTimeout(saveNow, isRetry ? RETRY_AFTER_MS : SAVE_AFTER_MS)
    window.addEventListener('online', saveNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', saveNow)
    }
  }, [value, mayTry, isRetry, mutate])

  // who leaves before the moment has passed, or while an earlier change is on its way, loses nothing
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    const before = isPending ? onItsWay.current : undefined
    leave.current =
      mayTry || (canSave && before)
        ? () =>
            void (before ?? Promise.resolve(stored))
              .then((newest) => save(value, newest))
              .then(onSaved, () => undefined)
        : undefined
  })
  useEffect(() => () => leave.current?.(), [])
  useEffect(() => {
    if (isSaved) return undefined
    const saveNow = () => {
      if (mayTry) mutate({ value })
    }
    // a phone that turns to another app may never come back to this page
    const onHidden = () => document.visibilityState === 'hidden' && saveNow()
    const ask = (event: BeforeUnloadEvent) => {
      saveNow()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [value, isSaved, mayTry, mutate])

  const move = (change: (before: History<Value>) => History<Value>) => {
    setError(null)
    setHistory(change)
  }
  return {
    value,
    stored,
    error,
    /** What is here is not, or not yet, what is stored. */
    isAhead: isPending || !isSaved,
    isSaving: isPending || (canSave && error === null),
    /** Writes what is here over what was changed elsewhere. */
    saveOver: isChangedElsewhere(error) ? () => mutate({ value, over: load }) : undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** `mark` names the field that is typed in; keys in the same one go together into one step. */
    change: (next: (now: Value) => Value, mark = '') => {
      const at = performance.now()
      const goesOn = mark !== '' && typing.current.mark === mark && at - typing.current.at < ONE_GO_MS
      typing.current = { mark, at }
      move((before) => (goesOn ? goOn : step)(before, next(before.now)))
    },
    undo: () => {
      typing.current.mark = ''
      move(undo)
    },
    redo: () => {
      typing.current.mark = ''
      move(redo)
    },
    /** What the server made of it is the newest step. */
    take: (saved: Stored) => {
      setStored(saved)
      setKept(valueOf(saved))
      move((before) => step(before, valueOf(saved)))
    },
    /** The server says more of what is stored; what is being written stays. */
    hear: setStored,
  }
}

/** No answer came, or one that says 'later'. */
const isPassing = (error: Error) =>
  error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 502)

const isChangedElsewhere = (error: Error | null) =>
  error instanceof Problem && error.code === 'documents.changed_elsewhere'

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

type Options<Value extends object, Stored> = {
  loaded: Stored
  valueOf: (stored: Stored) => Value
  /** What is sent of what is written: without blanks and rows that say nothing. */
  tidy?: (value: Value) => Value
  /** Saves over the version that is given. */
  save: (value: Value, stored: Stored) => Promise<Stored>
  /** What is stored now: it may have been changed elsewhere. */
  load: () => Promise<Stored>
  onSaved: (stored: Stored) => void
  /** What cannot be saved yet, such as an empty name, waits. */
  isWhole?: (value: Value) => boolean
}

/** Something being edited: changes at once, saved a moment later, with steps back and forth. */
export function useEditing<Value extends object, Stored>(options: Options<Value, Stored>) {
  const { loaded, valueOf, tidy, save, load, onSaved, isWhole } = options
  const [history, setHistory] = useState<History<Value>>(() => begin(valueOf(loaded)))
  const [stored, setStored] = useState(loaded)
  const [kept, setKept] = useState(() => valueOf(loaded))
  const typing = useRef({ mark: '', at: 0 })

  const [error, setError] = useState<Error | null>(null)
  const onItsWay = useRef<{ value: Value; answer: Promise<Stored> }>(undefined)
  /** What was sent since the last answer. */
  const unanswered = useRef(new Set<string>())
  const isGone = useRef(false)

  /** An answer that was lost on its way looks like a change from elsewhere, with the very words that were sent from here. */
  const put = async (written: Value, base: Promise<Stored>): Promise<Stored> => {
    const value = tidy ? tidy(written) : written
    const key = hashKey([value])
    unanswered.current.add(key)
    try {
      return await save(value, await base)
    } catch (problem) {
      const newest = isChangedElsewhere(problem) ? await load() : undefined
      const newestKey = newest && hashKey([valueOf(newest)])
      if (!newest || !newestKey || !unanswered.current.has(newestKey)) throw problem
      return newestKey === key ? newest : save(value, newest)
    }
  }
  const saving = useMutation({
    mutationFn: ({ value }: { value: Value }) => {
      const answer = put(value, Promise.resolve(stored))
      onItsWay.current = { value, answer }
      return answer
    },
    onSuccess: (saved, { value }) => {
      unanswered.current.clear()
      setStored(saved)
      setKept(value)
      setError(null)
      onSaved(saved)
    },
    onError: setError,
  })
  /** What was changed elsewhere, with what was changed here over it; that is saved then as any change is. */
  const joining = useMutation({
    mutationFn: load,
    onSuccess: (newest) => {
      const theirs = valueOf(newest)
      setStored(newest)
      setKept(theirs)
      setError(null)
      setHistory((before) => goOn(before, withChanges(theirs, before.now, kept)))
    },
    onError: setError,
  })
  const { mutate } = saving
  const isPending = saving.isPending || joining.isPending
  const value = history.now
  const isSame = value === kept || JSON.stringify(value) === JSON.stringify(kept)
  // without an answer nobody knows what is stored
  const isSaved = isSame && !isPassing(error)
  const canSave = !isSaved && (isWhole?.(value) ?? true)
  const mayTry = canSave && !isPending && (error === null || isPassing(error))
  const isTried = error !== null && saving.variables?.value === value
  const askedMs = isPassing(error) ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  const delay = Math.max(isTried ? RETRY_AFTER_MS : SAVE_AFTER_MS, askedMs)
  useEffect(() => {
    if (!mayTry) return undefined
    const saveNow = () => mutate({ value })
    const timer = setTimeout(saveNow, delay)
    window.addEventListener('online', saveNow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', saveNow)
    }
  }, [value, mayTry, delay, mutate])

  // what is written when the page is left, or while an earlier change is on its way, is saved too
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    const before = saving.isPending ? onItsWay.current : undefined
    const isSent = before?.value === value
    leave.current =
      !isSent && (mayTry || (canSave && before))
        ? () => {
            if (!isGone.current) put(value, before?.answer ?? Promise.resolve(stored)).then(onSaved, () => undefined)
          }
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
    setError((before) => (isPassing(before) ? before : null))
    setHistory(change)
  }
  const isAhead = isPending || !isSaved
  const isSaving = isPending || (canSave && error === null)
  return {
    value,
    stored,
    error,
    /** What is here is not, or not yet, what is stored. */
    isAhead,
    isSaving,
    /** Whether something is lost when the page is left now. */
    isAtRisk: () => !isGone.current && (error !== null || (isAhead && !isSaving)),
    /** It is deleted: there is nothing left to save. */
    drop: () => {
      isGone.current = true
    },
    /** Writes what was changed here over what was changed elsewhere. */
    saveOver: isChangedElsewhere(error) ? () => joining.mutate() : undefined,
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
      setError(null)
      move((before) => step(before, valueOf(saved)))
    },
    /** The server says more of what is stored; what is being written stays. */
    hear: setStored,
  }
}

/** Field by field: what is not as it was `before` is the person's own. */
function withChanges<Value extends object>(theirs: Value, own: Value, before: Value): Value {
  const fields = Object.keys(own) as (keyof Value)[]
  const changed = fields.filter((field) => hashKey([own[field]]) !== hashKey([before[field]]))
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, own[field]])) }
}

/** No answer came, or one that says 'later'. */
const isPassing = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 502)

const isChangedElsewhere = (error: unknown) => error instanceof Problem && error.code === 'documents.changed_elsewhere'

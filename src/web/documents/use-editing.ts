import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { begin, goOn, redo, step, undo, type History } from './history.ts'

/** Less than a second after the last change. */
const SAVE_AFTER_MS = 600
/** Keys that follow each other within this are one step. */
const ONE_GO_MS = 1_500

type Options<Value, Stored> = {
  loaded: Stored
  valueOf: (stored: Stored) => Value
  /** Saves over the version that is stored. */
  save: (value: Value, stored: Stored) => Promise<Stored>
  onSaved: (stored: Stored) => void
  /** What cannot be saved yet, such as an empty name, waits. */
  isWhole?: (value: Value) => boolean
}

/** Something being edited: changes at once, saved a moment later, with steps back and forth. */
export function useEditing<Value, Stored>({ loaded, valueOf, save, onSaved, isWhole }: Options<Value, Stored>) {
  const [history, setHistory] = useState<History<Value>>(() => begin(valueOf(loaded)))
  const [stored, setStored] = useState(loaded)
  const [kept, setKept] = useState(() => valueOf(loaded))
  const typing = useRef({ mark: '', at: 0 })

  const saving = useMutation({
    mutationFn: (value: Value) => save(value, stored),
    onSuccess: (saved, value) => {
      setStored(saved)
      setKept(value)
      onSaved(saved)
    },
  })
  const { mutate, isPending, isError } = saving
  const value = history.now
  const isSaved = value === kept || JSON.stringify(value) === JSON.stringify(kept)
  const canSave = !isSaved && (isWhole?.(value) ?? true)
  useEffect(() => {
    if (!canSave || isPending || isError) return undefined
    const timer = setTimeout(() => mutate(value), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value, canSave, isPending, isError, mutate])

  // who leaves before the moment has passed loses nothing
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    leave.current =
      canSave && !isPending && !isError ? () => void save(value, stored).then(onSaved, () => undefined) : undefined
  })
  useEffect(() => () => leave.current?.(), [])
  useEffect(() => {
    if (isSaved) return undefined
    const saveNow = () => {
      if (canSave && !isPending && !isError) mutate(value)
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
  }, [value, isSaved, canSave, isPending, isError, mutate])

  const move = (change: (before: History<Value>) => History<Value>) => {
    if (saving.isError) saving.reset()
    setHistory(change)
  }
  return {
    value,
    stored,
    error: saving.error,
    isSaving: isPending || (canSave && !isError),
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

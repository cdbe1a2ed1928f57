import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { joinChanges } from '#core/documents/join-changes.ts'
import { begin, goOn, redo, step, undo, type History } from './history.ts'
import { useSaving, type SavingOptions } from './use-saving.ts'

/** Keys that follow each other within this are one step. */
const ONE_GO_MS = 1_500

/** Something being edited: changes at once, saved a moment later, with steps back and forth. */
export function useEditing<Value extends object, Stored extends { version: number }>(
  options: SavingOptions<Value, Stored>,
) {
  const { loaded, valueOf, load } = options
  const [history, setHistory] = useState<History<Value>>(() => begin(valueOf(loaded)))
  const typing = useRef({ mark: '', at: 0 })
  const value = history.now
  const { kept, keep, fail, isChangedElsewhere, ...saving } = useSaving(value, options)

  /** What was changed elsewhere, with what was changed here over it, in each step; that is saved then as any change is. */
  const joinTo = (newest: Stored) => {
    const theirs = valueOf(newest)
    const join = (own: Value) => joinChanges(kept, own, theirs)
    keep(newest, theirs)
    setHistory(({ past, now }) => ({ past: past.map(join), now: join(now), future: [] }))
  }
  const joining = useMutation({ mutationFn: load, onSuccess: joinTo, onError: fail })

  // what was read again is shown where nothing is being written; a page may begin with what was read some time ago
  if (loaded.version > saving.stored.version && !saving.isAhead && !joining.isPending) joinTo(loaded)

  return {
    ...saving,
    value,
    isAhead: saving.isAhead || joining.isPending,
    isSaving: saving.isSaving || joining.isPending,
    /** Writes what was changed here over what was changed elsewhere. */
    saveOver: isChangedElsewhere ? () => joining.mutate() : undefined,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** `mark` names the field that is typed in; keys in the same one go together into one step. */
    change: (next: (now: Value) => Value, mark = '') => {
      const at = performance.now()
      const goesOn = mark !== '' && typing.current.mark === mark && at - typing.current.at < ONE_GO_MS
      typing.current = { mark, at }
      setHistory((before) => (goesOn ? goOn : step)(before, next(before.now)))
    },
    undo: () => {
      typing.current.mark = ''
      setHistory(undo)
    },
    redo: () => {
      typing.current.mark = ''
      setHistory(redo)
    },
    /** What the server made of it is the newest step. */
    take: (saved: Stored) => {
      keep(saved, valueOf(saved))
      setHistory((before) => step(before, valueOf(saved)))
    },
  }
}

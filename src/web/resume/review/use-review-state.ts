import { useEffect, useReducer, useState } from 'react'
import type { SavedResume } from '#contract/resume.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { tokenStorage } from '../../lib/browser-session.ts'
import { useStrings } from '../../strings/strings.tsx'
import { dropReview, keepReview, loadReview } from './review-storage.ts'
import { hasChanges, reviewReducer, startReview, type ReviewAction, type ReviewState } from './review-state.ts'

/**
 * The changes under way: kept on this device with every step, so that a reload loses nothing. `base` is what they were
 * made on: a newer resume takes its place at once where nothing is under way, else when the person asks for it.
 */
export function useReviewState(userId: string, newest: SavedResume, isShown: boolean) {
  const words = useStrings('resumeFacts')
  const [base, setBase] = useState({ made: newest, replaced: '' })
  const isCurrent = stateOf(base.made) === stateOf(newest)
  // what was just confirmed here arrives a moment later
  const isBehind = !isCurrent && stateOf(newest) !== base.replaced
  const saved = isCurrent ? newest : base.made
  const reduce = (before: ReviewState, action: ReviewAction) => reviewReducer(before, action, words)
  const [state, act] = useReducer(
    reduce,
    undefined,
    () => loadReview(tokenStorage, userId, saved) ?? startReview(saved.facts),
  )
  const isChanged = hasChanges(state, saved.facts)
  const isUnderWay = isChanged || state.editing !== null || state.past.length > 0
  const goOnFrom = (next: SavedResume, changed?: { facts: ResumeFacts; done: string }) => {
    setBase({ made: next, replaced: stateOf(saved) })
    act({ type: 'start', facts: next.facts, ...(changed ? { changed } : {}) })
  }
  if (isBehind && !isUnderWay) goOnFrom(newest)
  useEffect(() => {
    if (isUnderWay) keepReview(tokenStorage, userId, saved, state)
    else dropReview(tokenStorage, userId)
  }, [isUnderWay, userId, saved, state])
  useEffect(() => {
    if (!isShown) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo =
        event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || isTyping(event.target)) return
      event.preventDefault()
      act({ type: 'undo' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isShown])
  return { state, act, reduce, isChanged, base: saved, isBehind, goOnFrom }
}

const stateOf = ({ resumeId, version }: SavedResume) => `${resumeId}/${version}`

/** In a field the browser takes back what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select') !== null
}

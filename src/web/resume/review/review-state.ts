import { must } from '#core/must.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { blankOf, problemWith, tidied, titleOf, type FactWords } from './entry-rules.ts'
import {
  draftOf,
  factsOf,
  itemOf,
  listOf,
  withBasic,
  withItem,
  withNewItem,
  withoutItem,
  type BasicName,
  type Draft,
  type ListName,
} from './review-draft.ts'

/** One step back: how it was, and what was done to it, in words. */
type Step = { draft: Draft; done: string }

/** What is open for editing: 'basics.email', 'experience-3', or 'new:skills'. */
export type Editing = { id: string; value: unknown; problem: string | null }

export type ReviewState = {
  past: Step[]
  now: Draft
  editing: Editing | null
  /** Said aloud after each step. */ said: string
}

export type ReviewAction =
  | { type: 'open'; id: string }
  /** `id` is what the words belong to: nothing else takes them. */
  | { type: 'type'; id: string; value: unknown }
  | { type: 'done' }
  | { type: 'cancel' }
  | { type: 'remove'; id: string }
  | { type: 'undo' }
  | {
      type: 'start'
      facts: ResumeFacts
      /** Made of them at once, as one step. */ changed?: { facts: ResumeFacts; done: string }
    }

const MOST_STEPS = 50
const NEW = 'new:'
const BASICS = 'basics.'

export function startReview(facts: ResumeFacts): ReviewState {
  return { past: [], now: draftOf(facts), editing: null, said: '' }
}

export function reviewReducer(state: ReviewState, action: ReviewAction, words: FactWords): ReviewState {
  switch (action.type) {
    case 'open': {
      // what is open closes with what was typed, as long as that can stand
      const closed = state.editing ? close(state, words) : state
      const value = valueOf(closed.now, action.id)
      return closed.editing || value === undefined
        ? closed
        : { ...closed, editing: { id: action.id, value, problem: null }, said: state.editing ? closed.said : '' }
    }
    case 'type':
      return state.editing?.id === action.id
        ? { ...state, editing: { ...state.editing, value: action.value, problem: null } }
        : state
    case 'done':
      return state.editing ? close(state, words) : state
    case 'cancel':
      return { ...state, editing: null }
    case 'remove': {
      const item = itemOf(state.now, action.id)
      if (!item) return state
      const editing = state.editing?.id === action.id ? null : state.editing
      return step(
        { ...state, editing },
        withoutItem(state.now, action.id),
        words.steps.removed(titleOf(listOf(action.id), item.value, words)),
      )
    }
    case 'undo': {
      const last = state.past.at(-1)
      return last
        ? { past: state.past.slice(0, -1), now: last.draft, editing: null, said: words.steps.undone(last.done) }
        : state
    }
    default: {
      const { changed } = action
      const fresh = startReview(action.facts)
      return changed ? step(fresh, draftOf(changed.facts), changed.done) : fresh
    }
  }
}

export const hasChanges = (state: ReviewState, saved: ResumeFacts): boolean =>
  JSON.stringify(factsOf(state.now)) !== JSON.stringify(factsOf(draftOf(saved)))

/** Takes over what was typed; stays open with a sentence when that cannot stand. */
function close(state: ReviewState, words: FactWords): ReviewState {
  const { id, value } = must(state.editing)
  const closed = { ...state, editing: null }
  if (id.startsWith(BASICS)) return closeBasic(closed, id.slice(BASICS.length) as BasicName, value as string, words)
  const isNew = id.startsWith(NEW)
  const list = isNew ? (id.slice(NEW.length) as ListName) : listOf(id)
  const entry = tidied(list, value)
  if (isSame(entry, tidied(list, isNew ? blankOf(list) : valueOf(state.now, id)))) return closed
  const problem = problemWith(list, entry, words)
  if (problem) return { ...state, editing: { id, value, problem } }
  if (!isNew) return step(closed, withItem(state.now, id, entry), words.steps.changed(titleOf(list, entry, words)))
  const isThere =
    list === 'skills' &&
    state.now.lists.skills.some((skill) => skill.value.toLowerCase() === (entry as string).toLowerCase())
  if (isThere) return { ...state, editing: { id, value, problem: words.problems.knownSkill(entry as string) } }
  return step(closed, withNewItem(state.now, list, entry), words.steps.added(titleOf(list, entry, words)))
}

function closeBasic(state: ReviewState, name: BasicName, typed: string, { basics, steps }: FactWords): ReviewState {
  const value = typed.trim() || null
  if (value === state.now.basics[name]) return state
  return step(
    state,
    withBasic(state.now, name, value),
    (value === null ? steps.removedBasic : steps.changedBasic)(basics.fields[name]),
  )
}

function step(state: ReviewState, now: Draft, done: string): ReviewState {
  return { ...state, past: [...state.past, { draft: state.now, done }].slice(-MOST_STEPS), now, said: done }
}

function valueOf(draft: Draft, id: string): unknown {
  if (id.startsWith(NEW)) return blankOf(id.slice(NEW.length) as ListName)
  if (id.startsWith(BASICS)) return draft.basics[id.slice(BASICS.length) as BasicName] ?? ''
  return itemOf(draft, id)?.value
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

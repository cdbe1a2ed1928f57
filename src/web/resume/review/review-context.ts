import { createContext, use } from 'react'
import type { Evidence } from '#core/resume/schema.ts'
import type { ReviewAction, ReviewState } from './review-state.ts'

/** Which facts are looked at, and from which side: the other side answers with a highlight. */
export type Lit = { facts: readonly string[]; from: 'facts' | 'document' } | null

export type Review = {
  state: ReviewState
  act: (action: ReviewAction) => void
  evidence: Evidence
  /** Not confirmed yet: what the reader is unsure of is said. */
  isDraft: boolean
  hasDocument: boolean
  lit: Lit
  light: (lit: Lit) => void
  /** Brings the document into view, where the fact stands. */
  showInDocument: (id: string) => void
  /** Brings a fact into view and puts the focus on it. */
  goToFact: (id: string) => void
}

export const ReviewContext = createContext<Review | null>(null)

export function useReview(): Review {
  const review = use(ReviewContext)
  if (!review) throw new Error('A part of the review stands outside of it')
  return review
}

/** What makes an element the place of a fact: its id, its highlight and the looks that go to the document. */
export function useFactPlace(id: string) {
  const { lit, light } = useReview()
  const isLit = lit?.from === 'document' && lit.facts.includes(id)
  const on = () => light({ facts: [id], from: 'facts' })
  const off = () => light(null)
  return {
    id: factElementId(id),
    'data-lit': isLit || undefined,
    onPointerEnter: on,
    onPointerLeave: off,
    onFocus: on,
    onBlur: off,
  }
}

export const factElementId = (id: string) => `fact-${id.replace('.', '-')}`

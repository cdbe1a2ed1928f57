import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { getLatestResume, saveLatestResume, type ConfirmChanges, type SavedResume } from '#contract/resume.ts'
import { hasHistory } from '#core/resume/no-facts.ts'
import { api } from '../../lib/api.ts'
import { tokenStorage } from '../../lib/browser-session.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { carryOn, isChangedElsewhere, seenIn } from './carry-on.ts'
import { ConfirmBar } from './confirm-bar.tsx'
import { focusLater } from './focus-later.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { factElementId, ReviewContext, type Lit } from './review-context.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { factsOf } from './review-draft.ts'
import { ReviewHeader } from './review-header.tsx'
import { dropReview } from './review-storage.ts'
import type { ReviewAction } from './review-state.ts'
import { SideBySide, type Side } from './side-by-side.tsx'
import { useFactInAddress } from './use-fact-in-address.ts'
import { useReviewState } from './use-review-state.ts'
import { WhatChanged } from './what-changed.tsx'

type Props = {
  person: UserInfo
  newest: SavedResume
  /** Its tab is open: only then do its keys count. */
  isShown: boolean
}

/** The document beside what was read from it. Nothing counts before Confirm. */
export function Review({ person, newest, isShown }: Props) {
  const {
    state,
    act,
    reduce,
    isChanged,
    base: saved,
    isBehind,
    goOnFrom,
  } = useReviewState(person.user_id, newest, isShown)
  const [lit, light] = useState<Lit>(null)
  const [side, setSide] = useState<Side>('facts')
  const [changes, setChanges] = useState<ConfirmChanges>()
  const [carried, setCarried] = useState<readonly string[]>()
  const words = useStrings('resumeReview').elsewhere
  useFactInAddress(state.now)
  const saving = useMutation({
    mutationFn: () => {
      const facts = factsOf(reduce(state, { type: 'done' }).now)
      return api.call(saveLatestResume, { body: { facts, seen: seenIn(saved) } })
    },
    onSuccess: async ({ changes: found, ...confirmed }) => {
      dropReview(tokenStorage, person.user_id)
      queryClient.setQueryData(queryOf(getLatestResume).queryKey, confirmed)
      goOnFrom(confirmed)
      setChanges(found)
      setCarried(undefined)
      // Courses, path and matches follow from the facts.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getLatestResume.path })
    },
    onError: async (error) => {
      if (isChangedElsewhere(error)) await queryClient.invalidateQueries({ queryKey: [getLatestResume.path] })
    },
  })
  const confirm = () => {
    // what is open must be able to stand first
    if (reduce(state, { type: 'done' }).editing) return act({ type: 'done' })
    saving.mutate()
  }
  // filled from the facts, and in no resume yet
  const isUnsaved = saved.resumeId === '' && (hasHistory(saved.facts) || saved.facts.skills.length > 0)
  const showNewest = () => {
    const { facts, kept } = carryOn(saved, factsOf(reduce(state, { type: 'done' }).now), newest)
    saving.reset()
    setCarried(kept)
    goOnFrom(newest, kept.length > 0 ? { facts, done: words.step } : undefined)
    window.scrollTo({ top: 0 })
  }
  const review = {
    state,
    act: (action: ReviewAction) => {
      setChanges(undefined)
      act(action)
      moveFocus(action, state.editing?.id, reduce(state, action).editing?.id)
    },
    evidence: saved.evidence,
    isDraft: saved.status === 'draft',
    hasDocument: saved.file?.isKept === true,
    lit,
    light,
    showInDocument: (id: string) => {
      setSide('document')
      light({ facts: [id], from: 'facts' })
      focusLater(`[data-region][data-facts~="${CSS.escape(id)}"]`)
    },
    goToFact: (id: string) => {
      setSide('facts')
      focusLater(`#${factElementId(id)} [data-edit]`)
    },
  }
  return (
    <ReviewContext value={review}>
      <div className="wrap pt-8 pb-6 sm:pt-12 sm:pb-8">
        <ReviewHeader saved={saved} />
        {carried && !isBehind ? (
          <Banner tone="info" className="mt-4">
            {carried.length > 0 ? words.carried(carried) : words.noneCarried}
          </Banner>
        ) : null}
        {changes ? <WhatChanged changes={changes} dreamRole={person.career_questions?.dreamRole ?? undefined} /> : null}
        <SideBySide saved={saved} side={side} onSide={setSide} />
        {isBehind ? (
          <ChangedElsewhere isOther={saved.resumeId !== newest.resumeId} onShow={showNewest} />
        ) : (
          <ConfirmBar
            isChanged={isChanged || isUnsaved}
            isConfirmed={saved.status !== 'draft'}
            isEmpty={saved.resumeId === ''}
            saving={saving}
            onConfirm={confirm}
          />
        )}
        <p role="status" className="sr-only">
          {state.said}
        </p>
        <LeaveGuard isChanged={isChanged || state.editing !== null} />
      </div>
    </ReviewContext>
  )
}

/** Where the focus goes when the element that had it is no more. */
function moveFocus(action: ReviewAction, editing: string | undefined, next: string | undefined): void {
  // another edit is open that cannot stand yet: it comes first
  if (action.type === 'open' && next !== action.id) focusLater('[data-editor] input, [data-editor] textarea')
  if (action.type === 'remove') focusLater(`#add-${action.id.slice(0, action.id.lastIndexOf('-'))}`)
  if (action.type !== 'done' && action.type !== 'cancel') return
  if (editing?.startsWith('new:')) focusLater('form [aria-invalid]', `#add-${editing.slice('new:'.length)}`)
  else if (editing) focusLater('form [aria-invalid]', `#${factElementId(editing)} [data-edit]`)
}

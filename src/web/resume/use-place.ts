import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import type { AnswerDraft } from './answer-draft.ts'
import { placeOf, stepOf, type Place } from './steps.ts'

export type GoTo = (place: Place, before?: () => void) => Promise<void>

/** Where the URL says one is, and how to get elsewhere so that the browser's Back leads back. */
export function usePlace(draft: AnswerDraft) {
  const [search] = useSearchParams()
  const step = search.get('step')
  const place = usePlaceOnArrival(step, draft)
  const navigate = useNavigate()
  const goTo: GoTo = async (next, before) => {
    // An address without a step means 'as far as I got', which is about to change: pin it first.
    if (step === null) await navigate(paths.resumeUpload({ step: stepOf(place) }), { replace: true })
    before?.()
    await navigate(paths.resumeUpload({ step: stepOf(next) }), { state: { from: place } })
  }
  const isAsFar = step === null ? place === 1 || place === 'upload' : stepOf(place) === step
  return { place, isAsFar, goTo }
}

/** Settled when one arrives: an answer given here must not move the page before its own navigation does. */
function usePlaceOnArrival(step: string | null, draft: AnswerDraft): Place {
  const { key } = useLocation()
  const [arrival, setArrival] = useState(() => ({ key, place: placeOf(step, draft) }))
  if (arrival.key === key) return arrival.place
  const place = placeOf(step, draft)
  setArrival({ key, place })
  return place
}

/** Back within the page: the browser's own step back where that leads to the same place. */
export function useStepBack() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { from?: Place } | null }
  return (place: Place) => {
    if (state?.from === place) void navigate(-1)
    else void navigate(paths.resumeUpload({ step: stepOf(place) }), { replace: true })
  }
}

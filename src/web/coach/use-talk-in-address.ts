import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTalk } from './use-talk.ts'

const PARAM = 'conversation'

/** The conversation on the page is the one in the address: a reload, Back and a bookmark find it again. */
export function useTalkInAddress() {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(PARAM)
  const shown = useRef<string | null>(null)
  const setAddress = (id: string | null, isStep: boolean) => {
    shown.current = id
    setSearch(id === null ? {} : { [PARAM]: id }, { replace: !isStep, preventScrollReset: true })
  }
  const talk = useTalk((id) => setAddress(id, false))
  const follow = (id: string | null) => {
    if (shown.current === id) return
    shown.current = id
    if (id === null) talk.clear()
    else void talk.open(id)
  }
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => latest.current(wanted), [wanted])

  const startAnew = () => {
    talk.clear()
    if (wanted !== null) setAddress(null, true)
    shown.current = null
  }
  return {
    ...talk,
    startAnew,
    openAgain: () => (wanted === null ? undefined : void talk.open(wanted)),
    /** These are deleted: what is shown of them goes too. */
    forget: (ids: readonly string[]) => {
      if (wanted !== null && ids.includes(wanted)) startAnew()
    },
  }
}

export type ConversationOnPage = ReturnType<typeof useTalkInAddress>

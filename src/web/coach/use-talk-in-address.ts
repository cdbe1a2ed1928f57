import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTalk } from './use-talk.ts'

const PARAM = 'conversation'

/**
 * The conversation on the page is the one in the address: a reload, Back and a bookmark find it again. Behind another tab
 * of its page it stays, whatever the address says there, and takes the address again when one comes back.
 */
export function useTalkInAddress(isShown = true) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(PARAM)
  const shown = useRef<string | null>(null)
  const wasShown = useRef(isShown)
  const setAddress = (id: string | null, isStep: boolean) => {
    shown.current = id
    setSearch(id === null ? {} : { [PARAM]: id }, { replace: !isStep, preventScrollReset: true })
  }
  const talk = useTalk((id) => {
    // begun, and then another tab was opened: the address there is not the conversation's
    if (wasShown.current) setAddress(id, false)
    else shown.current = id
  })
  const follow = (id: string | null, isBack: boolean) => {
    if (shown.current === id) return
    if (isBack && id === null) return setAddress(shown.current, false)
    shown.current = id
    if (id === null) talk.clear()
    else void talk.open(id)
  }
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => {
    const isBack = isShown && !wasShown.current
    wasShown.current = isShown
    if (isShown) latest.current(wanted, isBack)
  }, [wanted, isShown])

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

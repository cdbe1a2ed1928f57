import { useEffect, useReducer, useRef } from 'react'
import { analyseResume, askAdvisor, getConversation, type CoachEvent } from '#contract/coach.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { isAbort } from '../lib/errors.ts'
import { streamEvents } from '../lib/event-stream.ts'
import { refreshAfterAnswer, refreshConversations } from './coach-queries.ts'
import { gatherText } from './gather-text.ts'
import { isWrittenElsewhere, noTalk, reduceTalk } from './talk.ts'

export type Source = File | 'latest'
type Events = (signal: AbortSignal) => AsyncIterable<CoachEvent>
type Begin = { question?: string; isRetry?: boolean; onBegin?: (() => void) | undefined }

const LOOK_AGAIN_MS = 2_000
/** The server needs a moment to notice that somebody pressed Stop. */
const STOPPING_MS = 400
const STOPPING_TRIES = 3

/** The conversation on the page. One answer at a time; whatever breaks off, what came of it stays. */
export function useTalk(onConversation: (id: string) => void) {
  const [talk, dispatch] = useReducer(reduceTalk, noTalk)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const takeOver = () => {
    current.current?.abort()
    current.current = new AbortController()
    return current.current
  }

  const run = async (events: Events, { onBegin, ...begin }: Begin = {}) => {
    const mine = takeOver()
    const isMine = () => current.current === mine
    const pieces = gatherText((text) => isMine() && dispatch({ type: 'told', text }))
    try {
      for await (const event of events(mine.signal)) {
        if (!isMine()) return
        if (event.type === 'delta') pieces.push(event.text)
        if (event.type === 'start') {
          dispatch({ type: 'begun', id: event.conversationId, ...begin })
          onConversation(event.conversationId)
          onBegin?.()
          void loadResume(event.conversationId)
        }
        if (event.type === 'done') {
          pieces.flush()
          dispatch({ type: 'ended', state: event.reason === 'length' ? 'cut_off' : 'complete' })
          refreshAfterAnswer(event.pointsAwarded)
        }
      }
    } catch (error) {
      if (!isMine()) return
      pieces.flush()
      dispatch(
        isAbort(error) ? { type: 'ended', state: 'stopped' } : { type: 'ended', state: 'failed', failure: error },
      )
      refreshAfterAnswer(0)
    }
  }

  const loadResume = async (id: string) => {
    refreshConversations()
    // without it the answer is there all the same, only its references lead nowhere
    const loaded = await api.call(getConversation, { params: { id } }).catch(() => null)
    if (loaded) dispatch({ type: 'resumeCame', id, resume: loaded.resume })
  }

  const open = async (id: string) => {
    const { signal } = takeOver()
    dispatch({ type: 'opening', id })
    try {
      dispatch({ type: 'opened', conversation: await api.call(getConversation, { params: { id }, signal }) })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'openingFailed', id, failure: error })
    }
  }

  const isElsewhere = isWrittenElsewhere(talk)
  const openAgain = useRef(open)
  useEffect(() => {
    openAgain.current = open
  })
  useEffect(() => {
    if (!isElsewhere || talk.id === null) return undefined
    const id = talk.id
    const timer = setInterval(() => void openAgain.current(id), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isElsewhere, talk.id])

  return {
    talk,
    open,
    clear: () => {
      takeOver()
      dispatch({ type: 'cleared' })
    },
    stop: () => current.current?.abort(),
    analyse: (source: Source) => {
      dispatch({ type: 'analysisAsked' })
      return run((signal) => streamEvents(api, analyseResume, { ...bodyOf(source), signal } as never))
    },
    /** `isRetry` asks the last question again; `onBegin` is called once the server has it. */
    ask: (question: string, { isRetry = false, onBegin }: Pick<Begin, 'isRetry' | 'onBegin'> = {}) => {
      dispatch({ type: 'questionAsked' })
      const body = {
        message: question,
        ...(talk.id === null ? {} : { conversationId: talk.id }),
        ...(isRetry ? { isRetry } : {}),
      }
      return run((signal) => afterStop(() => streamEvents(api, askAdvisor, { body, signal })), {
        question,
        isRetry,
        onBegin,
      })
    },
  }
}

function bodyOf(source: Source) {
  if (source === 'latest') return { body: { source } }
  const form = new FormData()
  form.set('resume', source)
  return { form }
}

/** Asks again when the answer just stopped still counts as under way. */
async function* afterStop(ask: () => AsyncIterable<CoachEvent>): AsyncGenerator<CoachEvent> {
  for (let tries = 1; ; tries += 1) {
    try {
      return yield* ask()
    } catch (error) {
      const isStopping = error instanceof Problem && error.code === 'coach.answer_under_way'
      if (!isStopping || tries >= STOPPING_TRIES) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, STOPPING_MS))
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { getInterviewFeedback, practiseQuestion, type InterviewFeedback } from '#contract/interview.ts'
import { api } from '../lib/api.ts'
import { isAbort } from '../lib/errors.ts'
import { streamEvents } from '../lib/event-stream.ts'

export type AskedFeedback = { roundId: string; questionId: string; answer: string; spokenSeconds?: number | undefined }

export type FeedbackState =
  | { status: 'idle' }
  /** `text` is what has arrived; '' while the answer is judged. */
  | { status: 'arriving'; text: string }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; feedback: InterviewFeedback; isCutOff: boolean; isCompleted: boolean; points: number }

/** One answer's feedback, by the provider as it streams in or by the built-in rules. */
export function useFeedback(onDone: () => void) {
  const [state, setState] = useState<FeedbackState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'arriving', text: '' })
    try {
      await work(controller.signal)
    } catch (error) {
      if (running.current !== controller) return
      setState(isAbort(error) ? { status: 'idle' } : { status: 'failed', error })
    }
  }, [])

  const askModel = (asked: AskedFeedback) =>
    run(async (signal) => {
      let text = ''
      for await (const event of streamEvents(api, getInterviewFeedback, { body: asked, signal })) {
        if (event.type === 'delta') {
          text += event.text
          setState({ status: 'arriving', text })
        } else if (event.type === 'done') {
          setState({
            status: 'done',
            feedback: event.feedback,
            isCutOff: event.reason === 'length',
            isCompleted: true,
            points: event.pointsAwarded,
          })
          onDone()
        }
      }
    })

  const askRules = ({ questionId, answer, spokenSeconds }: AskedFeedback, anyway = false) =>
    run(async (signal) => {
      const { feedback, isCompleted, pointsAwarded } = await api.call(practiseQuestion, {
        body: { questionId, answer, spokenSeconds, anyway },
        signal,
      })
      setState({ status: 'done', feedback, isCutOff: false, isCompleted, points: pointsAwarded })
      if (isCompleted) onDone()
    })

  const clear = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setState({ status: 'idle' })
  }, [])
  return { state, askModel, askRules, clear, stop: () => running.current?.abort() }
}

import { must } from '#core/must.ts'
import { useEffect, useRef, useState } from 'react'
import { findRecognition, isOnDevice, type Recognition } from './recognition.ts'

export type Speech = {
  /** False where the browser has no speech recognition: typing is all there is, and enough. */
  isPossible: boolean
  isListening: boolean
  /** Words that may still change. */
  interim: string
  /** Whether the audio stays on this machine; null: not known before the first start. */
  staysHere: boolean | null
  problem: SpeechProblem | null
  /** How long was listened so far, in whole seconds. */
  seconds: number
  start: () => void
  stop: () => void
  forget: () => void
}

/** What the browser's errors are distinguished by; the rest is one. */
const PROBLEMS = ['not-allowed', 'service-not-allowed', 'audio-capture', 'network', 'language-not-supported'] as const
type SpeechProblem = (typeof PROBLEMS)[number] | 'other'

/** The browser's own speech recognition; `onWords` gets what is settled. The text is the person's to change. */
export function useSpeech(onWords: (words: string) => void): Speech {
  const [constructor_] = useState(findRecognition)
  const [isListening, setIsListening] = useState(false)
  const [interim, setInterim] = useState('')
  const [staysHere, setStaysHere] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<SpeechProblem | null>(null)
  const [seconds, setSeconds] = useState(0)
  const recognition = useRef<Recognition>(undefined)
  const tell = useRef(onWords)
  useEffect(() => {
    tell.current = onWords
  })
  useEffect(() => () => recognition.current?.abort(), [])
  useEffect(() => {
    if (!isListening) return undefined
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [isListening])

  const start = async () => {
    if (!constructor_ || recognition.current) return
    setProblem(null)
    const language = navigator.language || 'en-US'
    const isLocal = await isOnDevice(constructor_, language)
    setStaysHere(isLocal)
    const own = new constructor_()
    recognition.current = own
    Object.assign(own, {
      continuous: true,
      interimResults: true,
      lang: language,
      ...(isLocal ? { processLocally: true } : {}),
    })
    own.onresult = (event) => {
      let open = ''
      for (let at = event.resultIndex; at < event.results.length; at += 1) {
        const result = must(event.results[at])
        const words = result[0]?.transcript ?? ''
        if (result.isFinal) tell.current(words.trim())
        else open += words
      }
      setInterim(open.trim())
    }
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- older browsers' recognisers are no event targets
    own.onerror = ({ error }) => {
      if (error !== 'no-speech' && error !== 'aborted') setProblem(PROBLEMS.find((known) => known === error) ?? 'other')
    }
    own.onend = () => {
      if (recognition.current === own) recognition.current = undefined
      setIsListening(false)
      setInterim('')
    }
    own.start()
    setIsListening(true)
  }
  return {
    isPossible: constructor_ !== null,
    isListening,
    interim,
    staysHere,
    problem,
    seconds,
    start: () => void start(),
    stop: () => recognition.current?.stop(),
    forget: () => setSeconds(0),
  }
}

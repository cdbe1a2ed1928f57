import { useState } from 'react'
import { tokenStorage } from '../lib/browser-session.ts'
import { QUESTION_KEY_PREFIX } from '../lib/device-keys.ts'

/** A question that is not sent yet, kept on this device: a failed send, a reload or a closed tab loses nothing. */
export function useQuestionDraft(userId: string) {
  const key = QUESTION_KEY_PREFIX + userId
  const [text, setText] = useState(() => tolerantly(() => tokenStorage.getItem(key)) ?? '')
  const write = (next: string) => {
    setText(next)
    tolerantly(() => (next === '' ? tokenStorage.removeItem(key) : tokenStorage.setItem(key, next)))
  }
  return {
    text,
    write,
    /** It was sent; what was written meanwhile stays. */
    forget: (sent: string) => {
      setText((now) => (now === sent ? '' : now))
      tolerantly(() => tokenStorage.getItem(key) === sent && tokenStorage.removeItem(key))
    },
  }
}

export type QuestionDraft = ReturnType<typeof useQuestionDraft>

/** A full or refused storage costs the reload, not the page. */
function tolerantly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { ArenaItem } from '#contract/arena.ts'
import { indexOfDigit } from '../lib/choice-keys.ts'
import { choicesOf, chosenReply, isAnswered, type Reply } from './replies.ts'

type Keys = {
  item: ArenaItem
  reply: Reply | undefined
  form: RefObject<HTMLFormElement | null>
  onReply: (reply: Reply) => void
  onGoOn: () => void
  /** Enter without an answer: a question must not be passed by a key pressed once too often. */
  onNoAnswer?: () => void
}

/** Digits choose, Enter goes on, wherever the focus is but in a text field. */
export function useReplyKeys({ item, reply, form, onReply, onGoOn, onNoAnswer }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (onNoAnswer && event.key === 'Enter' && !isAnswered(reply) && !target.closest('button, a, textarea')) {
      event.preventDefault()
      return onNoAnswer()
    }
    if (isTextField(target)) return
    const place = indexOfDigit(event.key, choicesOf(item).length)
    if (place !== undefined) {
      onReply(chosenReply(item, reply, place))
      form.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
    }
    if (event.key === 'Enter' && !target.closest('button, a, form')) onGoOn()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** What the keys above do for this question: in a text of several lines they write. */
export function keysHint(item: ArenaItem, words: { keys: string; enterKey: string }): string | null {
  if (choicesOf(item).length > 0) return words.keys
  return item.kind === 'term' ? words.enterKey : null
}

function isTextField(target: HTMLElement): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
}

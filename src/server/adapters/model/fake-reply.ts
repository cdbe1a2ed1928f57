import type { ModelMessage } from '#server/model/chat-model.port.ts'

/**
 * What the fake provider says to one kind of prompt, made of the facts in it: the same prompt, the same answer.
 * A prompt is known by its first line (`Prompt: resume-analysis.v1`).
 */
export type FakeReply = {
  prompt: RegExp
  /** Text for a stream, or the value of an object. */
  answer(messages: readonly ModelMessage[]): string | object
}

/** The JSON under a heading such as `FACTS` in any of the messages. */
export function factsIn(messages: readonly ModelMessage[], heading = 'FACTS'): Record<string, unknown> {
  for (const { content } of messages.toReversed()) {
    const json = new RegExp(`^${heading}\\n(\\{.*\\})$`, 'm').exec(content)?.[1]
    if (json) return JSON.parse(json) as Record<string, unknown>
  }
  return {}
}

/** The lines of the last DATA block of a kind, without their numbers. */
export function dataIn(messages: readonly ModelMessage[], kind: string): string[] {
  for (const { content } of messages.toReversed()) {
    const block = new RegExp(`<DATA id=(\\S+) kind=${kind}>\\n([\\s\\S]*?)\\n</DATA id=\\1>`).exec(content)?.[2]
    if (block !== undefined) return block.split('\n').map((line) => line.replace(/^L\d+: ?/, ''))
  }
  return []
}

import { describe, expect, it } from 'vitest'
import { createThinkingFilter, stripThinking } from './strip-thinking.ts'

function inPieces(text: string, size: number): string {
  const filter = createThinkingFilter()
  let out = ''
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size))
  return out + filter.end()
}

describe('thinking aloud', () => {
  it.each([
    ['a < b and <thin> air', 'a < b and <thin> air'],
    ['say <think>inline</think> is text', 'say <think>inline</think> is text'],
    ['<think>one\ntwo</think>\n\nAnswer', 'Answer'],
    ['<THINK>x</THINK>Answer', 'Answer'],
    ['<thinking>x</thinking>\nAnswer', 'Answer'],
    ['\n  <think>x</think>\nAnswer <', 'Answer <'],
    ['First\n<think>again</think>Second', 'First\nSecond'],
    ['<think>never closed', ''],
    ['Answer\n<thi', 'Answer\n<thi'],
    ['', ''],
  ])('%j reads %j', (said, read) => {
    expect(stripThinking(said)).toBe(read)
    for (const size of [1, 2, 3, 7]) expect(inPieces(said, size), `pieces of ${size}`).toBe(read)
  })
})

import { describe, expect, it } from 'vitest'
import type { Conversation } from '#contract/coach.ts'
import { isWrittenElsewhere, noTalk, reduceTalk, type Talk, type TalkEvent } from './talk.ts'

const play = (events: TalkEvent[], from: Talk = noTalk) => events.reduce(reduceTalk, from)
const analysed = play([
  { type: 'analysisAsked' },
  { type: 'begun', id: 'cnv_1' },
  { type: 'told', text: 'Good.' },
  { type: 'ended', state: 'complete' },
])
const asked = play(
  [
    { type: 'questionAsked' },
    { type: 'begun', id: 'cnv_1', question: 'Why?' },
    { type: 'told', text: 'Be' },
    { type: 'told', text: 'cause' },
  ],
  analysed,
)
const failure = new Error('no')

describe('a talk', () => {
  it('gathers an answer under its question and leaves the analysis alone', () => {
    expect(asked.exchanges).toEqual([{ question: 'Why?', answer: { text: 'Because', state: 'open' } }])
    expect(asked.analysis).toEqual({ text: 'Good.', state: 'complete' })
    expect(play([{ type: 'ended', state: 'complete' }], asked)).toMatchObject({
      underWay: null,
      exchanges: [{ answer: { text: 'Because', state: 'complete' } }],
    })
  })

  it('keeps what came when it breaks off or is stopped', () => {
    expect(play([{ type: 'ended', state: 'failed', failure }], asked).exchanges[0]?.answer).toEqual({
      text: 'Because',
      state: 'failed',
      failure,
    })
    expect(play([{ type: 'ended', state: 'stopped' }], asked).exchanges[0]?.answer).toEqual({
      text: 'Because',
      state: 'stopped',
    })
  })

  it('adds nothing for a question that never got through', () => {
    const refused = play(
      [{ type: 'questionAsked' }, { type: 'ended', state: 'failed', failure }],
      play([{ type: 'ended', state: 'complete' }], asked),
    )
    expect(refused.exchanges).toHaveLength(1)
    expect(refused.exchanges[0]?.answer.state).toBe('complete')
    expect(refused.refusal).toBe(failure)
    expect(play([{ type: 'questionAsked' }], refused).refusal).toBeUndefined()
  })

  it('says on the analysis why there is none', () => {
    const none = play([{ type: 'analysisAsked' }, { type: 'ended', state: 'failed', failure }])
    expect(none).toMatchObject({ id: null, underWay: null, analysis: { text: '', state: 'failed', failure } })
  })

  it('puts a retry in the place of what it repeats', () => {
    const stopped = play([{ type: 'ended', state: 'stopped' }], asked)
    const again = play(
      [{ type: 'questionAsked' }, { type: 'begun', id: 'cnv_1', question: 'Why?', isRetry: true }],
      stopped,
    )
    expect(again.exchanges).toEqual([{ question: 'Why?', answer: { text: '', state: 'open' } }])
  })

  it('takes no resume of another conversation', () => {
    expect(
      play([{ type: 'resumeCame', id: 'cnv_2', resume: { fileName: 'b.pdf', lines: [] } }], asked).resume,
    ).toBeNull()
  })

  it('opens a saved one, with a question whose answer is missing', () => {
    const message = (role: 'user' | 'assistant', content: string, state: 'complete' | 'open' = 'complete') => ({
      id: content,
      role,
      content,
      state,
      at: '2026-01-01T00:00:00.000Z',
    })
    const saved = (messages: Conversation['messages']): Conversation => ({
      id: 'cnv_3',
      kind: 'analysis',
      title: '',
      messageCount: 0,
      createdAt: '',
      updatedAt: '',
      resume: null,
      messages,
    })
    const talk = play([
      {
        type: 'opened',
        conversation: saved([
          message('assistant', 'Good.'),
          message('user', 'A?'),
          message('assistant', 'a'),
          message('user', 'B?'),
        ]),
      },
    ])
    expect(talk.analysis?.text).toBe('Good.')
    expect(talk.exchanges.map(({ question, answer }) => [question, answer.text, answer.state])).toEqual([
      ['A?', 'a', 'complete'],
      ['B?', '', 'failed'],
    ])
    expect(isWrittenElsewhere(talk)).toBe(false)
    expect(
      isWrittenElsewhere(play([{ type: 'opened', conversation: saved([message('assistant', '', 'open')]) }])),
    ).toBe(true)
    expect(isWrittenElsewhere(asked)).toBe(false)
  })
})

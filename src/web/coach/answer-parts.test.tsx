import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { AiStatus } from '#contract/coach.ts'
import { coach } from '../strings/en/coach.ts'
import { Strings } from '../strings/strings.tsx'
import { showLines } from './line-reference.tsx'
import { ProviderNotice } from './provider-notice.tsx'

const status: AiStatus = {
  configured: true,
  provider: 'openai',
  model: 'm',
  isAnswering: true,
  budget: { limit: 100, left: 100, renewsAt: '' },
}
const rendered = (part: ReactNode) => renderToStaticMarkup(<Strings of={{ coach }}>{part}</Strings>)
const shown = (change: Partial<AiStatus>) =>
  rendered(<ProviderNotice status={{ ...status, ...change }} />).replaceAll('&#x27;', "'")

describe('who answers', () => {
  it('needs no word while all is well', () => {
    expect(shown({})).toBe('')
  })
  it('is nobody without a key, which is said with who can change that', () => {
    expect(shown({ configured: false, provider: null })).toMatch(
      /environment file\..*Whoever runs this server can do that\. What is below works without it\./,
    )
  })
  it('is said when it is the built-in fake, when it keeps failing, and when little is left', () => {
    expect(shown({ provider: 'fake' })).toContain('built-in fake provider')
    expect(shown({ isAnswering: false })).toContain('failed several times in a row')
    expect(shown({ budget: { limit: 100, left: 5, renewsAt: '' } })).toContain('5% of your AI answers')
  })
})

describe('a reference to a line', () => {
  const resume = { fileName: 'mine.pdf', lines: ['Ada', 'Built a thing'] }
  const html = (text: string, of: typeof resume | null = resume) => rendered(<p>{showLines(of)(text)}</p>)

  it('is a button that says where it leads', () => {
    expect(html('Strong [L2].')).toMatch(
      /^<p>Strong <button[^>]*aria-label="L2: show line 2 of your resume"[^>]*>L2<\/button>\.<\/p>$/,
    )
  })
  it('that leads nowhere is left out', () => {
    expect(html('Strong [L3].')).toBe('<p>Strong.</p>')
    expect(html('Strong [L0] [L2].', null)).toBe('<p>Strong.</p>')
  })
  it('is nothing but what has its very form', () => {
    for (const text of ['L2', '[l2]', '[L12345]', '[L2', '[X%]']) expect(html(text)).toBe(`<p>${text}</p>`)
  })
})

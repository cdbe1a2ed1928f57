import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { toldIn } from './own-words.ts'

const told = (line: string, families: string[] | null) =>
  toldIn(fullCatalogue, line, families).map(({ skillId }) => skillId)
const OF_MODELS = [
  'model-deployment',
  'fine-tuning',
  'ai-agents',
  'machine-learning',
  'rag',
  'prompt-engineering',
  'mlops',
]

describe('everyday words that also are words of machine learning and statistics', () => {
  it.each([
    ['backend', 'Built the parcel API, serving 900 requests a second in production'],
    ['backend', 'Fine-tuned the JVM until pauses fell below 20 ms'],
    ['backend', 'Wrote tools that 300 support agents use every day'],
    ['backend', 'Set up PostgreSQL clustering and the retrieval of old invoices'],
    ['software', 'Prompt replies to customers'],
    ['data-engineering', 'Retrained new colleagues and watched for configuration drift'],
  ])('show nothing of it where a line of %s does not speak of it: %s', (family, line) => {
    expect(told(line, [family]).filter((id) => OF_MODELS.includes(id))).toEqual([])
  })

  it('a regression that a test finds is no statistics', () => {
    expect(told('Kept the regression tests green', ['backend'])).not.toContain('statistics')
    expect(told('Regression of catch on sea temperature in R', ['data-science'])).toContain('statistics')
  })

  it.each([
    ['software', 'Put the churn model into production and kept it served', 'model-deployment'],
    ['backend', 'Fine-tuned Llama on our tickets', 'fine-tuning'],
    ['ml', 'Serving with continuous batching and shadow traffic', 'model-deployment'],
    ['ai', 'Agents that fill in filings step by step', 'ai-agents'],
    ['backend', 'Wrote the prompts of the assistant and judged its answers', 'prompt-engineering'],
  ])('do where it does, or where the work is that: %s, %s', (family, line, skill) => {
    expect(told(line, [family])).toContain(skill)
  })
})

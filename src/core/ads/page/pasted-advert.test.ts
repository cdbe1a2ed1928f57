import { expect, it } from 'vitest'
import { pastedAdvert } from './pasted-advert.ts'
import { readJobPage } from './read-job-page.ts'

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>BI Analyst – Brightwell Retail | CareersHub</title></head><body><nav><ul><li>Home</li><li>Sign in</li></ul></nav><main><h1>BI Analyst</h1><div class="co">Brightwell Retail &amp; Co</div><div>Leeds, UK &middot; Remote</div><p>Salary: &pound;32,000&nbsp;&ndash;&nbsp;&pound;36,000</p><h2>What you need</h2><ul><li>SQL</li><li>Power BI and DAX</li><li>Excel</li></ul><h2>Nice to have</h2><ul><li>Azure</li></ul><p>Apply by 20/12/2026</p></main><aside><h3>Similar jobs</h3><ul><li>Senior Java Developer – Kubernetes, Scala, Rust</li></ul></aside></body></html>`

it.each([PAGE, PAGE.replaceAll('><', '>\n<')])('takes the advert out of the source of a page', (page) => {
  const text = pastedAdvert(page, '2026-11-28')
  expect(text).toMatch(/^BI Analyst\n/)
  expect(text).toMatch(/What you need\n- SQL\n- Power BI and DAX\n- Excel/)
  expect(text).toMatch(/£32,000/)
  expect(text).not.toMatch(/<|Similar|Rust|Sign in/)
})

it('leaves a pasted text as it is, also one that speaks of tags', () => {
  for (const text of ['Developer\n\n- <div> and <table>\n- SQL', '[Remote] Developer\n\n- SQL'])
    expect(pastedAdvert(text, '2026-11-28')).toBe(text)
})

it('takes a short page for an advert where what is asked for stands on it, and for none where it does not', () => {
  const read = (text: string) => readJobPage({ url: '', text, form: 'html', today: '2026-11-28' })
  expect(read(PAGE)).toMatchObject({ kind: 'job', title: 'BI Analyst', pay: { min: 32_000, max: 36_000 } })
  expect(read(PAGE.replace(/<ul><li>SQL.*?<\/ul>/, '')).kind).toBe('stub')
})

it('reads an advert in a dialog that the page opens by itself, and none of one that is closed', () => {
  const inDialog = (tag: string) =>
    pastedAdvert(PAGE.replace('<main>', tag).replace('</main>', '</dialog>'), '2026-11-28')
  expect(inDialog('<dialog open>')).toMatch(/What you need\n- SQL\n- Power BI and DAX\n- Excel/)
  expect(inDialog('<dialog>')).not.toMatch(/Power BI and DAX/)
  const part = (tag: string) =>
    pastedAdvert(PAGE.replace('<h2>Nice', `${tag}<ul><li>Kubernetes</li></ul></dialog><h2>Nice`), '2026-11-28')
  expect(part('<dialog open>')).toMatch(/Kubernetes/)
  expect(part('<dialog>')).not.toMatch(/Kubernetes/)
})

it('begins a forwarded post at its first sentence, and keeps the pay between its sentences', () => {
  const text = `Good day! Forwarded as received 👇

*CHAT AGENT (WORLDWIDE)*
Northbrook Services is recruiting 40 chat agents for its partners.
Pay: 2,500 USDT per month, paid every Friday in USDT only
Requirements:
- Must be available 4 hours daily
- Must have a telephone`
  const { descriptionText, pay, flags } = readJobPage({ url: '', text, form: 'text', today: '2026-11-28' })
  expect(descriptionText).toMatch(/^Northbrook Services is recruiting/)
  expect(descriptionText).toContain('Pay: 2,500 USDT')
  expect(pay).toMatchObject({ min: 2500, currency: 'USDT', period: 'month' })
  expect(flags.map(({ kind }) => kind)).toContain('crypto-pay')
})

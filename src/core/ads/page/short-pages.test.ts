import { expect, it } from 'vitest'
import { readJobPage } from './read-job-page.ts'

const LIST = '<ul><li>Kubernetes and Terraform</li><li>Python and SQL</li></ul>'
const described = (body: string, css = '') =>
  readJobPage({
    url: '',
    text: `<html><head><title>Data Engineer at Acme GmbH</title><style>${css}</style></head><body>${body}</body></html>`,
    form: 'html',
    today: '2026-11-29',
  }).descriptionText
const page = (part: string) =>
  `<h1>Data Engineer</h1><p>Acme GmbH, Berlin</p><p>We look for a data engineer who builds our pipelines.</p>${part}<p>Apply with your CV by mail until Friday.</p>`

it.each([
  ['in a section', `<section><h2>Requirements</h2>${LIST}</section>`],
  ['in an open fold', `<details open><summary>Requirements</summary>${LIST}</details>`],
  ['in a closed fold', `<details><summary>Requirements</summary>${LIST}</details>`],
  [
    'half in a fold',
    `<h2>Requirements</h2><ul><li>SQL</li><details open><summary>More</summary><li>Kubernetes</li></details><li>Go</li></ul>`,
  ],
  ['behind a tab', `<div role="tabpanel" style="display:none"><h2>Requirements</h2>${LIST}</div>`],
])('keeps the list of a short page with what stands around it: %s', (_, part) => {
  expect(described(page(part))).toMatch(/builds our pipelines[\s\S]*Kubernetes[\s\S]*until Friday/)
})

it('keeps a list without a sentence around it, also where the whole page fades in', () => {
  const bare = `<main><h1>Data Engineer</h1><p>Acme GmbH, Berlin</p><h2>Requirements</h2>${LIST}</main>`
  expect(described(bare)).toContain('- Kubernetes and Terraform')
  expect(described(bare, '@keyframes in { to { opacity: 1 } } main { opacity: 0; animation: in .6s forwards }')).toBe(
    described(bare),
  )
})

import { describe, expect, it } from 'vitest'
import { opensPage, problemPage } from './problem-page.ts'

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({ url, headers, method })

describe('a page that cannot be sent now', () => {
  it.each([
    ['/dashboard', { 'sec-fetch-mode': 'navigate' }, 'GET', true],
    ['/api/status', { 'sec-fetch-mode': 'navigate' }, 'GET', false],
    ['/dashboard', { 'sec-fetch-mode': 'cors' }, 'GET', false],
    ['/dashboard', {}, 'GET', false],
    ['/dashboard', { 'sec-fetch-mode': 'navigate' }, 'POST', false],
  ])('%s with %o by %s: %s', (url, headers, method, is) => {
    expect(opensPage(request(url, headers as Record<string, string>, method))).toBe(is)
  })

  it.each([
    ['/dashboard', 'tr-TR,tr;q=0.9', 'tr', 'Sunucu meşgul.'],
    ['/tr/pricing', 'en', 'tr', 'Sunucu meşgul.'],
    ['/dashboard', 'de', 'de', 'Der Server'],
    ['/treasure', 'fr', 'en', 'The server is busy.'],
  ])('%s for %s is in %s and asks again by itself', (url, accept, language, words) => {
    const page = problemPage(request(url, { 'accept-language': accept }), 1)
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(words)
    expect(page).toContain('<meta http-equiv="refresh" content="5">')
  })

  it('does not ask again where nothing says that it would help', () => {
    expect(problemPage(request('/dashboard'))).not.toContain('refresh')
  })
})

import type { FastifyRequest } from 'fastify'

type Words = { title: string; busy: string; failed: string; again: string }

const WORDS: Readonly<Record<'en' | 'tr' | 'de', Words>> = {
  en: {
    title: 'One moment',
    busy: 'The server is busy. This page tries again by itself in a few seconds.',
    failed: 'Something went wrong on our side.',
    again: 'Try again',
  },
  tr: {
    title: 'Bir saniye',
    busy: 'Sunucu meşgul. Sayfa birkaç saniye içinde kendiliğinden yeniden denenecek.',
    failed: 'Bizim tarafımızda bir şeyler ters gitti.',
    again: 'Yeniden dene',
  },
  de: {
    title: 'Einen Moment',
    busy: 'Der Server ist beschäftigt. Die Seite versucht es in einigen Sekunden von selbst noch einmal.',
    failed: 'Bei uns ist etwas schiefgegangen.',
    again: 'Noch einmal versuchen',
  },
}

/** Somebody opens a page in a browser, and no program asks for data. */
export function opensPage({ method, headers, url }: Pick<FastifyRequest, 'method' | 'headers' | 'url'>): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && !url.startsWith('/api/')
}

/** What a browser shows in place of a page that cannot be sent now; `retryAfterSeconds` says when it asks again. */
export function problemPage(request: Pick<FastifyRequest, 'headers' | 'url'>, retryAfterSeconds?: number): string {
  const language = languageOf(request)
  const { title, busy, failed, again } = WORDS[language]
  const isBusy = retryAfterSeconds !== undefined
  const refresh = isBusy ? `<meta http-equiv="refresh" content="${Math.max(5, Math.ceil(retryAfterSeconds))}">` : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>${title} · Waymark</title></head>
<body><h1>${title}</h1><p role="status">${isBusy ? busy : failed}</p><p><a href="">${again}</a></p></body>
</html>
`
}

/** By the address, else as the browser asks: an answer that no page of a language gives. */
export function languageOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): keyof typeof WORDS {
  const wanted = /^\/(tr|de)(?![^/?])/.exec(url)?.[1] ?? headers['accept-language']?.slice(0, 2).toLowerCase()
  return wanted === 'tr' || wanted === 'de' ? wanted : 'en'
}

import type { ServerResponse } from 'node:http'

/** What people see at the provider, as far as journeys and newcomers need it: plain pages whose buttons are forms. */
export type ShownPage = { title: string; text: string; buttons: readonly { label: string; action: string }[] }

export function sendPage(response: ServerResponse, { title, text, buttons }: ShownPage): void {
  const forms = buttons.map(
    ({ label, action }) =>
      `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`,
  )
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><body style="font:16px/1.5 sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${forms.join('')}<p>This is no real payment page: nothing is charged.</p></body></html>`,
  )
}

export function goTo(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address })
  response.end()
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

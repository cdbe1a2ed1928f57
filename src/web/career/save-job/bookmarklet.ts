/**
 * What a bookmark does on the page of a job: it opens 'Save a job' with the page's own words behind the #, which no browser
 * sends to any server. It loads nothing and asks nothing, so no policy of the page can be in its way, and it holds no key:
 * the window that opens is signed in by itself. Written to stand alone: it is carried as text.
 */
function handOver(origin: string): void {
  const most = 60_000
  const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const data = Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (node) => node.textContent)
    .filter((text) => text.includes('JobPosting'))
    .join('</script><script type="application/ld+json">')
  const chosen = String(getSelection() ?? '').trim()
  const main = (document.querySelector('main,article,[role=main]') ?? document.body).cloneNode(true) as Element
  for (const node of main.querySelectorAll(
    'script,style,svg,iframe,noscript,template,nav,footer,form,img,input,button',
  ))
    node.remove()
  for (const node of main.querySelectorAll('*'))
    for (const { name } of Array.from(node.attributes))
      if (!/^(href|class|itemprop|itemtype|itemscope|datetime|content)$/.test(name)) node.removeAttribute(name)
  const head = `<html><head><title>${escape(document.title)}</title>${
    data && data.length < most ? `<script type="application/ld+json">${data}</script>` : ''
  }</head><body>`
  const body = chosen.length > 300 ? `<main><pre>${escape(chosen)}</pre></main>` : `<main>${main.innerHTML}</main>`
  const text = head + body.slice(0, Math.max(0, most - head.length))
  open(`${origin}/save#${new URLSearchParams({ url: location.href, text }).toString()}`, '_blank', 'noopener')
}

export function bookmarkletFor(origin: string): string {
  return `javascript:${encodeURIComponent(`(${handOver.toString()})(${JSON.stringify(origin)})`)}`
}

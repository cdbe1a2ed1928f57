/**
 * What a bookmark does on the page of a job: it opens 'Save a job' with the page's own words behind the #, which no browser
 * sends to any server. It loads nothing and asks nothing, so no policy of the page can be in its way, and it holds no key:
 * the window that opens is signed in by itself. Written to stand alone: it is carried as text.
 */
function handOver(origin: string): void {
  const most = 60_000
  const page = document.documentElement.cloneNode(true) as Element
  const body = page.querySelector('body')
  const drop = (selector: string) => {
    for (const node of page.querySelectorAll(selector)) node.remove()
  }
  const keepAttributes = (kept: RegExp) => {
    for (const node of page.querySelectorAll('*'))
      for (const { name } of Array.from(node.attributes)) if (!kept.test(name)) node.removeAttribute(name)
  }
  // what the page tells programs of the job stands first: no cut takes it, and it leaves half of the room to the page
  const told = new Set<Element>()
  let room = most / 2
  for (const data of page.querySelectorAll('script[type="application/ld+json"]'))
    if (data.textContent.includes('JobPosting') && data.textContent.length < room) {
      room -= data.textContent.length
      told.add(data)
      page.querySelector('head')?.appendChild(data)
    }
  const chosen = String(getSelection() ?? '').trim()
  if (chosen.length > 300) {
    const text = document.createElement('main')
    text.appendChild(document.createElement('pre')).textContent = chosen
    body?.replaceChildren(text)
  }
  // programs, what somebody typed and what proves a session are no part of an advert: only what is known to be harmless is kept
  drop('script:not([type="application/ld+json"]),noscript,template,input,textarea,select,iframe,canvas,svg,link')
  drop('[contenteditable]:not([contenteditable="false"])')
  drop('meta:not([property^="og:"],[name="description"],[name="title"],[name^="twitter:"],[itemprop])')
  keepAttributes(
    /^(?:href|class|id|type|role|lang|hidden|style|alt|for|aria-(?:hidden|label|controls)|datetime|content|name|property|item\w+|data-(?:ui|test|testid|test-id|at|automation|automation-id|qa|cy|hook|e2e|section|component|target|bs-target|tab))$/,
  )
  // a page that is too long: first what only makes it look as it does, and what frames the advert
  const cuts = [
    () => {
      for (const script of page.querySelectorAll('script')) if (!told.has(script)) script.remove()
    },
    () => {
      drop('style')
      for (const node of page.querySelectorAll('[style]'))
        if (/display:\s*none|visibility:\s*hidden/.test(node.getAttribute('style') ?? '')) node.remove()
        else node.removeAttribute('style')
    },
    () => drop('nav,footer,aside,img'),
    () => {
      const main = page.querySelector('main,article,[role=main]')
      if (main) body?.replaceChildren(main)
    },
  ]
  for (const cut of cuts) if (page.outerHTML.length > most) cut()
  const text = page.outerHTML.slice(0, most)
  open(`${origin}/save#${new URLSearchParams({ url: location.href, text }).toString()}`, '_blank', 'noopener')
}

export function bookmarkletFor(origin: string): string {
  return `javascript:${encodeURIComponent(`(${handOver.toString()})(${JSON.stringify(origin)})`)}`
}

// @ts-expect-error -- jsdom brings no types, and one use needs none
import { JSDOM } from 'jsdom'

/**
 * A browser's globals in Node, for tests that hold the page and the server in one process. What Node has itself and both
 * sides share (fetch, URL, AbortController) stays Node's, which Vitest's own jsdom would replace. Import it before React.
 */
const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
  url: 'http://waymark.test/',
  pretendToBeVisual: true,
})

/** Node has these too, but its own are no match for a document. */
const DOCUMENTS_OWN = new Set(['Event', 'CustomEvent', 'EventTarget', 'navigator', 'localStorage', 'sessionStorage'])

for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !DOCUMENTS_OWN.has(name)) continue
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
}
// React asks for it when it finds a test around it
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// what jsdom does not lay out
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: Unseen, ResizeObserver: Unseen })
Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
})
window.Element.prototype.scrollIntoView = () => undefined
window.Element.prototype.scrollTo = () => undefined

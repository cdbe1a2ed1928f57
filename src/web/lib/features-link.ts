const SCROLL_AFTER_MS = 100
const WANTED = 'scroll-to'

/** On the link to the landing page's demo. Without scripts its address does the same, at once. */
export const FEATURES_LINK = { 'data-features': '' }

/** Goes home, then scrolls smoothly to the demo once it stands. */
export function followFeaturesLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[data-features]')
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { pathname, hash } = new URL(link.href)
    if (pathname === window.location.pathname) return scrollTo(hash.slice(1))
    sessionStorage.setItem(WANTED, hash.slice(1))
    window.location.assign(pathname)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** On the landing page: does what the link on another page asked for. */
export function scrollToWanted(): void {
  const wanted = sessionStorage.getItem(WANTED)
  sessionStorage.removeItem(WANTED)
  if (wanted) scrollTo(wanted)
}

function scrollTo(id: string): void {
  setTimeout(() => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' }), SCROLL_AFTER_MS)
}

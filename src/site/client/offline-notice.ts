/** Says so while the browser knows of no connection. */
export function startOfflineNotice(): void {
  const place = document.getElementById('offline')
  const words = place?.querySelector('template')
  if (!place || !words) return
  const show = () => {
    const shown = navigator.onLine ? [] : [words.content.cloneNode(true)]
    place.replaceChildren(words, ...shown)
  }
  window.addEventListener('online', show)
  window.addEventListener('offline', show)
  show()
}

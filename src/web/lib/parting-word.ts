const KEPT = 'parting-word'

/** Keeps a sentence that the public page which comes next says: 'Your account is deleted.' */
export function keepPartingWord(words: string): void {
  sessionStorage.setItem(KEPT, words)
}

/** Says it once, above the page. */
export function sayPartingWord(): void {
  const words = sessionStorage.getItem(KEPT)
  sessionStorage.removeItem(KEPT)
  if (!words) return
  const place = document.createElement('p')
  place.setAttribute('role', 'status')
  place.className = 'border-b border-line bg-brand-soft px-5 py-3 text-center text-sm font-semibold text-brand-ink'
  document.body.prepend(place)
  // a status is read out when it changes, not when it comes
  requestAnimationFrame(() => (place.textContent = words))
}

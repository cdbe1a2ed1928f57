/**
 * The app's pages come with more script than these. What a page of forms needs is fetched when its link is pointed at,
 * touched or focused, so that it is there by the time the page is.
 */
export function startWarming(): void {
  const addresses = JSON.parse(document.body.dataset.app ?? '{}') as Record<string, string[]>
  const warm = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    const files = link && addresses[link.pathname]
    if (!files || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    delete addresses[link.pathname]
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const hint of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(hint, warm, { passive: true })
}

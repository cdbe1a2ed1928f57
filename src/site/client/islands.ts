/** Takes over its part of the page. */
export type IslandModule = { start: (place: HTMLElement, data: unknown) => void | Promise<void> }

const NEAR = '600px'

/** Parts that come alive (island.tsx): their modules are loaded when they come near, or when they are first touched. */
export function startIslands(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) void wake(target as HTMLElement)
    },
    { rootMargin: NEAR },
  )
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // what is laid out as its contents has no box of its own to come near
    const box = getComputedStyle(place).display === 'contents' ? place.firstElementChild : place
    if (place.dataset.when === 'near' && box) watch(watcher, box, place)
    for (const touch of ['pointerdown', 'focusin'] as const)
      place.addEventListener(touch, () => void wake(place), { once: true })
    place.addEventListener('click', keepClick)
    place.addEventListener('submit', refuse)
  }
}

function watch(watcher: IntersectionObserver, box: Element, place: HTMLElement): void {
  if (box === place) return watcher.observe(place)
  new IntersectionObserver(
    ([entry], own) => {
      if (!entry?.isIntersecting) return
      own.disconnect()
      void wake(place)
    },
    { rootMargin: NEAR },
  ).observe(box)
}

const under = new WeakMap<HTMLElement, Promise<void>>()
const early = new WeakMap<HTMLElement, HTMLElement[]>()

function wake(place: HTMLElement): Promise<void> {
  const begun = under.get(place) ?? load(place)
  under.set(place, begun)
  return begun
}

async function load(place: HTMLElement): Promise<void> {
  const { island = '', with: data } = place.dataset
  // no connection, or a newer version: the next touch tries again
  const module = await (import(/* @vite-ignore */ island) as Promise<IslandModule>).catch(() => undefined)
  if (!module) return void under.delete(place)
  await module.start(place, data ? JSON.parse(data) : undefined)
  place.removeEventListener('click', keepClick)
  place.removeEventListener('submit', refuse)
  for (const pressed of early.get(place) ?? []) if (pressed.isConnected) pressed.click()
}

/** On a slow line a tap is not lost: what was pressed too early is pressed once more when the part is alive. */
function keepClick(event: MouseEvent): void {
  const place = event.currentTarget as HTMLElement
  const pressed = (event.target as Element).closest<HTMLElement>('button,input,label')
  if (!pressed || pressed instanceof HTMLLabelElement) return
  if (pressed instanceof HTMLInputElement && pressed.type !== 'checkbox') return
  event.preventDefault()
  early.set(place, [...(early.get(place) ?? []).filter((other) => other !== pressed), pressed])
  void wake(place)
}

function refuse(event: Event): void {
  event.preventDefault()
}

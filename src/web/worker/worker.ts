/**
 * The service worker. It keeps three things: files whose name is the hash of their content, which can never be out of
 * date, one page for each language that says that one is offline, and which language the last page spoke. It never sees
 * an API call, so nothing personal is ever kept. It shows the notifications that the person allowed, and opens their
 * address.
 */
declare const self: ServiceWorkerGlobalScope
/** Written in by scripts/web-build/write-worker.ts. `shell`: the offline page and what it needs. `assets`: this build's files. */
declare const BUILD: { version: string; shell: string[]; assets: string[] }

const build = BUILD

const ICON = '/icon-192.png'
const OFFLINE_PAGE = '/offline'
const SHELL_CACHE = `shell-${build.version}`
const ASSET_CACHE = 'assets'
const LANGUAGE_CACHE = 'language'

self.addEventListener('install', (event) => event.waitUntil(keepShell()))

// No skipWaiting: pages of the last version keep their files until the last of them is closed.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event))
  else if (url.pathname.startsWith('/assets/') && !request.headers.has('range')) event.respondWith(fromCache(request))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAddress((event.notification.data as { navigate?: unknown } | null)?.navigate))
})

/** The form that browsers with declarative web push read by themselves, shown alike by all others. */
async function showPush(data: PushMessageData | null): Promise<void> {
  const { notification } = (data?.json() ?? {}) as { notification?: Record<string, unknown> }
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  await self.registration.showNotification(text(notification?.title) || 'Waymark', {
    body: text(notification?.body),
    tag: text(notification?.tag),
    icon: ICON,
    data: { navigate: text(notification?.navigate) },
  })
}

/** Only pages of our own: a window that shows Waymark already goes there, else a new one. */
async function openAddress(address: unknown): Promise<void> {
  const wanted = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined
  const target = wanted ? `${wanted.pathname}${wanted.search}${wanted.hash}` : '/dashboard'
  const windows = await self.clients.matchAll({ type: 'window' })
  const [open] = windows
  const moved = await open?.navigate(target).catch(() => null)
  if (moved) await moved.focus()
  else await self.clients.openWindow(target)
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  await cache.addAll(
    build.shell.map((path) => new Request(path, path.startsWith('/assets/') ? {} : { cache: 'no-cache' })),
  )
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => ![SHELL_CACHE, ASSET_CACHE, LANGUAGE_CACHE].includes(name))
      .map((name) => caches.delete(name)),
  )
  const current = new Set(build.assets)
  const assets = await caches.open(ASSET_CACHE)
  const old = (await assets.keys()).filter(({ url }) => !current.has(new URL(url).pathname))
  await Promise.all(old.map((request) => assets.delete(request)))
  // a page's request need not wait for this worker to wake up
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch (error) {
    const kept = await keptPage()
    if (kept) return kept
    throw error
  }
}

/** In the language of the page that was open last (lib/offline-worker.ts). */
async function keptPage(): Promise<Response | undefined> {
  const language = await (await caches.match(`/${LANGUAGE_CACHE}`))?.text()
  const own = await caches.match(`/${language}${OFFLINE_PAGE}`, { ignoreVary: true })
  return own ?? (await caches.match(OFFLINE_PAGE, { ignoreVary: true }))
}

async function fromCache(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && answer.type === 'basic') {
    const copy = answer.clone()
    const cache = await caches.open(ASSET_CACHE)
    // a full disk must not cost the page its file
    await cache.put(request, copy).catch(() => undefined)
  }
  return answer
}

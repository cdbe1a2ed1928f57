import { trusted } from './trusted-script.ts'

const WORKER = '/sw.js'
/** Where the worker reads in which language to say that one is offline. */
const LANGUAGE_CACHE = 'language'

/** Starts the service worker once the page has all it needs. In development there is none: it would keep old files. */
export function startOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // without one the product works as before, so a browser that refuses it is left in peace
  const start = () =>
    void navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  const root = document.documentElement
  const keep = () =>
    void caches
      .open(LANGUAGE_CACHE)
      .then((cache) => cache.put(`/${LANGUAGE_CACHE}`, new Response(root.lang)))
      .catch(() => undefined)
  keep()
  new MutationObserver(keep).observe(root, { attributeFilter: ['lang'] })
}

import { must } from '#core/must.ts'
import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { drawInTurns } from './lib/in-turn.tsx'
import { readyIntl } from './lib/ready-intl.ts'
import { loadPage } from './load-page.ts'
import { routes } from './router.tsx'
import { guestPages, openPages, personPages, sharedPages, type AppPage } from './routes.ts'

readyIntl()
const place = must(document.getElementById('app'))
const isWritten = place.dataset.page !== undefined
if (!isWritten) drawInTurns()
const loaderData = await loadFirst()
await nextTask()
const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
await nextTask()
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
// what the build wrote is this very page, or the shell that every other page begins as
startTransition(() => {
  // as a transition it is drawn in short pieces, and a tap in between is answered
  if (isWritten) hydrateRoot(place, app)
  else createRoot(place).render(app)
})

/** The page of this address, so that the router begins with it; should it not arrive, the router asks once more and says so. */
async function loadFirst() {
  const page = pageHere()
  if (!page) return {}
  try {
    return { [page.path]: await loadPage(page) }
  } catch {
    return {}
  }
}

/** Most addresses are a page's own path; ranking all routes for the others takes a phone 25 ms. */
function pageHere(): AppPage | undefined {
  const { pathname } = window.location
  const all = [...openPages, ...guestPages, ...sharedPages, ...personPages]
  return (
    all.find(({ path }) => path === pathname) ??
    (matchRoutes(routes, window.location)?.at(-1)?.route.handle as AppPage | undefined)
  )
}

/** What the browser has to do comes in between, so that no piece of the start holds a tap for long. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const go = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', go, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

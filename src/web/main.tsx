import { must } from '#core/must.ts'
import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadPage } from './load-page.ts'
import { routes } from './router.tsx'
import type { AppPage } from './routes.ts'

const place = must(document.getElementById('app'))
const router = createBrowserRouter(routes, { hydrationData: { loaderData: await loadFirst() } })
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
// what the build wrote is this very page, or the shell that every other page begins as
startTransition(() => {
  // as a transition it is drawn in short pieces, and a tap in between is answered
  if (place.dataset.page === undefined) createRoot(place).render(app)
  else hydrateRoot(place, app)
})

/** The page of this address, so that the router begins with it; should it not arrive, the router asks once more and says so. */
async function loadFirst() {
  const { handle, id } = matchRoutes(routes, window.location)?.at(-1)?.route ?? {}
  if (!handle || !id) return {}
  try {
    return { [id]: await loadPage(handle as AppPage) }
  } catch {
    return {}
  }
}

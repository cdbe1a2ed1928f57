import { redirectDocument, useLoaderData, type RouteObject } from 'react-router'
import { Frame } from './frame.tsx'
import { loadOrReload, type LoadedPage } from './load-page.ts'
import { guestPages, openPages, personPages, sharedPages, type AppPage } from './routes.ts'
import { ErrorPage } from './shell/error-page.tsx'
import GuestLayout from './shell/guest.layout.tsx'
import { NotFoundHere } from './shell/not-found-here.tsx'
import PersonLayout from './shell/person.layout.tsx'
import SharedLayout from './shell/shared.layout.tsx'
import { Starting } from './shell/starting.tsx'
import { Strings } from './strings/strings.tsx'

/** The app in React Router's data mode: every page comes by its loader, so that a missing one is the error page's to say. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      {
        ErrorBoundary: ErrorPage,
        HydrateFallback: Starting,
        children: [
          ...openPages.map(toRoute),
          ...guestPages.filter((page) => !isForGuestsOnly(page)).map(toRoute),
          { Component: GuestLayout, children: guestPages.filter(isForGuestsOnly).map(toRoute) },
          { Component: SharedLayout, children: sharedPages.map(toRoute) },
          { Component: PersonLayout, children: personPages.map(toRoute) },
          { path: '*', loader: leaveApp, Component: NotFoundHere },
        ],
      },
    ],
  },
]

/** The address is each page's id, so that the first one can be given to the router. */
function toRoute(page: AppPage): RouteObject {
  return {
    id: page.path,
    path: page.path,
    handle: page,
    loader: ({ request }) => loadOrReload(page, request.url),
    shouldRevalidate: () => false,
    Component: LoadedRoute,
  }
}

function LoadedRoute() {
  const { Page, texts, handle } = useLoaderData<LoadedPage>()
  return (
    <Strings language={handle.language} of={texts}>
      <Page />
    </Strings>
  )
}

function isForGuestsOnly({ guest }: AppPage): boolean {
  return guest?.page === 'login' || guest?.page === 'signup'
}

/** The public site's pages are no part of the app: they are loaded whole. */
function leaveApp({ request }: { request: Request }): Response | null {
  const { pathname } = new URL(request.url)
  return pathname === window.location.pathname ? null : redirectDocument(request.url)
}

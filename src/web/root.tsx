import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import {
  Link as RouterLink,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router'
import latinFont from './fonts/figtree-latin.woff2?url'
import { Starting } from './lib/after-hydration.tsx'
import { followOtherTabs } from './lib/browser-session.ts'
import { keepEarlyClicksScript, repeatEarlyClicks } from './lib/early-clicks.ts'
import { followFeaturesLinks, scrollToWanted } from './lib/features-link.ts'
import { startOfflineWorker } from './lib/offline-worker.ts'
import { applyTheme, beforePaintScript, readTheme } from './lib/theme.ts'
import { zodWithoutEvalScript } from './lib/zod-without-eval.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { OfflineNotice } from './shell/offline-notice.tsx'
import { useFrameTexts } from './strings/frame-texts.ts'
import { usePageHandle } from './strings/page-handle.ts'
import { Strings, useStrings } from './strings/strings.tsx'
import { NavigationProvider } from './ui/link.tsx'
import sheet from './styles.css?url'

export const meta = () => [{ title: 'Waymark · Your AI-powered career companion' }]

export const links = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const handle = usePageHandle()
  const { language = 'en', shell } = useFrameTexts() ?? handle
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fafafd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c0d18" media="(prefers-color-scheme: dark)" />
        <BeforePaint />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <InRouter>
          <Strings language={language} of={shell ? { shell } : {}}>
            <SkipLink />
            <Header />
            <main id="main" tabIndex={-1} className="flex-1 outline-none">
              {children}
            </main>
            <Footer />
            <OfflineNotice />
          </Strings>
        </InRouter>
        {/* Here, not in the head, nothing waits for it: what the page needs for its first paint stands in it (scripts/web-build/first-paint.mjs). */}
        <link rel="stylesheet" href={sheet} />
        {/* To the top on each change of page; back to where one was with the browser's Back. */}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Links move inside the app, by its router. */
function InRouter({ children }: { children: ReactNode }) {
  const { pathname: path } = useLocation()
  const navigate = useNavigate()
  const navigation = useMemo(
    () => ({ Link: RouterLink, path, go: (to: string) => void navigate(to) }),
    [path, navigate],
  )
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-[-60px] left-4 z-50 rounded-sm bg-ink px-4.5 py-3 text-bg transition-[top] focus:top-3"
    >
      {useStrings('shell').skipToContent}
    </a>
  )
}

let isHydrated = false

/**
 * Part of the page that the server sent, never made here: the error page mounts the layout anew, and a script made
 * by React is what the policy (`require-trusted-types-for`) refuses; the whole page would stay white.
 */
function BeforePaint() {
  const [isSent] = useState(() => !isHydrated)
  useLayoutEffect(() => {
    isHydrated = true
    if (isSent) return
    document.documentElement.setAttribute('data-js', '')
    applyTheme(readTheme())
  }, [isSent])
  if (!isSent) return null
  // oxlint-disable-next-line react/no-danger -- our own constant text, its hash is in the policy
  return (
    <script
      dangerouslySetInnerHTML={{ __html: `${beforePaintScript};${keepEarlyClicksScript};${zodWithoutEvalScript}` }}
    />
  )
}

export default function App() {
  useEffect(followOtherTabs, [])
  useEffect(startOfflineWorker, [])
  useEffect(repeatEarlyClicks, [])
  useEffect(followFeaturesLinks, [])
  useEffect(scrollToWanted, [])
  return <Outlet />
}

/** What a signed-in page's first byte shows. */
export function HydrateFallback() {
  return (
    <div className="grid h-dvh place-items-center pb-[40vh]">
      <Starting />
    </div>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}

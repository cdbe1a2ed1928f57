import { lazy, Suspense, useEffect } from 'react'
import { useSessionStatus } from '../lib/browser-session.ts'
import { isOnboarding, personPages } from '../nav.ts'
import { useStrings } from '../strings/strings.tsx'
import { usePublicPaths } from '../strings/use-public-paths.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Link, usePath } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { HeaderNav } from './header-nav.tsx'
import { SmallScreenMenu } from './small-screen-menu.tsx'

/** Loaded for signed-in people only: it brings the query client and the menu along. */
const PersonMenu = lazy(async () => ({ default: (await import('./person-menu.tsx')).PersonMenu }))

export function Header() {
  const status = useSessionStatus()
  const isSignedIn = status === 'in'
  const words = useStrings('shell')
  const paths = usePublicPaths()
  const path = usePath()
  const isBare = isSignedIn && isOnboarding(path)
  useEffect(() => {
    // The inline script guessed before the first paint. What pages of the site show to somebody signed in hangs on it too.
    if (isSignedIn) document.documentElement.setAttribute('data-session', 'in')
    else if (status !== 'unknown') document.documentElement.removeAttribute('data-session')
  }, [status, isSignedIn])
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-bg/88 backdrop-blur-md backdrop-saturate-150">
        <div className="wrap flex h-16 items-center gap-3 lg:h-17 lg:gap-5 xl:gap-7">
          <Link
            to={isSignedIn ? personPages.dashboard : paths.home()}
            aria-label={words.homeLink}
            className="flex min-h-11 min-w-0 items-center overflow-hidden rounded-sm"
          >
            {/* on the narrowest phones search, streak, account and menu need its room */}
            <Logo nameClassName={isSignedIn ? 'max-[24rem]:hidden' : undefined} />
          </Link>
          {isBare ? null : <HeaderNav isSignedIn={isSignedIn} />}
          <div className="ml-auto flex flex-none items-center gap-1.5 max-[22.5rem]:gap-0">
            {isSignedIn ? (
              <Suspense fallback={<Spinner size={22} />}>
                <PersonMenu isBare={isBare} />
              </Suspense>
            ) : (
              <div data-guest-only className="flex items-center gap-1.5">
                <Link to={paths.login()} className={classes(buttonClass({ variant: 'ghost' }), 'max-lg:hidden')}>
                  {words.login}
                </Link>
                <LinkButton to={paths.signup()}>{words.getStarted}</LinkButton>
              </div>
            )}
            {isBare ? null : <SmallScreenMenu key={path} isSignedIn={isSignedIn} />}
          </div>
        </div>
      </header>
      {/* beside the header, whose blur would hold it inside */}
      {isSignedIn && !isBare ? <BottomBar /> : null}
    </>
  )
}

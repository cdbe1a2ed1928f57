import type { ReactNode } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

/** Nothing here yet: why, and the one thing to do about it. */
export function EmptyState({
  title,
  isPage = false,
  children,
  action,
}: {
  title: string
  /** It is all that the page shows: its title is the page's. */
  isPage?: boolean
  children?: ReactNode
  action?: ReactNode
}) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <TrailheadMark />
      <Title className="text-lg leading-normal font-strong tracking-tight">{title}</Title>
      {children ? <div className="max-w-prose text-balance text-ink-2">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  )
}

/** What went wrong, and trying again. */
export function ErrorState({
  message,
  isPage = false,
  onRetry,
  isRetrying = false,
}: {
  message: string
  /** It is all that the page shows: the message is its heading. */
  isPage?: boolean
  onRetry?: () => void
  isRetrying?: boolean
}) {
  const { tryAgain } = useStrings('shell')
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <Banner>
        {isPage ? <h1 className="text-base leading-normal font-normal tracking-normal">{message}</h1> : message}
      </Banner>
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry} isLoading={isRetrying}>
          {tryAgain}
        </Button>
      ) : null}
    </div>
  )
}

function TrailheadMark() {
  return (
    <svg width="120" height="64" viewBox="0 0 120 64" className="trail" aria-hidden="true">
      <path className="trail-ahead" d="M14 52c26 0 18-26 42-26s22 12 46-14" />
      <circle className="trail-here" cx="14" cy="52" r="8" />
      <circle className="trail-to-come" cx="104" cy="10" r="6" />
    </svg>
  )
}

import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import type { SignatureState } from './verify-credential.ts'

const TONES = { right: 'success', wrong: 'error', unknown: 'notice' } as const

/** Whether what stands above was signed by this server. */
export function SignatureLine({ state, isError }: { state: SignatureState | undefined; isError: boolean }) {
  const words = useStrings('proof').signature
  if (isError) return <Banner tone="notice">{words.noKey}</Banner>
  if (!state) {
    return (
      <p role="status" className="text-ink-3">
        {words.checking}
      </p>
    )
  }
  return (
    <Banner tone={TONES[state]} role="status">
      {words[state]}
    </Banner>
  )
}

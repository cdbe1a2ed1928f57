import { Banner } from '../ui/banner.tsx'
import type { SignatureState } from './verify-credential.ts'

const WORDS: Record<SignatureState, { tone: 'success' | 'error' | 'notice'; text: string }> = {
  right: { tone: 'success', text: 'The signature fits. Your browser checked it against the key of this server; not one letter was changed.' },
  wrong: { tone: 'error', text: 'The signature does not fit. Do not rely on what this page says.' },
  unknown: { tone: 'notice', text: 'Your browser cannot check this kind of signature. How to check it yourself stands below.' },
}

/** Whether what stands above was signed by this server. */
export function SignatureLine({ state, isError }: { state: SignatureState | undefined; isError: boolean }) {
  if (isError) return <Banner tone="notice">The server's key could not be loaded, so the signature is not checked. Please load the page again.</Banner>
  if (!state) {
    return (
      <p role="status" className="text-ink-3">
        Checking the signature…
      </p>
    )
  }
  return (
    <Banner tone={WORDS[state].tone} role="status">
      {WORDS[state].text}
    </Banner>
  )
}

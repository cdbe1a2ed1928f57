import { useStrings } from '../strings/strings.tsx'

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-15 left-4 z-50 rounded-sm bg-ink px-4.5 py-3 text-bg transition-[top] focus:top-3"
    >
      {useStrings('shell').skipToContent}
    </a>
  )
}

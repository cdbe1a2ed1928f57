import { NeedsScripts } from '../lib/needs-scripts.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** What a signed-in page's first byte shows. */
export function Starting() {
  return (
    <div className="grid h-dvh place-items-center pb-fold">
      <NeedsScripts>
        <Spinner />
      </NeedsScripts>
    </div>
  )
}

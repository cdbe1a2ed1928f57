import CloudOff from 'lucide-react/icons/cloud-off'
import { useIsOnline } from '../ui/use-is-online.ts'
import { useStrings } from '../strings/strings.tsx'

/** Says so while the browser knows of no connection. Part of the page's flow at its end, so that it covers nothing. */
export function OfflineNotice() {
  return (
    <div role="status" className="sticky bottom-0 z-20">
      {useIsOnline() ? null : <OfflineWords />}
    </div>
  )
}

export function OfflineWords() {
  return (
    <p className="flex items-center justify-center gap-2.5 border-t border-line bg-amber-soft px-5 py-3 text-sm font-semibold text-amber-ink">
      <CloudOff size={18} className="flex-none" aria-hidden />
      {useStrings('shell').offline}
    </p>
  )
}

import { lazy, Suspense, useState } from 'react'
import LinkIcon from 'lucide-react/icons/link'
import { openMap } from '../strings/en/open-map.ts'
import { useRoom } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'

const ShareLinkDialog = lazy(async () => ({ default: (await import('./share-link-dialog.tsx')).ShareLinkDialog }))

/** Leads to the public link of the plan; nothing is shared by opening it. */
export function ShareLinkButton() {
  const words = useRoom('openMap', openMap).own
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<LinkIcon size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.button}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareLinkDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

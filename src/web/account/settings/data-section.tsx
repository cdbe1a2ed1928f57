import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import { exportAccount } from '#contract/account.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { saveAsFile } from '../../lib/save-as-file.ts'

export function DataSection() {
  const words = useStrings('settings').data
  const [isDeleting, setIsDeleting] = useState(false)
  const download = useMutation({
    mutationFn: () => api.call(exportAccount),
    onSuccess: (everything) => saveAsFile('waymark-export.json', JSON.stringify(everything, null, 2)),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-ink-2">{words.everything}</p>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden />}
          isLoading={download.isPending}
          onClick={() => download.mutate()}
        >
          {words.download}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p className="max-w-md text-ink-2">{words.resume}</p>
        <LinkButton variant="secondary" to={paths.resume()}>
          {words.toResume}
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p className="max-w-md text-ink-2">{words.account}</p>
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          {words.deleteAccount}
        </Button>
      </div>
      <DeleteAccountDialog isOpen={isDeleting} onOpenChange={setIsDeleting} />
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import { exportAccount } from '#contract/account.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { saveAsFile } from './save-as-file.ts'

export function DataSection() {
  const [isDeleting, setIsDeleting] = useState(false)
  const download = useMutation({
    mutationFn: () => api.call(exportAccount),
    onSuccess: (everything) => saveAsFile('waymark-export.json', JSON.stringify(everything, null, 2)),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-ink-2">Everything we hold about you, in one file (JSON).</p>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden />}
          isLoading={download.isPending}
          onClick={() => download.mutate()}
        >
          Download my data
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p className="max-w-md text-ink-2">Just your resume: its page deletes the file alone, or all that was read from it.</p>
        <LinkButton variant="secondary" to={paths.resume()}>
          Go to my resume
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p className="max-w-md text-ink-2">Deletes your account, resumes, answers and points. This cannot be undone.</p>
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog isOpen={isDeleting} onOpenChange={setIsDeleting} />
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { sendEmailCheck } from '#contract/security.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useSecurity } from './security-query.ts'

/** Until the mailed link is opened; never where the server sends no mail. Nothing is blocked by it. */
export function EmailNotice({ email }: { email: string }) {
  const words = useStrings('settings').emailNotice
  const { data } = useSecurity()
  const send = useMutation({
    mutationFn: () => api.call(sendEmailCheck),
    onSuccess: () => toast.success(words.sent(email)),
    onError: (error) => toast.error(messageOf(error)),
  })
  if (!data?.email.can_verify || data.email.is_verified) return null
  return (
    <Banner tone="info" className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{words.text(email)}</span>
      <Button variant="secondary" size="sm" isLoading={send.isPending} onClick={() => send.mutate()}>
        {words.again}
      </Button>
    </Banner>
  )
}

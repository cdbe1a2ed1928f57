import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeCredential, revokeCredential, type Credential } from '#contract/credentials.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { classes } from '../ui/classes.ts'
import { embedCode } from './embed-code.ts'
import { linkedInAddress } from './linked-in-address.ts'
import { toast } from '../ui/toasts.tsx'
import { attemptQuery } from './arena-queries.ts'

/** The proof to take along: hidden until its owner shows it. */
export function CredentialCard({
  attemptId,
  credential,
  skill,
  passedAt,
}: {
  attemptId: string
  credential: Credential
  skill: string
  passedAt: string
}) {
  const words = useStrings('skillCheck').credential
  const change = useMutation({
    mutationFn: (isPublic: boolean) => api.call(changeCredential, { params: { attemptId }, body: { isPublic } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey }),
    onError: (error) => toast.error(messageOf(error, words.notChanged)),
  })
  const [isWithdrawing, setWithdrawing] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => api.call(revokeCredential, { params: { attemptId } }),
    onSuccess: async () => {
      toast.success(words.withdrawn)
      await queryClient.invalidateQueries({ queryKey: attemptQuery(attemptId).queryKey })
    },
    onError: (error) => toast.error(messageOf(error, words.notChanged)),
  })
  const address = `${window.location.origin}${paths.proof(credential.credentialId)}`
  const copy = (text: string, done: string) => void navigator.clipboard.writeText(text).then(() => toast.success(done))
  return (
    <Card aria-labelledby="credential">
      <CardHeader id="credential" title={words.title} note={words.note} />
      <Checkbox
        label={words.show}
        // what was just chosen shows at once, and stands until the server's answer is here
        checked={change.isPending ? change.variables : credential.isPublic}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked)
        }}
      />
      {credential.isPublic ? (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="min-w-0 break-all text-brand-ink underline underline-offset-4"
          >
            {address}
          </a>
          <Button variant="secondary" size="sm" className="max-sm:min-h-11" onClick={() => copy(address, words.copied)}>
            {words.copy}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:min-h-11"
            onClick={() => copy(embedCode(address, words.proofOf(skill)), words.embedCopied)}
          >
            {words.embed}
          </Button>
          {'share' in navigator ? (
            <Button
              variant="secondary"
              size="sm"
              className="max-sm:min-h-11"
              // closed without sharing: nothing went wrong
              onClick={() => void navigator.share({ url: address, title: words.proofOf(skill) }).catch(() => undefined)}
            >
              {words.share}
            </Button>
          ) : null}
          <a
            href={linkedInAddress(words.proofOf(skill), address, { id: credential.credentialId, passedAt })}
            target="_blank"
            rel="noopener noreferrer"
            className={classes(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-sm:min-h-11')}
          >
            {words.linkedIn}
          </a>
        </div>
      ) : null}
      <div className="mt-4 border-t border-line pt-4">
        {isWithdrawing ? <p className="mb-2 text-sm text-ink-2">{words.withdrawNote}</p> : null}
        <Button
          variant="ghost"
          size="sm"
          isLoading={withdraw.isPending}
          onClick={() => (isWithdrawing ? withdraw.mutate() : setWithdrawing(true))}
        >
          {words.withdraw}
        </Button>
      </div>
    </Card>
  )
}

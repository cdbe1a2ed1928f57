import { useMutation, useQuery } from '@tanstack/react-query'
import { getOwnWay, shareOwnWay, stopSharingWay, type OwnWay } from '#contract/open-map.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryClient, queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { openMap } from '../strings/en/open-map.ts'
import { useRoom } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toasts.tsx'

type Words = ReturnType<typeof useWords>
const useWords = () => useRoom('openMap', openMap).own
const keep = (way: OwnWay | null) => queryClient.setQueryData(queryOf(getOwnWay).queryKey, way)

/** The public link of the own plan: made, named, copied and ended here. */
export function ShareLinkDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const own = useQuery(queryOf(getOwnWay))
  const share = useMutation({
    mutationFn: (isNamed: boolean) => api.call(shareOwnWay, { body: { isNamed } }),
    onSuccess: keep,
    onError: (error) => toast.error(messageOf(error, words.notChanged)),
  })
  const stop = useMutation({
    mutationFn: () => api.call(stopSharingWay),
    onSuccess: () => {
      keep(null)
      toast.success(words.stopped)
    },
    onError: (error) => toast.error(messageOf(error, words.notChanged)),
  })
  return (
    <Dialog title={words.title} description={words.about} isOpen onOpenChange={onClose}>
      <Loaded query={own} skeleton={<Skeleton className="h-36" />} otherwise={words.notLoaded}>
        {(way) =>
          way ? (
            <Shared
              way={way}
              words={words}
              isNamed={share.isPending ? share.variables : way.isNamed}
              onNamed={(isNamed) => share.mutate(isNamed)}
              isStopping={stop.isPending}
              onStop={() => stop.mutate()}
            />
          ) : (
            <div className="grid justify-items-start gap-4">
              <p className="text-ink-2">{words.off}</p>
              <Button isLoading={share.isPending} onClick={() => share.mutate(false)}>
                {words.make}
              </Button>
            </div>
          )
        }
      </Loaded>
    </Dialog>
  )
}

function Shared({
  way,
  words,
  isNamed,
  onNamed,
  isStopping,
  onStop,
}: {
  way: OwnWay
  words: Words
  isNamed: boolean
  onNamed: (isNamed: boolean) => void
  isStopping: boolean
  onStop: () => void
}) {
  const address = `${window.location.origin}${paths.way(way.token)}`
  const copy = () => void navigator.clipboard.writeText(address).then(() => toast.success(words.copied))
  return (
    <div className="grid gap-4">
      <p className="min-w-0">
        <span className="block text-sm text-ink-3">{words.link}</span>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="break-all text-brand-ink underline underline-offset-4"
        >
          {address}
        </a>
      </p>
      <Checkbox label={words.name} checked={isNamed} onChange={(event) => onNamed(event.target.checked)} />
      <p className="tnum text-sm text-ink-2">{words.cheers(way.cheers)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={copy}>{words.copy}</Button>
        {'share' in navigator ? (
          <Button
            variant="secondary"
            // closed without sharing: nothing went wrong
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            {words.send}
          </Button>
        ) : null}
        <Button variant="ghost" isLoading={isStopping} onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { testReminder } from '#contract/notices.ts'
import type { Channel } from '#core/notices/kinds.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { keepDevice } from './keep-device.ts'
import { refreshReminders } from './use-reminders.ts'

/** Says what the mail server or the push service said: that somebody saw it, nobody can know. */
export function TestButton({ channel }: { channel: Channel }) {
  const words = useStrings('reminders').test
  const test = useMutation({
    mutationFn: async () => {
      // where the server has new keys since, this browser subscribes once more
      if (channel === 'push') await keepDevice().catch(() => undefined)
      return api.call(testReminder, { body: { channel } })
    },
    onSettled: refreshReminders,
  })
  const outcome = test.data?.outcome
  const sentences = channel === 'mail' ? words.mailOutcome : words.pushOutcome
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" size="sm" isLoading={test.isPending} onClick={() => test.mutate()}>
        {channel === 'mail' ? words.mail : words.push}
      </Button>
      {outcome ? <Banner tone={outcome === 'handed_over' ? 'success' : 'notice'}>{sentences[outcome]}</Banner> : null}
      {test.isError ? <Banner>{messageOf(test.error)}</Banner> : null}
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { UserInfo } from '#contract/account.ts'
import { updateProfile } from '#contract/account.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshUserDetails } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { toast } from '../ui/toasts.tsx'

/** Settings: points, streak, badges and boards out of sight. They go on being counted, so nothing is lost. */
export function GameSection({ person }: { person: UserInfo }) {
  const words = useStrings('settings').game
  const save = useMutation({
    mutationFn: async (hasGame: boolean) => {
      await api.call(updateProfile, { body: { game_elements: hasGame } })
      await refreshUserDetails()
    },
    onSuccess: () => toast.success(words.saved),
    onError: (error) => toast.error(messageOf(error, words.notSaved)),
  })
  const hasGame = save.isPending ? save.variables : person.game_elements
  return (
    <div>
      <Checkbox label={words.hide} checked={!hasGame} onChange={(event) => save.mutate(!event.target.checked)} />
      <p className="mt-2 text-sm text-ink-2">{words.means}</p>
    </div>
  )
}

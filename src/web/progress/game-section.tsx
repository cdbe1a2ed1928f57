import { useMutation } from '@tanstack/react-query'
import type { UserInfo } from '#contract/account.ts'
import { updateProfile } from '#contract/account.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshUserDetails } from '../lib/queries.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { toast } from '../ui/toasts.tsx'

/** Settings: points, streak, badges and boards out of sight. They go on being counted, so nothing is lost. */
export function GameSection({ person }: { person: UserInfo }) {
  const save = useMutation({
    mutationFn: async (hasGame: boolean) => {
      await api.call(updateProfile, { body: { game_elements: hasGame } })
      await refreshUserDetails()
    },
    onSuccess: () => toast.success('Saved'),
    onError: (error) => toast.error(messageOf(error, 'This could not be saved. Please try again.')),
  })
  const hasGame = save.isPending ? save.variables : person.game_elements
  return (
    <div>
      <Checkbox label="Show me no game elements" checked={!hasGame} onChange={(event) => save.mutate(!event.target.checked)} />
      <p className="mt-2 text-sm text-ink-2">
        Hides points, streak, badges and leaderboards everywhere. They are still counted, so nothing is lost when you show them again. To leave the leaderboard too, choose 'Hide me' above.
      </p>
    </div>
  )
}

import type { UserInfo } from '#contract/account.ts'
import { BoardNameChoice } from './board-name-choice.tsx'
import { useBoardName } from './use-board-name.ts'

/** Settings: how boards name the person. Saved at once. */
export function LeaderboardSection({ person }: { person: UserInfo }) {
  const save = useBoardName()
  return (
    <BoardNameChoice
      person={person}
      value={save.isPending ? save.variables : person.leaderboard_visibility}
      onChange={(visibility) => save.mutate(visibility)}
    />
  )
}

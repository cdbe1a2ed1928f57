import { useQuery } from '@tanstack/react-query'
import { getMoments } from '#contract/moments.ts'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Link } from '../ui/link.tsx'

/** Until somebody chose, the board has them by their full name: told where they look first, not only on the board. */
export function SeenAs() {
  const words = useStrings('progress').brief
  const person = useUserDetails().data
  const news = useQuery(queryOf(getMoments)).data
  if (!person || !news || news.hasChosenBoardName || person.leaderboard_visibility === 'hidden') return null
  const choose = (
    <Link to={paths.leaderboard()} className="font-semibold text-brand-ink underline underline-offset-3">
      {words.chooseHow}
    </Link>
  )
  return (
    <p className="mt-2 text-center text-note text-ink-2">
      <Rich
        text={person.leaderboard_visibility === 'initials' ? words.seenByInitials : words.seenByName}
        values={{ name: `${person.first_name} ${person.last_name}`, choose }}
      />
    </p>
  )
}

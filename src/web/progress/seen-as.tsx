import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getMoments } from '#contract/moments.ts'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'

/** Until somebody chose, the board has them by their full name: told where they look first, not only on the board. */
export function SeenAs() {
  const person = useUserDetails().data
  const news = useQuery(queryOf(getMoments)).data
  if (!person || !news || news.hasChosenBoardName || person.leaderboard_visibility === 'hidden') return null
  return (
    <p className="mt-4 border-t border-line pt-3 text-center text-sm text-ink-2">
      The leaderboard names you {person.leaderboard_visibility === 'initials' ? 'by your initials' : `${person.first_name} ${person.last_name}`}.{' '}
      <Link to={paths.leaderboard()} className="font-semibold text-brand-ink underline underline-offset-3">
        Choose how
      </Link>
    </p>
  )
}

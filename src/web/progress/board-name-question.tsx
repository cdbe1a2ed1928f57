import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { getMoments } from '#contract/moments.ts'
import type { Visibility } from '#core/progress/leaderboard.ts'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { BoardNameChoice, shownAs } from './board-name-choice.tsx'
import { useBoardName } from './use-board-name.ts'

/** Many here look for work: asked once how others may see them, and changed any time in settings. */
export function BoardNameQuestion() {
  const person = useUserDetails()
  const news = useQuery(queryOf(getMoments))
  if (!person.data || !news.data || news.data.hasChosenBoardName) return null
  return <Question person={person.data} />
}

function Question({ person }: { person: UserInfo }) {
  const words = useStrings('leaderboard')
  const [value, setValue] = useState<Visibility>(person.leaderboard_visibility)
  const save = useBoardName()
  return (
    <Card aria-labelledby="board-name" className="mt-5">
      <CardHeader
        id="board-name"
        title={words.question}
        note={words.questionNote(shownAs(person, person.leaderboard_visibility))}
      />
      <BoardNameChoice person={person} value={value} onChange={setValue} />
      <Button className="mt-4" isLoading={save.isPending} onClick={() => save.mutate(value)}>
        {words.save}
      </Button>
    </Card>
  )
}

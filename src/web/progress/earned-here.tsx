import { useState } from 'react'
import { useUserDetails } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { celebrationOf, type Celebrated } from './celebrated.ts'
import { useNews } from './use-news.ts'

/** What a result earned, as a part of the result: badges, a level, a milestone. Nothing lies over it. */
export function EarnedHere({ className }: { className?: string }) {
  return useUserDetails().data?.game_elements ? <Earned className={className} /> : null
}

function Earned({ className }: { className?: string | undefined }) {
  const words = useStrings('progress').celebration
  const say = useSay()
  const [earned, setEarned] = useState<Celebrated['items']>([])
  useNews((news) => {
    const found = celebrationOf(news, words, say)
    if (found) setEarned((before) => [...before, ...found.items])
  })
  return (
    <div role="status" className={earned.length > 0 ? className : undefined}>
      {earned.length > 0 ? (
        <ul aria-label={words.label} className="flex flex-wrap gap-x-6 gap-y-3">
          {earned.map((item) => (
            <li key={item.name} className="flex items-center gap-3">
              <img src={item.imageUrl} alt="" width={48} height={48} className="flex-none" />
              <span className="min-w-0">
                <b className="block leading-snug font-strong">{item.name}</b>
                <span className="block text-sm text-ink-2">{item.note}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

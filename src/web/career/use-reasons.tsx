import { lazy, Suspense, useState } from 'react'
import type { RoleMatch } from './match-words.ts'

const MatchReasons = lazy(async () => ({ default: (await import('./match-reasons.tsx')).MatchReasons }))

/** The dialog with the reasons of a role match, loaded when first opened. */
export function useReasons(match: RoleMatch) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    open: () => {
      setWasOpened(true)
      setIsOpen(true)
    },
    dialog: wasOpened ? (
      <Suspense fallback={null}>
        <MatchReasons match={match} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Suspense>
    ) : null,
  }
}

import type { useBlocker } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Words = { title: string; text: string; leave: string; stay: string }

/** Asks before one goes away from what was changed, while the way is blocked. */
export function LeaveDialog({ blocker, words }: { blocker: ReturnType<typeof useBlocker>; words: Words }) {
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      title={words.title}
      description={words.text}
      isOpen
      isAboutLeaving
      onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            {words.leave}
          </Button>
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

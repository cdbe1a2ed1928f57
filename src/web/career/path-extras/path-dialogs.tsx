import { lazy, Suspense, useState } from 'react'
import type { LearningPathEntry } from '#contract/learning-path.ts'

const SwapDialog = lazy(async () => ({ default: (await import('./swap-dialog.tsx')).SwapDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))
const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }))

type Opened = { kind: 'swap' | 'report'; course: LearningPathEntry } | { kind: 'add' }

/** The dialogs of the path, each loaded when first opened. */
export function usePathDialogs() {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return {
    // After the menu has given the focus back: the dialog returns it to where it was.
    swap: (course: LearningPathEntry) => setTimeout(() => setOpened({ kind: 'swap', course })),
    report: (course: LearningPathEntry) => setTimeout(() => setOpened({ kind: 'report', course })),
    add: () => setOpened({ kind: 'add' }),
    dialog: opened ? (
      <Suspense fallback={null}>
        {opened.kind === 'swap' ? <SwapDialog course={opened.course} onClose={close} /> : null}
        {opened.kind === 'report' ? <ReportDialog course={opened.course} onClose={close} /> : null}
        {opened.kind === 'add' ? <AddDialog onClose={close} /> : null}
      </Suspense>
    ) : null,
  }
}

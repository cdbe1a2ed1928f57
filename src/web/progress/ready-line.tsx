import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'

export function ReadyLine({ className }: { className?: string }) {
  return (
    <Card className={classes('flex items-center justify-between gap-4 py-4! max-sm:flex-col max-sm:items-start', className)}>
      <p className="text-lg font-strong tracking-tight">Ready to rock your next interview?</p>
      {livePages.mockInterview ? (
        <LinkButton to={paths.mockInterview()} variant="soft">
          Practise a question
        </LinkButton>
      ) : null}
    </Card>
  )
}

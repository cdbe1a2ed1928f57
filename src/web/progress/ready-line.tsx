import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'

export function ReadyLine({ className }: { className?: string }) {
  const words = useStrings('achievements').ready
  return (
    <Card
      className={classes('flex items-center justify-between gap-4 py-4! max-sm:flex-col max-sm:items-start', className)}
    >
      <p className="text-lg font-strong tracking-tight">{words.question}</p>
      {livePages.mockInterview ? (
        <LinkButton to={paths.mockInterview()} variant="soft">
          {words.practise}
        </LinkButton>
      ) : null}
    </Card>
  )
}

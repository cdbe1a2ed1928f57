import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'

/** The way to an ad that somebody found themselves. */
export function CompareAnAd({ className }: { className?: string }) {
  const words = useStrings('jobs').list.advert
  return (
    <Card aria-labelledby="compare-an-ad" className={classes('flex flex-wrap items-center gap-x-5 gap-y-3', className)}>
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="compare-an-ad" className="text-lg">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
      </div>
      <LinkButton to={paths.jobAd()} variant="secondary">
        {words.compare}
      </LinkButton>
    </Card>
  )
}

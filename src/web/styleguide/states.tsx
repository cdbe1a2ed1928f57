import { Avatar } from '../ui/avatar.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { EmptyState, ErrorState } from '../ui/empty-state.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner, SpinnerMark } from '../ui/spinner.tsx'
import { Specimen } from './specimen.tsx'

const tones = ['neutral', 'brand', 'green', 'amber', 'red'] as const
const bannerTones = ['error', 'notice', 'success', 'info'] as const

/** What a page says while it waits, has nothing, fails, or is done. */
export function States() {
  return (
    <>
      <Specimen name="Chip">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </Specimen>
      <Specimen name="Banner">
        <div className="grid w-full max-w-2xl gap-3">
          {bannerTones.map((tone) => (
            <Banner key={tone} tone={tone}>
              A banner that is a {tone}.
            </Banner>
          ))}
        </div>
      </Specimen>
      <Specimen name="Progress bar">
        <div className="grid w-full max-w-md gap-4">
          <ProgressBar label="None" value={0} />
          <ProgressBar label="Some" value={45} />
          <ProgressBar label="Proven" value={70} tone="green" />
          <ProgressBar label="Streak" value={100} tone="amber" />
        </div>
      </Specimen>
      <Specimen name="Spinner, skeleton">
        <Spinner />
        <SpinnerMark />
        <div className="grid w-64 gap-2.5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-52" />
        </div>
      </Specimen>
      <Specimen name="Card">
        <Card className="w-full max-w-md">
          <CardHeader title="A card" note="With a note" />
          <p className="text-ink-2">And what it holds.</p>
        </Card>
      </Specimen>
      <Specimen name="Empty and error states">
        <div className="grid w-full gap-5 md:grid-cols-2">
          <EmptyState title="No courses yet" action={<Button>Find a course</Button>}>
            Your path starts with one.
          </EmptyState>
          <ErrorState message="Your courses could not be loaded." onRetry={() => undefined} />
          <ErrorState message="Trying once more." onRetry={() => undefined} isRetrying />
        </div>
      </Specimen>
      <Specimen name="Avatar" note="Any name gives initials; the colour comes from the id.">
        {['Ana Maria Okafor', 'Cher', 'Łukasz Żak', '李小龙'].map((name, index) => (
          <Avatar key={name} name={name} userId={`usr_${index}`} />
        ))}
      </Specimen>
    </>
  )
}

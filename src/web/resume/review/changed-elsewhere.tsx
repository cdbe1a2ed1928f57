import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** In place of Confirm while what is shown here is no longer the newest. */
export function ChangedElsewhere({ isOther, onShow }: { isOther: boolean; onShow: () => void }) {
  const words = useStrings('resumeReview').elsewhere
  return (
    <div data-actions className="panel sticky bottom-above-bar z-10 mt-6 grid gap-3 rounded-lg p-3 shadow-3">
      <Banner>
        {isOther ? words.other : words.changed} {words.nothingSaved}
      </Banner>
      <Button size="lg" onClick={onShow} className="justify-self-end max-sm:w-full">
        {words.show}
      </Button>
    </div>
  )
}

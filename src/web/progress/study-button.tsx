import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { recordStudy } from '#contract/learning-path.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { refreshProgress } from './progress-queries.ts'

/** 'I studied today': keeps a streak without any AI provider. Counted once a day, however often it is pressed. */
export function StudyButton(look: ButtonLook) {
  const words = useStrings('streak').study
  const study = useMutation({
    mutationFn: () => api.call(recordStudy),
    onSuccess: ({ pointsAwarded }) => {
      toast.success(pointsAwarded > 0 ? words.logged(pointsAwarded) : words.already)
      refreshProgress()
    },
    onError: (error) => toast.error(messageOf(error, words.notSaved)),
  })
  return (
    <Button {...look} icon={<Check size={17} aria-hidden />} isLoading={study.isPending} onClick={() => study.mutate()}>
      {words.button}
    </Button>
  )
}

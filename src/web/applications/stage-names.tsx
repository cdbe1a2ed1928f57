import { useMutation, useQuery } from '@tanstack/react-query'
import { createContext, use, useState, type FormEvent, type ReactNode } from 'react'
import { areDistinct, getStageNames, saveStageNames } from '#contract/application-lists.ts'
import { STAGES, type Stage } from '#core/applications/stage.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { queryOf } from '../lib/queries.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { Reworded, useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { toast } from '../ui/toasts.tsx'

type Names = Partial<Record<Stage, string>>

/** What everybody calls the stages, beside the fields for other names. */
const UsualStages = createContext<Readonly<Record<Stage, string>> | undefined>(undefined)

const useStageNames = () => useQuery(queryOf(getStageNames))

/** Everything inside calls the stages what their owner calls them. Until that is known, what everybody calls them. */
export function OwnStageNames({ children }: { children: ReactNode }) {
  const words = useStrings('applications')
  const names = useStageNames().data ?? {}
  return (
    <Reworded of={{ applications: { ...words, stages: { ...words.stages, ...names } } }}>
      <UsualStages value={words.stages}>{children}</UsualStages>
    </Reworded>
  )
}

/** A button for the dialog in which stages get other names. */
export function StageNamesButton() {
  const words = useStrings('applicationParts').stageNames
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <FormDialog
        title={words.title}
        description={words.description}
        words={words}
        isBusy={isBusy}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {(id) => <NamesForm id={id} onBusy={setIsBusy} onSaved={() => setIsOpen(false)} />}
      </FormDialog>
    </>
  )
}

function NamesForm({ id, onBusy, onSaved }: { id: string; onBusy: (isBusy: boolean) => void; onSaved: () => void }) {
  const words = useStrings('applicationParts').stageNames
  const usual = use(UsualStages)
  const known = useStageNames().data ?? {}
  const [names, setNames] = useState<Names>(known)
  const [opened] = useState<Names>(known)
  const isClear = areDistinct({
    ...usual,
    ...Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim())),
  })
  const save = useMutation({
    // only what was changed here: another tab may have named others since
    mutationFn: () =>
      api.call(saveStageNames, {
        body: Object.fromEntries(STAGES.filter((one) => names[one] !== opened[one]).map((one) => [one, names[one]])),
      }),
    onMutate: () => onBusy(true),
    onSuccess: async () => {
      toast.success(words.saved)
      onSaved()
      await refreshApplications()
    },
    onSettled: () => onBusy(false),
  })
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (isClear) save.mutate()
      }}
    >
      {STAGES.map((stage) => (
        <Field
          key={stage}
          label={usual?.[stage] ?? stage}
          maxLength={30}
          value={names[stage] ?? ''}
          onChange={(event) => setNames({ ...names, [stage]: event.target.value })}
        />
      ))}
      {isClear ? null : <Banner>{words.twice}</Banner>}
      {save.isError ? <Banner>{messageOf(save.error)}</Banner> : null}
    </form>
  )
}

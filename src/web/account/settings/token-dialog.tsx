import { useState, type FormEvent } from 'react'
import { Problem } from '#contract/problem.ts'
import { createToken } from '#contract/tokens.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TokenFields, useTokenWish } from './token-fields.tsx'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onMade: (secret: string) => void }

export function TokenDialog({ isOpen, onOpenChange, onMade }: Props) {
  const words = useStrings('tokens').dialog
  const [isBusy, setIsBusy] = useState(false)
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      hasLock
      words={words}
      isBusy={isBusy}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {(id) => <TokenForm id={id} onBusy={setIsBusy} onMade={onMade} />}
    </FormDialog>
  )
}

function TokenForm({ id, onBusy, onMade }: { id: string; onBusy: (isBusy: boolean) => void } & Pick<Props, 'onMade'>) {
  const words = useStrings('tokens').dialog
  const [name, setName] = useState('')
  const wish = useTokenWish({ scopes: [], days: 30 })
  const [refusal, setRefusal] = useState<string>()

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim() || !wish.isComplete) return setRefusal(words.incomplete)
    setRefusal(undefined)
    onBusy(true)
    try {
      onMade((await api.call(createToken, { body: { name, ...wish.body } })).secret)
    } catch (error) {
      if (error instanceof Problem && error.code === 'account.code_required') wish.askForCode()
      setRefusal(messageOf(error))
    } finally {
      onBusy(false)
    }
  }
  return (
    <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void make(event)}>
      {refusal ? <Banner>{refusal}</Banner> : null}
      <Field
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TokenFields wish={wish} />
    </form>
  )
}

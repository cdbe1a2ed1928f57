import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-box.tsx'

type Props = Omit<DialogProps, 'footer' | 'children'> & {
  words: { cancel: string; submit: string }
  isBusy: boolean
  isDanger?: boolean
  canSubmit?: boolean
  /** Stands before the two buttons. */
  extra?: ReactNode
  /** The form, under this id: the button that sends it stands in the dialog's footer. */
  children: (formId: string) => ReactNode
}

/** A dialog around one form. */
export function FormDialog({ words, isBusy, isDanger, canSubmit = true, extra, children, ...dialog }: Props) {
  const formId = useId()
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {extra}
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            disabled={!canSubmit}
            isLoading={isBusy}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  )
}

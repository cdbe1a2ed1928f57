import { useState, type ComponentType, type ReactNode } from 'react'
import { removeApplicationPart } from '#contract/applications.ts'
import { api } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { type ApplicationDetail, usePart } from './use-applications.ts'

/** What a dialog of a part is given; without `part` it is a new one. */
export type PartFrame<Part> = { applicationId: string; part: Part | undefined; isOpen: boolean; onClose: () => void }
type Whose = Pick<ApplicationDetail, 'id' | 'deletedAt'>
type Row = { about: ReactNode; edit: string; editName: string }

/** People, interviews: a list of parts of an application, each to be written in a dialog; in the trash to read only. */
export function PartsCard<Part extends { id: string }>({
  id,
  application,
  parts,
  words,
  row,
  dialog: PartForm,
  children,
}: {
  id: string
  application: Whose
  parts: readonly Part[]
  words: { title: string; note?: string; add: string; none: string }
  row: (part: Part) => Row
  dialog: ComponentType<PartFrame<Part>>
  children?: ReactNode
}) {
  const [edited, setEdited] = useState<Part | 'new'>()
  const isFixed = application.deletedAt !== null
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={words.title} note={words.note}>
        {isFixed ? null : (
          <Button size="sm" variant="secondary" onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        )}
      </CardHeader>
      {parts.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ul className="divide-y divide-line">
        {parts.map((part) => {
          const { about, edit, editName } = row(part)
          return (
            <li key={part.id} className="grid grid-cols-rest-auto gap-x-4 py-3 wrap-anywhere">
              <div className="min-w-0">{about}</div>
              {isFixed ? null : (
                <Button size="sm" variant="ghost" aria-label={editName} onClick={() => setEdited(part)}>
                  {edit}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {isFixed ? null : children}
      <PartForm
        key={edited === undefined || edited === 'new' ? edited : edited.id}
        applicationId={application.id}
        part={edited === 'new' ? undefined : edited}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </Card>
  )
}

/** One of them: to save, or to take off when it was there before. */
export function PartDialog({
  applicationId,
  partId,
  words,
  canSave = true,
  isOpen,
  onClose,
  save,
  children,
}: {
  applicationId: string
  partId: string | undefined
  words: { title: string; remove: string; cancel: string; save: string }
  canSave?: boolean
  isOpen: boolean
  onClose: () => void
  save: () => Promise<unknown>
  children: ReactNode
}) {
  const saving = usePart(save, onClose)
  const removing = usePart(
    (id: string) => api.call(removeApplicationPart, { params: { id: applicationId, partId: id } }),
    onClose,
  )
  return (
    <FormDialog
      title={words.title}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      words={{ cancel: words.cancel, submit: words.save }}
      isBusy={saving.isPending}
      canSubmit={canSave}
      extra={
        partId === undefined ? null : (
          <Button variant="ghost" isLoading={removing.isPending} onClick={() => removing.mutate(partId)}>
            {words.remove}
          </Button>
        )
      }
    >
      {(formId) => (
        <form
          id={formId}
          noValidate
          className="grid grid-cols-1 gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (canSave) saving.mutate()
          }}
        >
          {children}
        </form>
      )}
    </FormDialog>
  )
}

import X from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { removeApplicationPart, saveApplicationTask } from '#contract/applications.ts'
import { api } from '../lib/api.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { DateField } from './add-dialog.tsx'
import { type ApplicationDetail, usePart } from './use-applications.ts'

type Fields = { title: string; dueOn: string | null; state: 'open' | 'done' }
type Task = Fields & { id?: string; was?: Fields }
type Save = (task: Task) => Promise<unknown>

/** What is left to do for one application; with a day it stands in today's list when the day comes. */
export function TasksCard({ application }: { application: ApplicationDetail }) {
  const words = useStrings('applicationParts').tasks
  const [title, setTitle] = useState('')
  const [dueOn, setDueOn] = useState('')
  const params = { id: application.id }
  const save: Save = (body) => api.call(saveApplicationTask, { params, body })
  const adding = usePart(save, () => {
    setTitle('')
    setDueOn('')
  })
  const removing = usePart(
    (partId: string) => api.call(removeApplicationPart, { params: { ...params, partId } }),
    () => undefined,
  )
  return (
    <Card aria-labelledby="tasks-title">
      <CardHeader id="tasks-title" title={words.title} />
      {application.tasks.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      <ul className="grid grid-cols-1 gap-1">
        {application.tasks.map((task) => (
          <li key={task.id} className="flex items-center justify-between gap-3">
            <TaskBox task={task} save={save} />
            <Button
              size="sm"
              variant="ghost"
              aria-label={words.remove(task.title)}
              onClick={() => removing.mutate(task.id)}
            >
              <X size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-3-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (title.trim() !== '') adding.mutate({ title, dueOn: dueOn || null, state: 'open' })
        }}
      >
        <Field label={words.what} maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
        <DateField label={words.dueOn} value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={title.trim() === ''}
          isLoading={adding.isPending}
        >
          {words.add}
        </Button>
      </form>
    </Card>
  )
}

function TaskBox({ task, save }: { task: ApplicationDetail['tasks'][number]; save: Save }) {
  const words = useStrings('applicationParts').tasks
  const ticking = usePart(save, () => undefined)
  return (
    <Checkbox
      className="min-w-0 wrap-anywhere"
      label={
        <>
          <span className={task.state === 'done' ? 'line-through' : undefined}>{task.title}</span>
          {task.dueOn ? <span className="text-sm text-ink-3"> {words.due(task.dueOn)}</span> : null}
        </>
      }
      checked={task.state === 'done'}
      isBusy={ticking.isPending}
      onChange={(event) => ticking.mutate({ ...task, was: task, state: event.target.checked ? 'done' : 'open' })}
    />
  )
}

import { useMutation } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { exportApplications } from '#contract/application-reports.ts'
import { removeView, saveView } from '#contract/application-lists.ts'
import { LIST_SORTS } from '#contract/applications.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { refreshApplications } from '../lib/refresh-applications.ts'
import { saveAsFile } from '../lib/save-as-file.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toasts.tsx'
import { fromViewQuery, toViewQuery } from './list-query.ts'
import { useListOptions } from './use-applications.ts'

type Filters = Readonly<Record<string, string>>

export function ListFilters({
  filters,
  onChange,
  onClear,
}: {
  filters: Filters
  onChange: (change: Record<string, string>) => void
  onClear: () => void
}) {
  const words = useStrings('applications')
  const { list } = words
  const options = useListOptions().data
  const select = (name: string, label: string, any: string, values: readonly (readonly [string, string])[]) => (
    <Select label={label} value={filters[name] ?? ''} onChange={(event) => onChange({ [name]: event.target.value })}>
      <option value="">{any}</option>
      {values.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  const named = (values: readonly string[] = []) => values.map((value) => [value, value] as const)
  const isTrash = filters['trash'] === 'true'
  return (
    <div role="group" aria-label={list.filters} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Field
        label={list.search}
        className="sm:col-span-2 lg:col-span-3"
        maxLength={120}
        value={filters['q'] ?? ''}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      {select(
        'stage',
        list.stage,
        list.allStages,
        STAGES.map((stage) => [stage, words.stages[stage]]),
      )}
      <Select
        label={list.outcome}
        value={isTrash ? 'trash' : (filters['outcome'] ?? '')}
        onChange={({ target: { value } }) =>
          onChange(value === 'trash' ? { outcome: '', due: '', trash: 'true' } : { outcome: value, trash: '' })
        }
      >
        <option value="">{list.anyOutcome}</option>
        <option value="open">{list.onlyOpen}</option>
        <option value="closed">{list.onlyClosed}</option>
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {words.outcomes[outcome]}
          </option>
        ))}
        <option value="trash">{list.inTrash}</option>
      </Select>
      {select(
        'sort',
        list.sort,
        list.sorts.changed,
        LIST_SORTS.filter((sort) => sort !== 'changed').map((sort) => [sort, list.sorts[sort]]),
      )}
      {options && options.tags.length > 0 ? select('tag', list.tagFilter, list.any, named(options.tags)) : null}
      {options && options.sources.length > 0
        ? select('source', list.sourceFilter, list.any, named(options.sources))
        : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2 lg:col-span-3">
        {isTrash ? null : (
          <Checkbox
            label={list.dueOnly}
            checked={filters['due'] === 'true'}
            onChange={(event) => onChange({ due: event.target.checked ? 'true' : '' })}
          />
        )}
        {Object.keys(filters).length > 0 ? (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {list.clear}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Filters with a name: one press shows them again. */
export function SavedViews({
  filters,
  onShow,
}: {
  filters: Filters
  onShow: (filters: Record<string, string>) => void
}) {
  const words = useStrings('applications').list.views
  const views = useListOptions().data?.views ?? []
  const [name, setName] = useState('')
  const saving = useMutation({
    mutationFn: () => api.call(saveView, { body: { name: name.trim(), query: toViewQuery(filters) as object } }),
    onSuccess: () => {
      setName('')
      toast.success(words.saved)
      return refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const removing = useMutation({
    mutationFn: (id: string) => api.call(removeView, { params: { id } }),
    onSuccess: () => {
      toast.success(words.removed)
      return refreshApplications()
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  if (views.length === 0 && Object.keys(filters).length === 0) return null
  return (
    <div className="mb-5 grid grid-cols-1 gap-3 border-b border-line pb-5">
      {views.length > 0 ? (
        <ul aria-label={words.label} className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.id} className="flex max-w-full items-center rounded-control bg-sunken">
              <Button
                variant="ghost"
                size="sm"
                className="min-w-0 wrap-anywhere"
                onClick={() => onShow(fromViewQuery(view.query))}
              >
                {view.name}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={words.remove(view.name)}
                onClick={() => removing.mutate(view.id)}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {Object.keys(filters).length > 0 ? (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (name.trim() !== '') saving.mutate()
          }}
        >
          <Field
            label={words.name}
            className="min-w-0 grow basis-48 sm:max-w-80"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" variant="secondary" disabled={name.trim() === ''} isLoading={saving.isPending}>
            {words.save}
          </Button>
        </form>
      ) : null}
    </div>
  )
}

const FORMATS = ['csv', 'xlsx', 'json'] as const
const FORMAT_NAMES = { csv: 'CSV', xlsx: 'Excel', json: 'JSON' }

/** What the filters show, as a file with its history. */
export function ExportMenu({ filters }: { filters: Filters }) {
  const words = useStrings('applications').list
  const file = useMutation({
    mutationFn: async (format: (typeof FORMATS)[number]) => {
      const { sort: _sort, due: _due, trash: _trash, ...query } = filters
      saveAsFile(`${words.fileName}.${format}`, await api.file(exportApplications, { query: { ...query, format } }))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Menu
      label={words.export}
      trigger={
        <Button variant="ghost" size="sm" isLoading={file.isPending}>
          {words.export}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => file.mutate(format)}>
          {words.exportOf(FORMAT_NAMES[format])}
        </MenuItem>
      ))}
    </Menu>
  )
}

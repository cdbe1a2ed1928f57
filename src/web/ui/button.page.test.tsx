import '#test/support/dom.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button, IconButton } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Select } from './select.tsx'

afterEach(cleanup)

it('a button that works takes no second press, and is not disabled: that would take the focus away', () => {
  const sent: string[] = []
  const form = (isLoading: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push('form')
      }}
    >
      <Button type="submit" isLoading={isLoading} onClick={() => sent.push('press')}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(true))
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  expect(sent).toEqual([])
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  rerender(form(false))
  fireEvent.click(button)
  expect(sent).toEqual(['press', 'form'])
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

it('an icon that has nothing left to do is off in the same way', () => {
  let count = 0
  const undo = (isOff: boolean) => <IconButton label="Undo" disabled={isOff} onClick={() => (count += 1)} />
  const { rerender } = render(undo(true))
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  expect([count, button.disabled, button.getAttribute('aria-disabled')]).toEqual([0, false, 'true'])
  rerender(undo(false))
  fireEvent.click(button)
  expect(count).toBe(1)
})

it('a field whose choice is being saved keeps the focus and its choice', () => {
  const chosen: unknown[] = []
  const fields = (isBusy: boolean) => (
    <>
      <Select label="Stage" value="saved" isBusy={isBusy} onChange={({ target }) => chosen.push(target.value)}>
        <option value="saved">Saved</option>
        <option value="offer">Offer</option>
      </Select>
      <Checkbox label="Done" checked={false} isBusy={isBusy} onChange={({ target }) => chosen.push(target.checked)} />
    </>
  )
  const { rerender } = render(fields(true))
  const [stage, done] = [
    screen.getByRole<HTMLSelectElement>('combobox'),
    screen.getByRole<HTMLInputElement>('checkbox'),
  ]
  const takes = () => [
    fireEvent.keyDown(stage, { key: 'ArrowDown' }),
    fireEvent.mouseDown(stage),
    fireEvent.click(done),
    fireEvent.keyDown(stage, { key: 'Tab' }),
  ]
  expect(takes()).toEqual([false, false, false, true])
  expect([chosen, stage.disabled, done.disabled, done.checked]).toEqual([[], false, false, false])
  rerender(fields(false))
  expect(takes()).toEqual([true, true, true, true])
  fireEvent.change(stage, { target: { value: 'offer' } })
  expect(chosen).toEqual([true, 'offer'])
})

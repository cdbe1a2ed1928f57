import '#test/support/dom.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button, IconButton } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Menu, MenuItem } from './menu.tsx'
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

it('a busy button that is off otherwise keeps the focus too, and Enter in its form sends nothing', () => {
  const sent: string[] = []
  render(
    <form onSubmit={() => sent.push('form')}>
      <input aria-label="Name" />
      <Button type="submit" isLoading disabled>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  expect(button.disabled).toBe(false)
  // Enter in a field is a press of the form's first button
  button.click()
  expect(sent).toEqual([])
})

it('a menu does not open by a button that works', async () => {
  const menu = (isLoading: boolean) => (
    <Menu label="Days" trigger={<Button isLoading={isLoading}>Snooze</Button>}>
      <MenuItem>One day</MenuItem>
    </Menu>
  )
  const { rerender } = render(menu(true))
  const press = () => {
    const button = screen.getByRole('button')
    fireEvent.pointerDown(button, { button: 0 })
    fireEvent.click(button)
    for (const key of ['Enter', 'ArrowDown']) fireEvent.keyDown(button, { key })
  }
  press()
  rerender(menu(false))
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(await screen.findByRole('menuitem'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  rerender(menu(true))
  press()
  expect(screen.queryByRole('menu')).toBeNull()
  rerender(menu(false))
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0 })
  expect(await screen.findByRole('menu')).toBeTruthy()
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
  const pressed = (key: string, held = {}) => fireEvent.keyDown(stage, { key, ...held })
  expect([pressed('F5'), pressed('f', { ctrlKey: true }), pressed('ArrowLeft', { altKey: true })]).toEqual([
    true,
    true,
    true,
  ])
  expect([pressed('F4'), pressed('o'), pressed('ArrowDown', { altKey: true })]).toEqual([false, false, false])
  expect([chosen, stage.disabled, done.disabled, done.checked]).toEqual([[], false, false, false])
  rerender(fields(false))
  expect(takes()).toEqual([true, true, true, true])
  fireEvent.change(stage, { target: { value: 'offer' } })
  expect(chosen).toEqual([true, 'offer'])
})

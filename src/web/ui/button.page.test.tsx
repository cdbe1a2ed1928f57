import '#test/support/dom.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button, IconButton } from './button.tsx'

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

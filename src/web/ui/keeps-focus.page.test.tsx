import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { KeepsFocus } from './keeps-focus.tsx'

afterEach(cleanup)

/** Rows that go when pressed, before a button that goes once it has brought two more. */
function List({ first }: { first: string[] }) {
  const [rows, setRows] = useState(first)
  const [hasMore, setHasMore] = useState(true)
  const more = () => {
    setRows([...rows, 'Foxglove', 'Gentian'])
    setHasMore(false)
  }
  return (
    <KeepsFocus>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button disabled>Later</button>
            <button onClick={() => setRows(rows.filter((one) => one !== row))}>{row}</button>
          </li>
        ))}
      </ul>
      {hasMore ? <button onClick={more}>More</button> : null}
    </KeepsFocus>
  )
}

it.each([
  ['Aster', 'Borage'],
  ['Campion', 'Borage'],
  ['More', 'Foxglove'],
])('%s is pressed and goes: %s has the focus', async (pressed, next) => {
  render(<List first={['Aster', 'Borage', 'Campion']} />)
  const button = screen.getByRole('button', { name: pressed })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(next))
})

it('gives the place itself the focus when its last row goes', async () => {
  render(<List first={['Aster']} />)
  const button = screen.getByRole('button', { name: 'Aster' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.querySelector('ul')).not.toBeNull())
  expect(document.activeElement).not.toBe(document.body)
})

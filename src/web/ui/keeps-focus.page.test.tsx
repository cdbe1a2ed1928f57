import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { must } from '#core/must.ts'
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

/** Entries that open, with rows of their own that go when pressed; an entry goes with them. */
function Entries() {
  const [gone, setGone] = useState<string[]>([])
  const left = (names: string[]) => names.filter((name) => !gone.includes(name))
  const remove = (name: string) => (
    <button aria-label={`Remove ${name}`} onClick={() => setGone([...gone, name])}>
      X
    </button>
  )
  return (
    <KeepsFocus>
      <ul>
        {left(['Herbs', 'Trees']).map((entry) => (
          <li key={entry}>
            <details open={entry === 'Herbs'}>
              <summary>{entry}</summary>
              <ul>
                {left(['first', 'second']).map((row) => (
                  <li key={row}>
                    <input aria-label={`${entry} ${row}`} />
                    {remove(row)}
                  </li>
                ))}
              </ul>
              {remove(entry)}
            </details>
          </li>
        ))}
      </ul>
    </KeepsFocus>
  )
}

it.each([
  ['Remove first', () => screen.getByLabelText('Herbs second')],
  ['Remove Herbs', () => screen.getByText('Trees')],
])('%s in nested lists: the row that follows has the focus', async (pressed, next) => {
  render(<Entries />)
  const button = must(screen.getAllByLabelText(pressed)[0])
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(next()))
})

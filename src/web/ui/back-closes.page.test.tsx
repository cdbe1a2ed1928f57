import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useBackCloses } from './back-closes.ts'

afterEach(cleanup)

const layers = () => (window.history.state as { layers?: number } | null)?.layers ?? 0
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

function Layer({ name, isFirst = false }: { name: string; isFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isFirst)
  useBackCloses(isOpen, () => setIsOpen(false))
  return (
    <button type="button" onClick={() => setIsOpen(!isOpen)}>
      {name} {isOpen ? 'open' : 'closed'}
    </button>
  )
}

const press = async (name: string) => fireEvent.click(await screen.findByText(name))
const back = () =>
  act(async () => {
    window.history.back()
    await settled()
  })

it('Back closes what lies over the page and keeps the address', async () => {
  window.history.replaceState({ key: 'own' }, '', '/settings')
  render(<Layer name="dialog" />)
  await press('dialog closed')
  await waitFor(() => expect(layers()).toBe(1))
  expect(window.history.state).toMatchObject({ key: 'own' })
  await back()
  await screen.findByText('dialog closed')
  expect([window.location.pathname, layers()]).toEqual(['/settings', 0])
})

it('closed by its button, a layer leaves no entry behind', async () => {
  window.history.replaceState(null, '', '/plan')
  render(<Layer name="sheet" />)
  await press('sheet closed')
  await waitFor(() => expect(layers()).toBe(1))
  await press('sheet open')
  await waitFor(() => expect(layers()).toBe(0))
  expect(window.location.pathname).toBe('/plan')
})

it('of two layers Back closes the upper one first', async () => {
  window.history.replaceState(null, '', '/jobs')
  render(
    <>
      <Layer name="lower" isFirst />
      <Layer name="upper" />
    </>,
  )
  await waitFor(() => expect(layers()).toBe(1))
  await press('upper closed')
  await waitFor(() => expect(layers()).toBe(2))
  await back()
  await screen.findByText('upper closed')
  await screen.findByText('lower open')
})

it('a page opened from a layer keeps its place, and Back from it does not stop at the layer', async () => {
  window.history.replaceState(null, '', '/arena')
  render(<Layer name="menu" />)
  await press('menu closed')
  await waitFor(() => expect(layers()).toBe(1))
  // as the router does it for a link in the layer, which closes on the way
  window.history.pushState({ key: 'next' }, '', '/pricing')
  await press('menu open')
  await act(settled)
  expect(window.location.pathname).toBe('/pricing')
  await back()
  await waitFor(() => expect([window.location.pathname, layers()]).toEqual(['/arena', 0]))
})

import '#test/support/dom.ts'
import { act, render } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { drawInTurns, InTurn } from './in-turn.tsx'

const page = (
  <div>
    <p>header</p>
    <InTurn>
      <p>page</p>
    </InTurn>
    <InTurn>
      <p>footer</p>
    </InTurn>
  </div>
)
const nextTask = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))

it('takes over what the build wrote, and then draws each part as a task by itself', async () => {
  const place = document.createElement('div')
  place.innerHTML = '<div><p>header</p><p>page</p><p>footer</p></div>'
  const written = [...place.querySelectorAll('p')]
  render(page, { container: place, hydrate: true })
  expect([...place.querySelectorAll('p')]).toEqual(written)

  onTestFinished(drawInTurns())
  const { container } = render(page)
  expect(container.textContent).toBe('header')
  await nextTask()
  expect(container.textContent).toBe('headerpage')
  await nextTask()
  expect(container.textContent).toBe('headerpagefooter')
})

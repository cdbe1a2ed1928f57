import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it } from 'vitest'
import { parts } from '../strings/en/parts.ts'
import { shell } from '../strings/en/shell.ts'
import { Strings } from '../strings/strings.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { StarRating } from './star-rating.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)
Element.prototype.scrollIntoView ??= () => undefined

const WithWords = ({ children }: { children: ReactNode }) => <Strings of={{ parts, shell }}>{children}</Strings>

/** Types as a person does: text goes in at the caret. */
function type(input: HTMLInputElement, text: string, at = input.value.length): void {
  const value = input.value.slice(0, at) + text + input.value.slice(at)
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.setSelectionRange(at + text.length, at + text.length)
  fireEvent.input(input)
}

describe('a field', () => {
  it('keeps the caret where the person types in the middle', () => {
    render(<Field label="Email" kind="email" />, { wrapper: WithWords })
    const input = screen.getByLabelText<HTMLInputElement>('Email')
    type(input, 'ana@x.co')
    type(input, 'B', 3)
    expect(input.value).toBe('anab@x.co')
    expect(input.selectionStart).toBe(4)
  })

  it('raises a name’s first letter once, and lets it be lowered', () => {
    render(<Field label="First name" kind="name" />, { wrapper: WithWords })
    const input = screen.getByLabelText<HTMLInputElement>('First name')
    type(input, ' d')
    expect(input.value).toBe('D')
    fireEvent.change(input, { target: { value: '' } })
    type(input, 'de Boer')
    expect(input.value).toBe('de Boer')
  })

  it('gives the form the tidied text', async () => {
    const sent: unknown[] = []
    function Form() {
      const { register, handleSubmit } = useForm<{ username: string }>()
      return (
        <form onSubmit={handleSubmit((values) => void sent.push(values))}>
          <Field label="Username" kind="username" {...register('username')} />
          <button type="submit">Send</button>
        </form>
      )
    }
    render(<Form />, { wrapper: WithWords })
    type(screen.getByLabelText<HTMLInputElement>('Username'), 'Ada Love')
    await act(async () => fireEvent.click(screen.getByText('Send')))
    expect(sent).toEqual([{ username: 'adalove' }])
  })

  it('leaves a letter alone while an input method composes it', () => {
    render(<Field label="Username" kind="username" />, { wrapper: WithWords })
    const input = screen.getByLabelText<HTMLInputElement>('Username')
    fireEvent.compositionStart(input)
    type(input, 'K ')
    expect(input.value).toBe('K ')
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('k')
  })

  it('shows and hides a password', () => {
    render(<Field label="Password" kind="password" />, { wrapper: WithWords })
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    expect(input.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.type).toBe('password')
  })

  it('names its error and hint to readers, and marks what is required', () => {
    render(<Field label="Email" required error="Email address is required" hint="We never show it" />, {
      wrapper: WithWords,
    })
    const input = screen.getByLabelText('Email')
    const told = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(told).toEqual(['We never show it', 'Email address is required'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Email').className).toContain('asterisk')
  })

  const kinds = [
    ['number', { type: 'number', min: '1' }],
    ['amount', { type: 'number', min: '1' }],
    ['weight', { type: 'number', min: '1' }],
    ['image', { type: 'file', accept: '.jpg,.jpeg,.png' }],
    ['postal-code', { maxLength: 10 }],
  ] as const
  it.each(kinds)('of kind %s carries its limits', (kind, limits) => {
    render(<Field label="It" kind={kind} />, { wrapper: WithWords })
    expect(screen.getByLabelText('It')).toMatchObject(limits)
  })

  it('carries the naira before an amount and kg after a weight', () => {
    const { container, rerender } = render(<Field label="Amount" kind="amount" />, { wrapper: WithWords })
    expect(container.textContent).toBe('Amount₦')
    rerender(<Field label="Weight" kind="weight" />)
    expect(container.textContent).toBe('Weightkg')
  })
})

describe('stars', () => {
  const counts = [
    [1, 1],
    [5, 5],
    [10, 10],
    [0, 1],
    [12, 10],
  ]
  it.each(counts)('asked for %i, shows %i', (items, shown) => {
    render(<StarRating label="How good?" value={1} onChange={() => undefined} items={items} />, { wrapper: WithWords })
    expect(screen.getAllByRole('radio')).toHaveLength(shown)
  })

  it('are one choice of a named group', () => {
    function Rating() {
      const [value, setValue] = useState(1)
      return <StarRating label="How good?" value={value} onChange={setValue} />
    }
    render(<Rating />, { wrapper: WithWords })
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter((star) => star.checked)).toHaveLength(1)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true)
    expect(screen.getByRole('group', { name: 'How good?' })).toBeTruthy()
  })
})

describe('tabs', () => {
  const items = ['one', 'two', 'three'].map((id) => ({ id, label: id, panel: `panel ${id}` }))
  const open = () => screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true')
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

  it('move and open with arrows, Home and End, and go around', () => {
    render(<Tabs label="Three" items={items} />)
    screen.getByRole('tab', { name: 'one' }).focus()
    const seen = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
      press(key)
      return document.activeElement?.textContent
    })
    expect(seen).toEqual(['two', 'three', 'one', 'three', 'one', 'three'])
    expect(open().map((tab) => tab.textContent)).toEqual(['three'])
  })

  it('are one stop for the Tab key', () => {
    render(<Tabs label="Three" items={items} />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })
})

it('a loading button takes no second click and keeps its name', () => {
  let clicks = 0
  render(
    <Button isLoading onClick={() => clicks++}>
      Send
    </Button>,
  )
  screen.getByRole('button', { name: 'Send' }).click()
  expect(clicks).toBe(0)
})

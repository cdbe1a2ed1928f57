import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tokenStore } from '../lib/browser-session.ts'

const { app, settle, open } = useApp()

const fill = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('signing up', () => {
  it('with nothing written names every field and takes the focus to the list', async () => {
    await open('/signup')
    press('Create account')
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email address is required',
      'Password is required',
      'You must accept our terms and conditions',
    ])
      expect(await screen.findByText(message)).toBeTruthy()
    const summary = screen.getByText('Please check these fields').closest('[role=alert]')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    fireEvent.click(screen.getByRole('link', { name: 'Email address' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
  })

  it('with a taken address says so and keeps what was typed', async () => {
    const { email } = await settle({ hasAnswers: false })
    tokenStore.clear()
    await open('/signup')
    fill('First name', 'ada')
    fill('Last name', 'lovelace')
    fill('Email address', email.toUpperCase())
    fill(/^Password/, 'another-lantern-orbit-7')
    fireEvent.click(screen.getByLabelText(/terms and conditions/))
    press('Create account')
    expect(await screen.findByText('An account with this email already exists')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
    expect(tokenStore.status()).toBe('out')
  })

  it('in Turkish says in Turkish what is missing', async () => {
    await open('/tr/signup')
    fireEvent.click(must(document.querySelector('#signup-form button[type=submit]')))
    expect(await screen.findByText('E-posta adresini yaz')).toBeTruthy()
    expect(document.documentElement.lang).toBe('tr')
  })
})

describe('signing in', () => {
  const signIn = async (email: string, password: string) => {
    fill('Email address', email)
    fill(/^Password/, password)
    press('Sign in')
  }

  it('with a wrong password has one answer, whether the address is known or not', async () => {
    const { email } = await settle({ hasAnswers: false })
    tokenStore.clear()
    await open('/login')
    for (const address of [email, 'nobody@waymark.example']) {
      await signIn(address, 'not-the-password')
      expect(await screen.findByText('Invalid login details')).toBeTruthy()
    }
  })

  it.each([
    ['/settings', '/settings'],
    ['https://evil.example/', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['null', '/dashboard'],
    ['/login', '/dashboard'],
  ])('with the callback %s leads to %s', async (callback, page) => {
    const { email, password } = await settle()
    tokenStore.clear()
    const { where } = await open(`/login?callback=${encodeURIComponent(callback)}`)
    await signIn(email, password)
    await waitFor(() => expect(where()).toBe(page))
  })

  it('without a connection says so and loses nothing', async () => {
    app.breaks = /auth\/login/
    await open('/login')
    await signIn('ada@waymark.example', 'lantern-orbit-quilt-92')
    expect(await screen.findByText(/You appear to be offline/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@waymark.example')
  })
})

it.each([
  ['/settings/banana', 'Page not found'],
  ['/settings/Security', 'Settings'],
])('%s shows %s', async (address, heading) => {
  await settle()
  await open(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
})

it('what is being saved in the settings is not asked about as unsaved', async () => {
  await settle()
  const { where } = await open('/settings')
  const inner = globalThis.fetch
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PATCH') await gate
    return inner(input, init)
  }
  try {
    fill(/^First name/, 'Grace')
    const save = must(screen.getByLabelText(/^First name/).closest('form')).querySelector('button[data-saves]')
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    fireEvent.click(must(save))
    await waitFor(() => expect(save?.getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(must(screen.getAllByRole('link', { name: 'Dashboard' })[0]))
    await waitFor(() => expect(where()).toBe('/dashboard'))
  } finally {
    letGo()
    globalThis.fetch = inner
  }
})

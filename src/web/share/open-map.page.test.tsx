import { must } from '#core/must.ts'
import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getOwnWay, shareOwnWay } from '#contract/open-map.ts'
import { signUpPerson } from '#test/support/person.ts'
import { tokenStore } from '#web/lib/browser-session.ts'

const { app, settle, open } = useApp()
beforeEach(() => sessionStorage.clear())

const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('trying before signing up', () => {
  it('says what is missing, draws the map, and what was tried begins the questions after signing up', async () => {
    await open('/try')
    await screen.findByRole('option', { name: 'Data Scientist' })
    fireEvent.click(screen.getByRole('button', { name: 'Show my map' }))
    expect(await screen.findByText('Name a few skills')).toBeTruthy()
    choose(/^Dream role/, 'Data Scientist')
    fireEvent.click(screen.getByRole('button', { name: 'Take a sample' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show my map' }))
    expect(await screen.findByText(/^Skills we found: Python, JavaScript/u)).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Map of the way to Data Scientist/u })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\d+ of the \d+ skills/u))
    expect(screen.getByRole('link', { name: 'Keep this map' }).getAttribute('href')).toBe('/signup')
  })

  it('the role that was tried stands chosen in the questionnaire, and the skills in the picker', async () => {
    sessionStorage.setItem('tried', JSON.stringify({ dreamRole: 'Data Scientist', skills: ['Python', 'SQL'] }))
    const person = await signUpPerson(app.server)
    tokenStore.write(person.tokens)
    await open('/resume-upload?step=1')
    fireEvent.click(await screen.findByRole('radio', { name: /^Student/u }))
    fireEvent.click(await screen.findByRole('radio', { name: /^Yes/u }))
    expect(await screen.findByRole('radio', { name: /^Data Scientist/u, checked: true })).toBeTruthy()
  })

  it('says so in Turkish at the Turkish address', async () => {
    await open('/tr/try')
    expect(await screen.findByRole('heading', { name: 'Önce haritanı gör' })).toBeTruthy()
  })
})

describe('the public link of a plan', () => {
  it('is made, named and ended by its owner', async () => {
    const person = await settle()
    await open('/plan')
    fireEvent.click(await screen.findByRole('button', { name: 'Share a link' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Nobody can see your plan now.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Make a link' }))
    const link = await dialog.findByRole('link', { name: /\/ways\//u })
    await waitFor(async () => expect(link.textContent).toContain(must(await person.api.call(getOwnWay)).token))
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Show my first name' }))
    await waitFor(async () => expect((await person.api.call(getOwnWay))?.isNamed).toBe(true))
    fireEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }))
    expect(await dialog.findByText('Nobody can see your plan now.')).toBeTruthy()
    expect(await person.api.call(getOwnWay)).toBeNull()
  })

  it('shows a stranger the way, takes one cheer, and leads to their own way', async () => {
    const person = await settle()
    const { token } = await person.api.call(shareOwnWay, { body: { isNamed: true } })
    tokenStore.clear()
    await open(`/ways/${token}`)
    expect(await screen.findByRole('heading', { name: /’s way to Software Developer$/u })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cheer' }))
    expect(await screen.findByText(/^Thank you for the cheer! 1 cheer$/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cheer' })).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Thank you for the cheer!/u))
    expect(screen.getAllByText(/ h, then \d+ h of practice/u).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('link', { name: 'Make it mine' }))
    await screen.findByRole('option', { name: 'Software Developer' })
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>(/^Dream role/u).value).toBe('Software Developer'),
    )
  })

  it('speaks Turkish to a visitor who chose it in the footer, names and steps too', async () => {
    const person = await settle()
    const { token } = await person.api.call(shareOwnWay, { body: { isNamed: true } })
    tokenStore.clear()
    await open(`/ways/${token}`)
    const footer = within(await screen.findByRole('contentinfo'))
    fireEvent.click(await footer.findByRole('link', { name: 'Türkçe' }))
    expect(await screen.findByRole('heading', { name: /: Yazılım Geliştirici yolu$/u })).toBeTruthy()
    expect(document.documentElement.lang).toBe('tr')
    expect(screen.getByRole('button', { name: 'Destek ver' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Software Developer|Prove |Programming Fundamentals/u)
    fireEvent.click(footer.getByRole('link', { name: 'English' }))
    expect(await screen.findByRole('heading', { name: /’s way to Software Developer$/u })).toBeTruthy()
  })

  it('says so where nothing is shared', async () => {
    await open('/ways/nobody')
    expect(await screen.findByRole('heading', { name: 'There is no plan at this address' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See a map of your own' }).getAttribute('href')).toBe('/try')
    expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/')
  })
})

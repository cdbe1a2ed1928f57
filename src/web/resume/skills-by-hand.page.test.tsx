import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { questionnaire } from '../strings/en/questionnaire.ts'

const { settle, open } = useApp()
const words = questionnaire.skills

it('by keyboard, Enter takes the skill that was typed, and nothing where several could be meant', async () => {
  await settle()
  await open('/resume-upload?step=skills')
  const search = await screen.findByRole('textbox', { name: words.search })
  const type = (text: string) => {
    fireEvent.change(search, { target: { value: text } })
    fireEvent.keyDown(search, { key: 'Enter' })
  }
  type('postgresql')
  expect(await screen.findByRole('button', { name: words.remove('PostgreSQL') })).toBeTruthy()
  expect(search).toHaveProperty('value', '')
  type('jav')
  expect(await screen.findByRole('button', { name: 'JavaScript' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove Java/ })).toBeNull()
  expect(search).toHaveProperty('value', 'jav')
})

it('two skills typed one right after the other are both taken', async () => {
  await settle()
  await open('/resume-upload?step=skills')
  const search = await screen.findByRole('textbox', { name: words.search })
  for (const value of ['docker', 'redis', 'kube']) {
    fireEvent.change(search, { target: { value } })
    if (value !== 'kube') fireEvent.keyDown(search, { key: 'Enter' })
  }
  for (const name of ['Docker', 'Redis'])
    expect(await screen.findByRole('button', { name: words.remove(name) })).toBeTruthy()
  expect(search).toHaveProperty('value', 'kube')
})

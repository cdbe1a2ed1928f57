import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addApplication, getApplication, listApplications } from '#contract/applications.ts'
import { applicationParts } from '../strings/en/application-parts.ts'
import { applications } from '../strings/en/applications.ts'
import { shell } from '../strings/en/shell.ts'

const { settle, open } = useApp()
const words = applications.importing

it('a column that was taken for another is chosen by hand, and what is imported follows', async () => {
  const person = await settle()
  await open('/applications/import')
  const csv = 'Company,Role,Employer of record\nAgency One,Developer,Umber\nAgency Two,Tester,Quartz\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  expect(await screen.findByText('Developer · Agency One')).toBeTruthy()
  fireEvent.click(screen.getByText(words.columns.title))
  fireEvent.change(screen.getByLabelText(words.columns.names.company), { target: { value: '2' } })
  expect(await screen.findByText('Developer · Umber')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.start }))
  expect(await screen.findByText(words.done(2))).toBeTruthy()
  await waitFor(async () => {
    const { items } = await person.api.call(listApplications, { query: { sort: 'company' } })
    expect(items.map(({ company }) => company)).toEqual(['Quartz', 'Umber'])
  })
})

it('a file with columns that nobody knows asks which one holds the company', async () => {
  await settle()
  await open('/applications/import')
  const csv = 'Klant,Wat\nUmber,Developer\nQuartz,Tester\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  expect(await screen.findByText(words.columns.ask)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.start })).toBeNull()
  fireEvent.change(screen.getByLabelText(words.columns.names.company), { target: { value: '0' } })
  expect(await screen.findByText('Umber')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(words.columns.names.title), { target: { value: '1' } })
  expect(await screen.findByText('Developer · Umber')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.start }))
  expect(await screen.findByText(words.done(2))).toBeTruthy()
})

it('a cell that names no day is asked for, and imported with the day that was given', async () => {
  const person = await settle()
  await open('/applications/import')
  const csv =
    'Company,Role,Status,Date applied\nUmber,Developer,Awaiting response,31/02/2026\nQuartz,Tester,Applied,02/02/2026\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  const asked = await screen.findByLabelText(applicationParts.unknownDay.asked('31/02/2026'))
  fireEvent.change(asked, { target: { value: '2026-02-03' } })
  fireEvent.click(screen.getByRole('button', { name: words.start }))
  expect(await screen.findByText(words.done(2))).toBeTruthy()
  await waitFor(async () => {
    const { items } = await person.api.call(listApplications, { query: { sort: 'company' } })
    expect(items).toMatchObject([
      { company: 'Quartz' },
      { company: 'Umber', stage: 'applied', appliedOn: '2026-02-03' },
    ])
  })
})

it('columns that are left out are named, and a contact comes in', async () => {
  const person = await settle()
  await open('/applications/import')
  const csv = 'Company,Role,Status,Shoe size,Contact\nUmber,Developer,Applied,44,Anna Lund\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  expect(await screen.findByText(applicationParts.tracker.leftOut('Shoe size'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.start }))
  expect(await screen.findByText(words.done(1))).toBeTruthy()
  const { items } = await person.api.call(listApplications, { query: {} })
  const { contacts } = await person.api.call(getApplication, { params: { id: items[0]?.id ?? '' } })
  expect(contacts).toMatchObject([{ name: 'Anna Lund' }])
})

it('a row that stands there twice is asked about, and taken once with the day it ended on', async () => {
  const person = await settle()
  await open('/applications/import')
  expect(screen.getByRole('navigation', { name: shell.tabsOver })).toBeTruthy()
  const csv =
    'Company,Role,Status,Date applied\nUmber,Developer,Applied,2026-01-05\nUmber,Developer,rejected 19 Jan 2026,2026-01-05\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  expect(await screen.findByLabelText(words.repeats(1))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.start }))
  expect(await screen.findByText(words.done(1))).toBeTruthy()
  const { items } = await person.api.call(listApplications, { query: { outcome: 'closed' } })
  expect(items).toMatchObject([{ outcome: 'rejected', appliedOn: '2026-01-05', closedOn: '2026-01-19' }])
})

it('a job that is here already with another day is asked about, and left out unless it is wanted', async () => {
  const person = await settle()
  const before = { company: 'Umber', title: 'Developer', stage: 'applied', appliedOn: '2026-01-05' } as const
  await person.api.call(addApplication, { body: before })
  await open('/applications/import')
  const csv =
    'Company,Role,Status,Date applied\nUmber GmbH,developer (m/w/d),Applied,2026-01-09\nQuartz,Tester,Applied,2026-01-09\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  expect(await screen.findByLabelText(words.like(1))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: words.start }))
  expect(await screen.findByText(words.done(1))).toBeTruthy()
  const companies = async () =>
    (await person.api.call(listApplications, { query: { sort: 'company' } })).items.map(({ company }) => company)
  expect(await companies()).toEqual(['Quartz', 'Umber'])
})

it('a status that nobody knows can be an ending, and what it says is kept', async () => {
  const person = await settle()
  await open('/applications/import')
  const csv = 'Company,Role,Status,Date applied\nUmber,Developer,NO – too little React,03/02/2026\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  const asked = await screen.findByLabelText(words.status('NO – too little React'))
  fireEvent.change(asked, { target: { value: 'rejected' } })
  fireEvent.click(screen.getByRole('button', { name: words.start }))
  expect(await screen.findByText(words.done(1))).toBeTruthy()
  await waitFor(async () => {
    const { items } = await person.api.call(listApplications, { query: { outcome: 'rejected' } })
    const kept = await person.api.call(getApplication, { params: { id: items[0]?.id ?? '' } })
    expect(kept).toMatchObject({ stage: 'applied', outcome: 'rejected', notes: 'NO – too little React' })
  })
})

it('by keyboard the focus goes from Import to what came of it, and from Undo back to Import', async () => {
  await settle()
  await open('/applications/import')
  fireEvent.change(screen.getByLabelText(words.file), {
    target: { files: [new File(['Company,Role\nUmber,Developer\n'], 'list.csv')] },
  })
  const press = (button: HTMLElement) => {
    button.focus()
    fireEvent.click(button)
  }
  press(screen.getByRole('button', { name: words.read }))
  press(await screen.findByRole('button', { name: words.start }))
  const done = (await screen.findByText(words.done(1))).closest('[role=status]')
  expect(document.activeElement).toBe(done)
  press(screen.getByRole('button', { name: words.undo }))
  const again = await screen.findByRole('button', { name: words.start })
  expect(document.activeElement).toBe(again)
})

it('a title and a company from right to left keep their sides', async () => {
  await settle()
  await open('/applications/import')
  const csv = 'Company,Role\nشركة الأمل,مهندس\n'
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [new File([csv], 'list.csv')] } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  expect(await screen.findByText('\u2068مهندس\u2069 · \u2068شركة الأمل\u2069')).toBeTruthy()
})

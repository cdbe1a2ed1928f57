import { useApp } from '#test/support/render-app.tsx'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { listApplications } from '#contract/applications.ts'
import { applications } from '../strings/en/applications.ts'
import { documents as english } from '../strings/en/documents.ts'

const { settle, open } = useApp()
const words = english.importing
const APPLIED =
  'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers'
const SAVED = 'Saved Date,Job Url,Job Title,Company Name'

/** As LinkedIn packs it: all in one folder, with much that nobody asked for. */
function archive(applied: string[], saved: string[]): File {
  const parts = {
    'Export/Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nCopper Ladle,Baker,,Leeds,Jan 2019,',
    'Export/Jobs/Job Applications.csv': [APPLIED, ...applied].join('\n'),
    'Export/Jobs/Saved Jobs.csv': [SAVED, ...saved].join('\n'),
    'Export/messages.csv': 'FROM,TO,CONTENT\nA,B,secret',
  }
  const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
  return new File([Uint8Array.from(zip)], 'Basic_LinkedInDataExport.zip', { type: 'application/zip' })
}

const url = (id: number) => `https://www.linkedin.com/jobs/view/${id}`
const choose = (file: File) => {
  fireEvent.change(screen.getByLabelText(words.file), { target: { files: [file] } })
}
const jobsOf = async (person: Awaited<ReturnType<typeof settle>>) => {
  const { items } = await person.api.call(listApplications, { query: {} })
  return items.map(({ company, title, stage, appliedOn }) => ({ company, title, stage, appliedOn }))
}

it('jobs of a LinkedIn archive become applications when they were asked for, with their days the right way round', async () => {
  const person = await settle()
  await open('/applications')
  expect(screen.getByText(applications.empty.title)).toBeTruthy()
  cleanup()
  await open('/documents/import')
  const applied = [`"3/4/23, 16:11",a@b.example,,Harbour Studio,Web Developer,${url(1)},cv.pdf,`]
  choose(archive(applied, [`"4/3/23, 9:00",${url(2)},Tester,Olive Row`]))
  fireEvent.click(screen.getByLabelText(words.jobs))
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  // nothing says whether 3/4 is in March or in April
  fireEvent.change(await screen.findByLabelText(words.order), { target: { value: 'dayFirst' } })
  // each list is read by its own call
  await waitFor(() => expect(screen.getAllByRole('button', { name: words.addJobs(1) })).toHaveLength(2))
  for (const button of screen.getAllByRole('button', { name: words.addJobs(1) })) fireEvent.click(button)
  await waitFor(() => expect(screen.getAllByText(words.jobsDone(1))).toHaveLength(2))
  expect(await jobsOf(person)).toEqual(
    expect.arrayContaining([
      { company: 'Harbour Studio', title: 'Web Developer', stage: 'applied', appliedOn: '2023-04-03' },
      expect.objectContaining({ company: 'Olive Row', title: 'Tester', stage: 'saved' }),
    ]),
  )
  cleanup()
  await open('/applications')
  await waitFor(() => expect(screen.queryByText(applications.empty.title)).toBeNull())
})

it('jobs that nobody asked for are not read', async () => {
  const person = await settle()
  await open('/documents/import')
  choose(archive([`"3/24/23, 4:11 PM",,,Harbour Studio,Web Developer,${url(1)},,`], []))
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  await screen.findByText('1 entry and 0 skills found.')
  expect(screen.queryByRole('button', { name: words.addJobs(1) })).toBeNull()
  expect(await jobsOf(person)).toEqual([])
})

it('says what of a file counts where, and leads to a resume made of it', async () => {
  await settle({ hasAnswers: false })
  await open('/documents/import')
  expect(screen.getByText(words.ownData, { exact: false })).toBeTruthy()
  choose(archive([], []))
  fireEvent.click(screen.getByRole('button', { name: words.read }))
  fireEvent.click(await screen.findByRole('button', { name: words.add }))
  expect(await screen.findByText(words.counts)).toBeTruthy()
  expect((await screen.findByRole('link', { name: words.build })).getAttribute('href')).toBe('/resume?build=1')
})

import { useApp } from '#test/support/render-app.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'

const { settle, open } = useApp()
const HOURS = /[\d.,]+ (?:h|min) of courses(?: \+ [\d.,]+ (?:h|min) of practice)?/

const people: [dreamRole: string, skills: string[]][] = [
  ['Full-Stack Developer', ['HTML', 'CSS', 'JavaScript']],
  ['Software Developer', []],
  ['Data Scientist', ['Microsoft Excel', 'Statistics']],
  ['Mobile App Developer', ['Kotlin', 'Git']],
  ['UI/UX Designer', ['Figma']],
  ['Cybersecurity Analyst', ['Linux', 'Networking']],
  ['Cloud Engineer', ['Linux', 'Python', 'Docker']],
  ['Network Engineer', ['TCP/IP']],
  ['AI Engineer', ['Python', 'NumPy']],
]

it.each(people.slice(0, runs(people.length)))(
  'dashboard, plan and jobs state the same numbers to a future %s with %j',
  async (dreamRole, skills) => {
    await settle({ dreamRole, skills })
    await open('/dashboard')
    const dream = await screen.findByRole('progressbar', { name: /^Dream role: / })
    const percent = dream.getAttribute('aria-valuenow')
    // each part of the page is drawn when it is ready, and in no order
    const map = await screen.findByRole('img', { name: /^Map of your way to / })
    expect(map.getAttribute('aria-label')).toContain(`: ${percent} percent of the match so far`)
    expect(map.getAttribute('aria-label')).toContain(`You are here · ${percent}%`)
    expect((await screen.findAllByRole('button', { name: new RegExp(`^Why ${percent}%\\?`) }))[0]).toBeTruthy()
    const path = within(await screen.findByRole('region', { name: 'Your learning path' }))
    const hours = HOURS.exec((await path.findByText(HOURS)).textContent)?.[0]
    expect(hours).toBeTruthy()
    const steps = / of (\d+)$/.exec((await screen.findByText(/^Next step, \d+ of \d+$/)).textContent)?.[1]
    expect(await screen.findByRole('link', { name: `All ${steps} steps and dates` })).toBeTruthy()
    const interim = await screen.findByRole('progressbar', {
      name: /^(Nearest interim role|Interim role on your route): /,
    })
    const role = /: (.+)$/.exec(interim.getAttribute('aria-label') ?? '')?.[1] ?? ''
    const rolePercent = interim.getAttribute('aria-valuenow')

    cleanup()
    await open('/plan')
    await waitFor(() => expect(document.body.textContent).toContain(`${hours}.`))
    expect((await screen.findAllByRole('button', { name: `Why ${percent}%?` }))[0]).toBeTruthy()

    cleanup()
    await open('/jobs')
    const [listed] = await screen.findAllByRole('progressbar', { name: (name) => name.includes(role) })
    expect(listed?.getAttribute('aria-valuenow')).toBe(rolePercent)
  },
)

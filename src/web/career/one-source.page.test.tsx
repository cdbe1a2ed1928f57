import { useApp } from '#test/support/render-app.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
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
    const map = screen.getByRole('img', { name: /^Map of your way to / })
    expect(map.getAttribute('aria-label')).toContain(`: ${percent} percent of the match so far`)
    expect(map.getAttribute('aria-label')).toContain(`You are here · ${percent}%`)
    expect(screen.getAllByRole('button', { name: new RegExp(`^Why ${percent}%\\?`) })[0]).toBeTruthy()
    const hours = HOURS.exec(screen.getByRole('region', { name: 'Your learning path' }).textContent)?.[0]
    expect(hours).toBeTruthy()
    const steps = / of (\d+)$/.exec(screen.getByText(/^Next step, \d+ of \d+$/).textContent)?.[1]
    expect(screen.getByRole('link', { name: `All ${steps} steps and dates` })).toBeTruthy()
    const interim = screen.getByRole('progressbar', { name: /^(Nearest interim role|Interim role on your route): / })
    const role = /: (.+)$/.exec(interim.getAttribute('aria-label') ?? '')?.[1] ?? ''
    const rolePercent = interim.getAttribute('aria-valuenow')

    cleanup()
    await open('/plan')
    await waitFor(() => expect(document.body.textContent).toContain(`${hours}.`))
    expect(screen.getAllByRole('button', { name: `Why ${percent}%?` })[0]).toBeTruthy()

    cleanup()
    await open('/jobs')
    const [listed] = await screen.findAllByRole('progressbar', { name: (name) => name.includes(role) })
    expect(listed?.getAttribute('aria-valuenow')).toBe(rolePercent)
  },
)

import './dom.ts'
import { cleanup, configure, prettyDOM, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { tokenStore } from '#web/lib/browser-session.ts'
import { STARTING } from '#web/lib/first-language.ts'
import { queryClient } from '#web/lib/queries.ts'
import { forgetSite } from '#web/lib/site.ts'
import { routes } from '#web/router.tsx'
import { ANSWERS, signUpPerson, type Person } from './person.ts'
import { startTestServer, type TestServer } from './test-server.ts'

type App = { server: TestServer; breaks: RegExp; answers: Map<RegExp, unknown> }

const PAGE_SHOWN = 300

// a limit against hanging, not a measure of speed: machines are shared
configure({
  asyncUtilTimeout: 60_000,
  // a fifth of the time of these tests was spent writing out the page at each try; a test that failed shows it once
  getElementError: (message) => {
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent.trim())
    const shown = document.getElementById('main')?.textContent.slice(0, PAGE_SHOWN)
    const said = `; the page ${alerts.length > 0 ? `says: ${alerts.join(' / ')}` : `shows: ${shown ?? 'nothing'}`}`
    // a query that waits asks once more with the message of its last try
    const whole = message?.includes('; the page ') ? message : `${message ?? ''}${said}`
    return Object.assign(new Error(whole), { name: 'TestingLibraryElementError' })
  },
})

const NOTHING = /^$/
const NO_FACTS = {
  basics: { name: null, headline: null, email: null, phone: null, location: null, summary: null, links: [] },
  experience: [],
  education: [],
  certifications: [],
  projects: [],
  languages: [],
}

/**
 * The app in jsdom against the real server in the same process: any page at its address, without a browser and without a
 * socket. `breaks` are the calls whose connection fails, `answers` those that are answered otherwise: with these data, or
 * with a whole response. One server a file; everybody signs up again.
 */
export function useApp(env: Record<string, string> = {}) {
  const app = { breaks: NOTHING, answers: new Map<RegExp, unknown>() } as App
  const browserFetch = globalThis.fetch
  beforeAll(async () => {
    app.server = await startTestServer(env)
    globalThis.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (app.breaks.test(address)) throw new TypeError('Failed to fetch')
      // the server's own calls, to a fake beside it
      if (address.startsWith('http://127.0.0.1:')) return browserFetch(input, init)
      for (const [pattern, answer] of app.answers)
        if (pattern.test(address)) return answer instanceof Response ? answer.clone() : Response.json({ data: answer })
      return app.server.fetch(input, init)
    }
  })
  // the app runs by its own clock here, as in a browser: what arrives between two steps of a test is no mistake of the test
  beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(prettyDOM())
    cleanup()
    await queryClient.cancelQueries()
    queryClient.clear()
    tokenStore.clear()
    // the next person comes with another device: nothing is kept on it, and no toast is shown to them again
    localStorage.clear()
    sessionStorage.clear()
    toast.dismiss()
    forgetSite()
    app.breaks = NOTHING
    app.answers.clear()
  })
  afterAll(async () => {
    await app.server.close()
    globalThis.fetch = browserFetch
  })
  return {
    app,
    /** Somebody who has answered the seven questions and picked skills by hand, signed in on this device. */
    settle: async ({
      dreamRole = 'Software Developer',
      skills = ['Python', 'SQL', 'Git'],
      interimRole = true,
      hasAnswers = true,
    } = {}): Promise<Person> => {
      const person = await signUpPerson(app.server, { password: 'lantern-orbit-quilt-92' })
      const body = { ...ANSWERS, interimRole, dreamRole }
      if (hasAnswers) await person.api.call(saveCareerQuestions, { body })
      if (hasAnswers) await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, skills } } })
      tokenStore.write(person.tokens)
      return person
    },
    /** Opens an address and waits until nothing loads; the answer tells where one is. */
    open: async (address: string) => {
      const router = createMemoryRouter(routes, { initialEntries: [address] })
      render(<RouterProvider router={router} />)
      await waitFor(() => expect(isLoading()).toBe(false))
      return {
        where: () => router.state.location.pathname + router.state.location.search,
        /** Back or on in the history. */
        go: (steps: number) => router.navigate(steps),
      }
    },
  }
}

function isLoading(): boolean {
  const main = document.getElementById('main')
  return (
    !main?.textContent ||
    [...main.querySelectorAll('[role=status]')].some(({ textContent }) =>
      Object.values(STARTING).some((word) => textContent.includes(word)),
    )
  )
}

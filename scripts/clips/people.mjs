import { GRADED_ANSWERS } from '../../test/interview/graded-answers.ts'

let people = 0

/** Somebody who has just answered the seven questions. */
export async function newPerson(url) {
  people += 1
  const call = callerOf(url)
  const names = { firstName: 'Ana Maria', lastName: 'Okafor' }
  const tokens = await call('POST', '/auth/signup', {
    ...names,
    email: `ana-${people}@example.com`,
    password: 'lantern-orbit-quilt-92',
    terms: true,
    timeZone: 'Europe/Istanbul',
  })
  const signedIn = callerOf(url, tokens.accessToken)
  await signedIn('PUT', '/user/career-questions', {
    employmentStatus: 'student',
    interimRole: true,
    dreamRole: 'Software Developer',
    motivation: '',
    learningPreference: 'all',
    timeCommitmentPerDay: '2-4',
    challenges: [],
    timeframeToAchieveDreamRole: '12months',
  })
  // without game elements nothing is celebrated in front of what is filmed
  await signedIn('PATCH', '/user/profile', { game_elements: false })
  return { tokens, call: signedIn }
}

/** Somebody whose interview begins with a question that we have an answer to, as people write one. */
export async function candidate(url) {
  for (let tries = 0; tries < 40; tries += 1) {
    const person = await newPerson(url)
    const { questions } = await person.call('GET', '/interviews/current')
    const first = questions[0].id
    const known = GRADED_ANSWERS.find(({ questionId }) => questionId === first)
    if (known) return { ...person, answer: known.good }
  }
  throw new Error('None of forty rounds began with a question that test/interview/graded-answers.ts answers')
}

function callerOf(url, token) {
  return async (method, path, body) => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
}

const AT_ONCE = 6
const WAIT_MS = 20_000
/** Sites that know no robot answer these to people who are welcome: they say nothing about the page. */
const SAYS_NOTHING = new Set([401, 403, 405, 406, 408, 425, 429, 999])
const GONE = new Set([404, 410])

/**
 * Asks for each course's link, a few at once. `answers`: 'alive', 'gone' (the page says so itself), or 'unknown'
 * (blocked, slow, unreachable), by course id.
 */
export async function checkLinks(courses, { ask = askFor, onDone = () => undefined } = {}) {
  const answers = {}
  const open = [...courses]
  let done = 0
  const work = async () => {
    for (let course = open.shift(); course; course = open.shift()) {
      answers[course.id] = await ask(course.link)
      onDone((done += 1))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

/** What is known now: an answer that says nothing leaves what was known before. */
export function judge(courses, before, answers, today) {
  const known = courses.flatMap(({ id }) => {
    if (answers[id] === 'alive') return [[id, { status: 'alive', checkedOn: today }]]
    if (answers[id] === 'gone') return [[id, { status: 'dead', checkedOn: today }]]
    return before[id] ? [[id, before[id]]] : []
  })
  return Object.fromEntries(known)
}

export function summarise(courses, known, answers) {
  const count = (status) => courses.filter(({ id }) => answers[id] === status).length
  const dead = courses.filter(({ id }) => known[id]?.status === 'dead')
  return [
    `${count('alive')} alive, ${count('gone')} gone, ${count('unknown')} gave no clear answer`,
    ...dead.map((course) => `hidden: ${course.id}  ${course.link}`),
  ]
}

/** HEAD first; GET where a site does not know HEAD. */
async function askFor(link) {
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await fetch(link, {
        method,
        redirect: 'follow',
        signal: AbortSignal.timeout(WAIT_MS),
        headers: { 'user-agent': 'waymark-link-check' },
      })
      await response.body?.cancel()
      const answer = answerOf(response.status)
      if (answer !== 'unknown' && (answer === 'alive' || method === 'GET')) return answer
    } catch {
      // unreachable from here says nothing about the page
    }
  }
  return 'unknown'
}

export function answerOf(status) {
  if (GONE.has(status)) return 'gone'
  if (SAYS_NOTHING.has(status) || status >= 500) return 'unknown'
  return status < 400 ? 'alive' : 'unknown'
}

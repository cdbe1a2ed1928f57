// npm run data:links: opens every course link once, remembers the day and which are dead in data/link-checks.json.
// Dead ones are recommended no more; the file is part of the data and committed like it. Offline nothing changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { checkLinks, judge, summarise } from './lib/link-check.mjs'

const FILE = 'data/link-checks.json'
const { courses } = JSON.parse(readFileSync('data/courses.json', 'utf8'))
const before = JSON.parse(readFileSync(FILE, 'utf8'))
const today = new Date().toISOString().slice(0, 10)

if (!(await isOnline())) {
  console.log('This machine is offline: no link was checked, nothing was changed.')
  process.exit(0)
}
const answers = await checkLinks(courses, {
  onDone: (done) => done % 50 === 0 && console.log(`${done} of ${courses.length}`),
})
const after = { checkedOn: today, courses: judge(courses, before.courses, answers, today) }
writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`)
for (const line of summarise(courses, after.courses, answers)) console.log(line)

/** One answer of any kind from any of these is enough. */
async function isOnline() {
  const tries = ['https://www.coursera.org', 'https://www.freecodecamp.org', 'https://example.com'].map((url) =>
    fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(8_000) }),
  )
  return Promise.any(tries).then(
    () => true,
    () => false,
  )
}

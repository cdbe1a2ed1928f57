import { must } from '#core/must.ts'
import type { CareerQuestionsInput } from '#contract/career.ts'
import { signUp } from '#server/account/sign-in/sign-up.ts'
import { findUserByEmail } from '#server/users/user.repo.ts'
import { changeCourse } from '#server/career/change-learning-path.ts'
import { readLearningPath } from '#server/career/read-learning-path.ts'
import { recordStudy } from '#server/career/record-study.ts'
import { takeRoute } from '#server/career/take-route.ts'
import { saveCareerQuestions } from '#server/career/save-career-questions.ts'
import { getMoments } from '#server/progress/get-moments.ts'
import { moveSeen } from '#server/progress/seen-progress.repo.ts'
import { award } from '#server/progress/award.ts'
import { saveSetting } from '#server/notices/settings.repo.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.ts'
import type { Rooms } from './open-rooms.ts'
import { challengeOn, proveOn } from './seed-arena.ts'
import { practiseOn } from './seed-interviews.ts'
import { uploadResume } from './seed-resume.ts'

const STORY_DAYS = 110
/** Days ago: there is still a way to go. */
const FINISHES: readonly number[] = [106, 84, 46]

const answers: CareerQuestionsInput = {
  employmentStatus: 'unemployed',
  interimRole: true,
  dreamRole: 'Full-Stack Developer',
  motivation: 'I like seeing something I built being used.',
  learningPreference: 'projects',
  timeCommitmentPerDay: '2-4',
  challenges: ['financial'],
  timeframeToAchieveDreamRole: '12months',
}

/** A person who came 110 days ago, studied most days, finished some courses, and is here today. */
export async function seedPerson(rooms: Rooms): Promise<void> {
  const userId = await openAccount(rooms, {
    firstName: 'Maya',
    lastName: 'Sandoval',
    email: DEMO_EMAIL,
    daysAgo: STORY_DAYS,
  })
  await saveCareerQuestions(rooms, userId, answers)
  await uploadResume(rooms, userId, DEMO_EMAIL)
  await takeRoute(rooms, userId, 'junior-web-developer')
  await saveSetting(rooms.db, userId, 'weekly', { mail: true, push: true, atTime: '08:00', weekday: 1 })
  for (let day = STORY_DAYS - 1; day >= 0; day -= 1) {
    if (isDayOff(day)) continue
    rooms.clock.moveTo(rooms.clock.daysAgo(day, 6))
    await studyOneDay(rooms, userId, day)
    await practiseOn(rooms, userId, day)
    await proveOn(rooms, userId, day)
    await challengeOn(rooms, userId, day)
  }
}

/** Starts the next course when none is under way, logs the day, and finishes one now and then. */
async function studyOneDay(rooms: Rooms, userId: string, day: number): Promise<void> {
  const path = await readLearningPath(rooms, rooms.db, userId)
  const current = path.find((entry) => entry.status === 'started') ?? path.find((entry) => entry.status === 'planned')
  if (!current) return
  if (current.status === 'planned') await changeCourse(rooms, userId, current.courseId, { status: 'started' })
  await recordStudy(rooms, userId)
  if (FINISHES.includes(day)) await changeCourse(rooms, userId, current.courseId, { status: 'completed' })
  if (day === 60) await award(rooms, rooms.db, userId, { activity: 'feedbackGiven' })
}

/** Most Sundays off, one week away: streaks of real people have holes. The last twelve days have none. */
function isDayOff(day: number): boolean {
  return day > 12 && (day % 7 === 3 || (day > 44 && day < 52))
}

/** Anyone who looks around is not told what the story earned. */
export async function seeAll(rooms: Rooms): Promise<void> {
  const user = await findUserByEmail(rooms.db, DEMO_EMAIL)
  const { through, levelNumber } = user ? await getMoments(rooms, user.id) : { through: null, levelNumber: 1 }
  if (user && through) await moveSeen(rooms.db, user.id, through, levelNumber)
}

const neighbours = [
  ['Aiko', 'Naganuma', 86],
  ['Tomasz', 'Orlik', 71],
  ['Rohan', 'Kulkarni', 64],
  ['Elif', 'Boran', 52],
  ['Samuel', 'Adeyinka', 40],
  ['Lucia', 'Ferreti', 33],
  ['Noor', 'Haddad', 20],
  ['Jonas', 'Lindahl', 9],
] as const

/** Invented people for the board, each with as many days of study as they have been here. */
export async function seedNeighbours(rooms: Rooms): Promise<void> {
  for (const [firstName, lastName, days] of neighbours) {
    const email = `${firstName}.${lastName}@neighbours.waymark.example`.toLowerCase()
    const userId = await openAccount(rooms, { firstName, lastName, email, daysAgo: days })
    await saveCareerQuestions(rooms, userId, answers)
    for (let day = days; day >= 0; day -= 2) {
      rooms.clock.moveTo(rooms.clock.daysAgo(day, 7))
      await award(rooms, rooms.db, userId, { activity: 'studyLogged', hasStartedCourse: true })
    }
  }
}

async function openAccount(
  rooms: Rooms,
  person: { firstName: string; lastName: string; email: string; daysAgo: number },
): Promise<string> {
  rooms.clock.moveTo(rooms.clock.daysAgo(person.daysAgo, 5))
  await signUp(rooms, { ...person, password: DEMO_PASSWORD, terms: true, timeZone: 'Europe/Istanbul' })
  return must(await findUserByEmail(rooms.db, person.email)).id
}

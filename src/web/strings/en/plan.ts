import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { date, monthOfYear, tickMonth } = datesOf('en')
const { list, number, percent, plural } = formatsOf('en')

const counted = (count: number, one: string) => `${number(count)} ${plural(count, { one, other: `${one}s` })}`
const weekAndDay = (week: number, day: string) => `Week ${number(week)}, ${date(day)}`

/** The planner: every route on one map of time, its pace, its steps and the roles on the way. */
export const plan = {
  meta: { title: 'Plan · Waymark' },
  notLoaded: 'Your plan could not be loaded. Please try again.',
  heading: (role: string) => `Your route to ${role}`,
  status: (hours: string, outcome: string) => `At ${hours} a day: ${outcome}`,
  outcome: {
    inReach: (role: string) => `${role} is in reach today.`,
    outOfReach: (duration: string, role: string) =>
      `${duration} of courses, which do not bring ${role} into reach yet.`,
    arrives: (role: string, day: string, duration: string) =>
      `you will be ready to apply as ${role} by ${date(day)}, in ${duration}.`,
    /** The day a path ends that leaves gaps, what it leaves, and what no course of ours closes. */
    leaves: (role: string, day: string, duration: string, left: readonly string[], untaught: readonly string[]) =>
      `this path ends on ${date(day)}, after ${duration}, with a match that is enough to apply as ${role}. ${counted(left.length, 'gap')} will be left: ${list(left)}.${untaught.length > 0 ? ` No course of ours closes ${list(untaught)}: a project or a job does.` : ''}`,
    early: (timeframe: string, duration: string) =>
      `You gave yourself ${timeframe}; this path needs ${duration}. Study time alone is counted, so the rest is for practice, applications and surprises.`,
  },
  toCalendar: 'Add to calendar',
  calendarSaved: 'Calendar file saved. Open it to add the route to your calendar.',
  promise:
    'A plan, not a promise: study time is counted, the search for a job and the work itself are not. Pay is for the US, from public statistics.',
  noAnswers: {
    title: 'First, your dream role',
    text: 'The plan leads from where you are to the role you dream of.',
    answer: 'Answer the questions',
  },
  /** How long, when and by which way, wherever they are said. */
  today: 'today',
  weeks: (count: number) => counted(count, 'week'),
  months: (count: number) => counted(count, 'month'),
  straight: 'Straight there',
  byWayOf: (role: string) => `By way of ${role}`,
  weekAndDay,
  inReachToday: 'In reach today',
  mustsAlone: 'All must-haves, match below 70%',
  beyondCourses: 'Beyond these courses',
  pace: {
    hours: 'Hours a day',
    hoursSpoken: (hours: string, outcome: string) => `${hours} a day: ${outcome}`,
    change: 'Try other hours or another timeframe',
    rest: 'Six days a week; the seventh is for rest.',
    timeframe: 'Timeframe',
    yours: (hours: string, timeframe: string) => `Your plan: ${hours} a day, ${timeframe}.`,
    trying: (hours: string, timeframe: string) => `Trying it out. Your plan is ${hours} a day, ${timeframe}.`,
    back: 'Back to my plan',
    keep: (hours: string) => `Keep ${hours} a day`,
    kept: (hours: string) => `Your plan counts ${hours} a day from now on.`,
    notKept: 'Your plan could not be saved. Please try again.',
  },
  map: {
    title: 'Map of the routes',
    tick: tickMonth,
    here: 'You are here',
    deadline: 'Your time ends',
    mark: (role: string, more: number) => (more > 0 ? `${role} +${number(more)}` : role),
    arrival: monthOfYear,
    goal: (role: string, day: string) => `${role}, ${monthOfYear(day)}`,
    spoken: (routes: readonly string[], role: string, done: number) =>
      `Map of ${plural(routes.length, { one: 'the route', other: `${number(routes.length)} routes` })} to ${role}. ${routes.join('. ')}. ${plural(done, { one: '1 course is', other: `${number(done)} courses are` })} done.`,
    routeSpoken: (route: string, duration: string) => `${route}, ${duration}`,
    arrivalSpoken: (route: string, duration: string, day: string) => `${route}, ${duration}, there on ${date(day)}`,
  },
  table: {
    title: 'Routes as a table',
    caption: 'When each role comes into reach, by route',
    columns: ['Route', 'Role', 'Comes into reach', 'Role match then', 'Pay a year (US)'],
    dreamRole: (role: string) => `${role} (dream role)`,
  },
  routes: {
    title: (count: number) => plural(count, { one: 'Your route', other: 'Your route, and others to compare' }),
    arrives: (role: string, day: string, hours: string) => `Ready to apply as ${role} by ${date(day)}, ${hours}`,
    notQuite: (role: string, hours: string) => `Not quite ${role} yet, ${hours}`,
    yours: 'Your route',
    others: (count: number) => `Compare ${counted(count, 'other route')}`,
    take: 'Take this route',
    compare: 'Compare on the map',
    stopComparing: 'Stop comparing',
    taken: (role: string | null) =>
      role === null ? 'You go straight there. Your path follows.' : `You go by way of ${role}. Your path follows.`,
    notTaken: 'The route could not be taken. Please try again.',
    late: (weeks: number) => `${counted(weeks, 'week')} over your time`,
    ownTime: 'In your own time',
    inTime: 'Within your time',
    payToday: '**Pay in between:** {pay} a year in the United States as {role}, from today',
    payFromWeek: '**Pay in between:** {pay} a year in the United States as {role}, from week {week}',
    noPay: '**Pay in between:** none before the dream role',
    skills: (count: number) => (count === 0 ? '**0 skills gained**' : `**${counted(count, 'skill')} gained**: {names}`),
    names: (shown: readonly string[], more: number) =>
      more > 0 ? `${shown.join(', ')} and ${number(more)} more` : shown.join(', '),
  },
  steps: {
    title: 'Courses by week',
    note: (day: string, count: number) => `From ${date(day)}, ${counted(count, 'step')}`,
    walked: (count: number) => `${counted(count, 'course')} behind you`,
    comesIntoReach: (role: string) => `${role} comes into reach`,
    more: (count: number) => `Show ${counted(count, 'more row')}`,
    dates: (startWeek: number, endWeek: number, from: string, to: string) =>
      `${startWeek === endWeek ? `Week ${number(startWeek)}` : `Weeks ${number(startWeek)} to ${number(endWeek)}`}, ${date(from)} to ${date(to)}`,
    hours: (course: string, practice: string) => `${course} course, ${practice} practice`,
    adds: (skills: readonly string[]) => `Adds ${skills.join(', ')}`,
    projects: (count: number, hours: string) => `Practise ${hours}, with ${counted(count, 'project')}`,
    rubric: 'It is good when',
    ownPractice: (hours: string) => `${hours} of practice of your own choice`,
    now: 'Now',
    everyWeek: 'Every week, hour by hour',
    everyWeekCaption: 'Study hours of every week',
    weekOf: 'Week of',
    whatToDo: 'What to do',
    day: date,
    part: (title: string, hours: string) => `${title} (${hours})`,
  },
  roles: {
    title: 'Roles on the way',
    note: 'In reach: a match of 70% or more and no essential part missing; of the dream role no part at all, until you have done such work',
    dreamRole: 'Dream role:',
    all: (count: number) => `When ${plural(count, { one: 'it comes', other: `all ${number(count)} come` })} into reach`,
    pay: (pay: string) => `${pay} a year in the United States`,
  },
  matchThen: {
    atTheEnd: (today: number) => `Expected at the end of this route; today it is ${percent(today / 100)}.`,
    today: (today: number) => `Expected today; today it is ${percent(today / 100)}.`,
    inWeek: (week: number, today: number) => `Expected in week ${number(week)}; today it is ${percent(today / 100)}.`,
    rule: (expected: string) =>
      `${expected} A role is in reach when no essential part is missing and the match is 70% or more; of the dream role no part at all may be missing until you have done such work. Each skill weighs what the role asks of it, times how well you can show it.`,
    skillCheck: 'A skill check',
    added: 'This route adds',
    noneAdded: 'Nothing that you lack for this role.',
    strengthened: 'Better shown by then',
    held: 'What counts today',
    noneHeld: 'Nothing yet.',
    missing: 'Still missing then',
    noneMissing: 'Nothing is missing.',
  },
  history: {
    title: 'Role match over time',
    notLoaded: 'Role match over time could not be loaded. Please try again.',
    fromToday: 'Measured from today on',
    unchanged: (since: string) => `Unchanged since ${date(since)}`,
    up: (points: number, since: string) => `Up ${counted(points, 'point')} since ${date(since)}`,
    down: (points: number, since: string) => `Down ${counted(points, 'point')} since ${date(since)}`,
    recounted: (day: string) => `Counted by newer rules since ${date(day)}`,
    line: 'Show the line',
    day: date,
    spoken: (role: string, first: number, from: string, last: number, to: string) =>
      `Match with ${role}: ${number(first)} percent on ${date(from)}, ${number(last)} percent on ${date(to)}`,
    today: (points: number) => `${percent(points / 100)} today`,
    beginsToday: 'The line begins today. It moves when you finish a course, pass a check or add to your resume.',
    caption: (role: string) => `Match with ${role} on the days it changed`,
    dayColumn: 'Day',
    percentColumn: 'Percent',
  },
} as const

/** What earns points, how many, how often: the one table. The rule's version is written into every point event. */
export const RULE_VERSION = 2

/** Repeatable activities pay at most this many points a local day together. */
export const REPEATABLE_DAY_CAP = 300

export const CATEGORIES = ['platformEngagement', 'learningProgress'] as const
export type Category = (typeof CATEGORIES)[number]

export const CATEGORY_LABELS: Record<Category, string> = {
  platformEngagement: 'Platform Engagement',
  learningProgress: 'Learning Progress',
}

/**
 * - `points`: paid each time; the daily bonus alone depends on the plan and stands as 0 here.
 * - `isRepeatable`: counts towards the day's cap.
 * - `paidPerDay`: how many are paid a local day; later ones are recorded with 0 points. null: no such limit.
 * - `kind`: only an action makes the day; a bonus or a streak reward follows from one.
 */
export type Activity = {
  category: Category
  label: string
  points: number
  isRepeatable: boolean
  paidPerDay: number | null
  kind: 'action' | 'bonus' | 'streakReward'
}

export const ACTIVITIES = {
  accountCreated: once('platformEngagement', 'Account Created', 50),
  profileCompleted: once('platformEngagement', 'Profile Completed', 100),
  resumeUploaded: once('platformEngagement', 'Resume Uploaded', 100),
  resumeImproved: repeatable('platformEngagement', 'Resume Improved', 50, null),
  dailyBonus: { ...once('platformEngagement', 'Daily Bonus', 0), kind: 'bonus' },
  chatSession: repeatable('platformEngagement', 'Chat Session', 10, 3),
  interimRoleRead: once('platformEngagement', 'Interim Role Read', 0),
  feedbackGiven: once('platformEngagement', 'Feedback Given', 20),
  streak7: streakReward('7-Day Streak', 50),
  streak14: streakReward('14-Day Streak', 100),
  streak30: streakReward('30-Day Streak', 250),
  streak60: streakReward('60-Day Streak', 500),
  streak100: streakReward('100-Day Streak', 1_000),
  streak365: streakReward('365-Day Streak', 2_000),
  studyLogged: repeatable('learningProgress', 'Study Logged', 10, 1),
  questionPractised: repeatable('learningProgress', 'Question Practised', 10, 1),
  challengeCompleted: repeatable('learningProgress', 'Challenge Completed', 20, 1),
  courseCompleted: repeatable('learningProgress', 'Course Completed', 60, 2),
  skillCheckPassed: repeatable('learningProgress', 'Skill Check Passed', 30, 5),
  skillMaster: once('learningProgress', 'Skill Master', 250),
  firstMockInterview: once('learningProgress', 'First Mock Interview', 100),
  mockInterviewCompleted: repeatable('learningProgress', 'Mock Interview Completed', 60, null),
  followUpSent: repeatable('platformEngagement', 'Follow-Up Sent', 10, 3),
  debriefWritten: repeatable('learningProgress', 'Debrief Written', 10, 3),
  careerMilestone: once('learningProgress', 'Career Milestone', 1_000),
} as const satisfies Record<string, Activity>

export type ActivityKey = keyof typeof ACTIVITIES

export const ACTIVITY_KEYS = Object.keys(ACTIVITIES) as ActivityKey[]

/** These count towards one limit of the day together, so that nobody is paid for the number of applications. */
export const PAID_TOGETHER: readonly ActivityKey[] = ['followUpSent', 'debriefWritten']

/** Run length in days and the activity that rewards it, shortest first. */
export const STREAK_TIERS = [
  { days: 7, activity: 'streak7' },
  { days: 14, activity: 'streak14' },
  { days: 30, activity: 'streak30' },
  { days: 60, activity: 'streak60' },
  { days: 100, activity: 'streak100' },
  { days: 365, activity: 'streak365' },
] as const satisfies readonly { days: number; activity: ActivityKey }[]

export const MILESTONE_TYPES = ['firstTechInternship', 'firstTechJob', 'interimRoleLanded'] as const
export type MilestoneType = (typeof MILESTONE_TYPES)[number]

export const MILESTONE_LABELS: Record<MilestoneType, string> = {
  firstTechInternship: 'First tech internship',
  firstTechJob: 'First tech job',
  interimRoleLanded: 'Interim role landed',
}

/** A finished course pays the table's points up to this many hours, and one more for each hour after it. */
const HOURS_IN_BASE = 20
/** Two long courses on one day still fit under the day's cap. */
const MOST_FOR_A_COURSE = 120

/** What a finished course of this length pays: 60 for a short one, 120 from eighty hours on. */
export function coursePoints(hours: number): number {
  const { points } = ACTIVITIES.courseCompleted
  return Math.min(MOST_FOR_A_COURSE, points + Math.max(0, Math.round(hours) - HOURS_IN_BASE))
}

/** The row of the table, widened from its literal type. */
export function activityOf(key: ActivityKey): Activity {
  return ACTIVITIES[key]
}

function once(category: Category, label: string, points: number): Activity {
  return { category, label, points, isRepeatable: false, paidPerDay: null, kind: 'action' }
}

function repeatable(category: Category, label: string, points: number, paidPerDay: number | null): Activity {
  return { category, label, points, isRepeatable: true, paidPerDay, kind: 'action' }
}

function streakReward(label: string, points: number): Activity {
  return { category: 'platformEngagement', label, points, isRepeatable: false, paidPerDay: null, kind: 'streakReward' }
}

import type { ActivityKey } from './activities.ts'
import type { ActivityCounts } from './progress-state.ts'
import { CHALLENGE_RUN_DAYS } from './report.ts'

/** What badges are judged by: aggregates of the person's ledger and days, after the event in question. */
export type BadgeFacts = {
  counts: ActivityCounts
  /** Days in the longest run ever. */
  longestStreak: number
  /** The longest step between two days made, in days. */
  longestStepDays: number
  /** Days in a row of the daily challenge up to now, counted up to seven. */
  challengeRun: number
}

export type Badge = {
  /** Kebab-case; names the drawing too. */
  id: string
  name: string
  /** How it is earned, as a sentence for people. */
  description: string
  /** Earned when `current` reaches this. */
  target: number
  /** How far the person is; may pass the target. */
  current: (facts: BadgeFacts) => number
  /** The activities that can earn it: the first of them among the new events carries the badge's star. */
  earnedBy: readonly ActivityKey[]
}

/** So many days away make coming back worth a badge. */
const COMEBACK_DAYS = 14

/** Every badge, in the order they are shown: the likely first ones first. */
export const BADGES: readonly Badge[] = [
  ofCount('Profile Pro', 'Answer the career questions.', 1, 'profileCompleted'),
  ofCount('Resume Ready', 'Upload your resume.', 1, 'resumeUploaded'),
  ofCount('First Chat', 'Ask the AI coach three questions in one conversation.', 1, 'chatSession'),
  ofCount('Role Explorer', 'Read three interim roles in full.', 3, 'interimRoleRead'),
  ofCount('Skill Starter', 'Pass a skill check.', 1, 'skillCheckPassed'),
  ofCount('Challenge Accepted', 'Complete a daily challenge.', 1, 'challengeCompleted'),
  ofCount('Course Finisher', 'Finish a course.', 1, 'courseCompleted'),
  ofCount(
    'First Mock Interview',
    'Finish a mock interview, all five questions with feedback. Short answers do not count.',
    1,
    'firstMockInterview',
  ),
  ofStreak('Week Warrior', 'Keep a streak of 7 days.', 7, 'streak7'),
  {
    id: 'arena-regular',
    name: 'Arena Regular',
    description: 'Complete the daily challenge seven days in a row.',
    target: CHALLENGE_RUN_DAYS,
    current: ({ challengeRun }) => challengeRun,
    earnedBy: ['challengeCompleted'],
  },
  ofStreak('Fortnight', 'Keep a streak of 14 days.', 14, 'streak14'),
  ofCount('Proof Collector', 'Pass the checks of five skills.', 5, 'skillCheckPassed'),
  ofCount('Quick Study', 'Finish five courses.', 5, 'courseCompleted'),
  ofCount('Skill Master', 'Prove five must-have skills of your dream role.', 1, 'skillMaster'),
  ofStreak('Month Master', 'Keep a streak of 30 days.', 30, 'streak30'),
  ofCount('Mock Marathon', 'Finish ten mock interviews.', 10, 'mockInterviewCompleted'),
  ofCount('Arena Veteran', 'Complete thirty daily challenges.', 30, 'challengeCompleted'),
  /** Progress is all or nothing: counting days away would cheer for staying away. */
  {
    id: 'comeback',
    name: 'Comeback',
    description: `Come back after ${COMEBACK_DAYS} days or more.`,
    target: 1,
    current: ({ longestStepDays }) => (longestStepDays >= COMEBACK_DAYS ? 1 : 0),
    earnedBy: [],
  },
  ofStreak('Centurion', 'Keep a streak of 100 days.', 100, 'streak100'),
  ofCount('Career Launch', 'Report a career milestone: an internship, a job or an interim role.', 1, 'careerMilestone'),
]

/** For doing one activity `target` times. */
function ofCount(name: string, description: string, target: number, activity: ActivityKey): Badge {
  return {
    id: idOf(name),
    name,
    description,
    target,
    current: ({ counts }) => counts[activity] ?? 0,
    earnedBy: [activity],
  }
}

/** For a run of `target` days, frozen days not counted. */
function ofStreak(name: string, description: string, target: number, activity: ActivityKey): Badge {
  return {
    id: idOf(name),
    name,
    description,
    target,
    current: ({ longestStreak }) => longestStreak,
    earnedBy: [activity],
  }
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

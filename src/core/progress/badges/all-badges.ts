import { arenaRegular } from './arena-regular.ts'
import { arenaVeteran } from './arena-veteran.ts'
import type { Badge } from './badge.ts'
import { careerLaunch } from './career-launch.ts'
import { centurion } from './centurion.ts'
import { challengeAccepted } from './challenge-accepted.ts'
import { comeback } from './comeback.ts'
import { courseFinisher } from './course-finisher.ts'
import { firstChat } from './first-chat.ts'
import { firstMockInterview } from './first-mock-interview.ts'
import { fortnight } from './fortnight.ts'
import { mockMarathon } from './mock-marathon.ts'
import { monthMaster } from './month-master.ts'
import { profilePro } from './profile-pro.ts'
import { proofCollector } from './proof-collector.ts'
import { quickStudy } from './quick-study.ts'
import { resumeReady } from './resume-ready.ts'
import { roleExplorer } from './role-explorer.ts'
import { skillMaster } from './skill-master.ts'
import { skillStarter } from './skill-starter.ts'
import { weekWarrior } from './week-warrior.ts'

/** Every badge, in the order they are shown: the likely first ones first. */
export const BADGES: readonly Badge[] = [
  profilePro,
  resumeReady,
  firstChat,
  roleExplorer,
  skillStarter,
  challengeAccepted,
  courseFinisher,
  firstMockInterview,
  weekWarrior,
  arenaRegular,
  fortnight,
  proofCollector,
  quickStudy,
  skillMaster,
  monthMaster,
  mockMarathon,
  arenaVeteran,
  comeback,
  centurion,
  careerLaunch,
]

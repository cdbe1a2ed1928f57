import type { ComponentType } from 'react'
import type { UserInfo } from '#contract/account.ts'
import { AnswersSection } from '../../career/answers-section.tsx'
import { GameSection } from '../../progress/game-section.tsx'
import { LeaderboardSection } from '../../progress/leaderboard-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { DataSection } from './data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondStepSection } from './second-step-section.tsx'
import { SignOutSection } from './sign-out-section.tsx'
import { TimeZoneSection } from './time-zone-section.tsx'

export type SettingsSection = {
  /** The anchor: '/settings#time-zone'. */
  id: string
  title: string
  note: string
  Content: ComponentType<{ person: UserInfo }>
}

/** The page, top to bottom. A new setting is a line here and a file beside it. */
export const settingsSections: SettingsSection[] = [
  { id: 'profile', title: 'Your name', note: 'As it greets you, and as others may see it', Content: ProfileSection },
  { id: 'career', title: 'Career answers', note: 'What your courses and your plan are made from', Content: AnswersSection },
  { id: 'time-zone', title: 'Time zone', note: 'Your streak counts days in it', Content: TimeZoneSection },
  { id: 'leaderboard', title: 'Leaderboard', note: 'How others see you there', Content: LeaderboardSection },
  { id: 'game-elements', title: 'Game elements', note: 'Points, streak, badges', Content: GameSection },
  { id: 'language', title: 'Language', note: 'Of the questionnaire; the other pages speak English so far', Content: LanguageSection },
  { id: 'appearance', title: 'Appearance', note: 'On this device', Content: AppearanceSection },
  { id: 'password', title: 'Password', note: 'Changing it signs every other device out', Content: PasswordSection },
  { id: 'second-step', title: 'Second step', note: 'A code after your password', Content: SecondStepSection },
  { id: 'your-data', title: 'Your data', note: 'Take it with you, or delete it', Content: DataSection },
  { id: 'sign-out', title: 'Sign-ins', note: 'Where you are signed in', Content: SignOutSection },
]

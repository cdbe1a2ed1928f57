import type { ComponentType } from 'react'
import type { UserInfo } from '#contract/account.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { AnswersSection } from '../../career/answers-section.tsx'
import { RemindersSection } from '../../notices/reminders-section.tsx'
import { GameSection } from '../../progress/game-section.tsx'
import { LeaderboardSection } from '../../progress/leaderboard-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { DataSection } from './data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondStepSection } from './second-step-section.tsx'
import { SignOutSection } from './sign-out-section.tsx'
import { TokensSection } from './tokens-section.tsx'
import { TimeZoneSection } from './time-zone-section.tsx'

export type SettingsSection = {
  /** The anchor, '/settings#time-zone', and the key of its title and note in the catalogue. */
  id: keyof Catalogue['settings']['sections']
  Content: ComponentType<{ person: UserInfo }>
}

/** The page, top to bottom. A new setting is a line here and a file beside it. */
export const settingsSections: SettingsSection[] = [
  { id: 'profile', Content: ProfileSection },
  { id: 'plan', Content: PlanSection },
  { id: 'career', Content: AnswersSection },
  { id: 'time-zone', Content: TimeZoneSection },
  { id: 'reminders', Content: RemindersSection },
  { id: 'leaderboard', Content: LeaderboardSection },
  { id: 'game-elements', Content: GameSection },
  { id: 'language', Content: LanguageSection },
  { id: 'appearance', Content: AppearanceSection },
  { id: 'password', Content: PasswordSection },
  { id: 'second-step', Content: SecondStepSection },
  { id: 'assistant', Content: TokensSection },
  { id: 'your-data', Content: DataSection },
  { id: 'sign-out', Content: SignOutSection },
]

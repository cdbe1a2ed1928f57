import { AchievementsPanel } from '../marketing/features/achievements-panel.tsx'
import { comeAlive } from '../come-alive.tsx'
import { landingTexts } from '../landing-texts.ts'

export const start = (place: HTMLElement) => comeAlive(place, <AchievementsPanel />, landingTexts)

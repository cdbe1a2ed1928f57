import { LeaderboardPanel } from '../marketing/features/leaderboard-panel.tsx'
import { comeAlive } from '../come-alive.tsx'
import { landingTexts } from '../landing-texts.ts'

export const start = (place: HTMLElement) => comeAlive(place, <LeaderboardPanel />, landingTexts)

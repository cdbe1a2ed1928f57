import { StreaksPanel } from '../marketing/features/streaks-panel.tsx'
import { comeAlive } from '../come-alive.tsx'
import { landingTexts } from '../landing-texts.ts'

export const start = (place: HTMLElement) => comeAlive(place, <StreaksPanel />, landingTexts)

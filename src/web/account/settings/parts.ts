import { paths } from '../../paths.ts'
import { settingsSections, type SettingsSection } from './sections.ts'

type SectionId = SettingsSection['id']

/** The settings in parts, each its own page; the first stands at '/settings'. A section stands in one of them. */
export const PARTS = ['you', 'career', 'reminders', 'looks', 'security', 'data'] as const
export type SettingsPart = (typeof PARTS)[number]

const sectionsOf: Record<SettingsPart, readonly SectionId[]> = {
  you: ['profile', 'plan', 'time-zone'],
  career: ['career'],
  reminders: ['reminders'],
  looks: ['language', 'appearance', 'game-elements', 'leaderboard'],
  security: ['password', 'second-step', 'sign-out'],
  data: ['assistant', 'your-data'],
}

/** Anchors within a section, which links of before name. */
const WITHIN: Readonly<Record<string, SectionId>> = { tokens: 'assistant' }

/** The first where an address names none; undefined where it names what there is not. Like the router, it does not mind capitals. */
export function partNamed(name: string | undefined): SettingsPart | undefined {
  return name === undefined ? 'you' : PARTS.find((part) => part === name.toLowerCase())
}

/** Where '/settings#password' leads: anchors stood on one page once, and mails name them. */
export function partOfAnchor(anchor: string): SettingsPart | undefined {
  const id = WITHIN[anchor] ?? anchor
  return PARTS.find((part) => sectionsOf[part].some((section) => section === id))
}

export function pathOfPart(part: SettingsPart): string {
  return part === 'you' ? paths.settings() : `${paths.settings()}/${part}`
}

export function sectionsIn(part: SettingsPart): SettingsSection[] {
  return sectionsOf[part].flatMap((id) => settingsSections.find((section) => section.id === id) ?? [])
}

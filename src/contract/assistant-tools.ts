import { z } from 'zod'
import type { TokenScope } from '#core/account/token-scopes.ts'
import { MOST_AD_CHARACTERS } from '#core/ads/limits.ts'
import { documentLanguageSchema } from '#core/documents/content.ts'
import { localDateSchema, outcomeSchema, stageSchema } from './application-schemas.ts'
import { line } from './line.ts'
import { OUTCOMES } from '#core/applications/stage.ts'

/** What a person's own assistant may ask of Waymark, by the Model Context Protocol (docs/decisions/0073). */
export type AssistantTool = {
  title: string
  /** Read by the assistant: what it gives, and what it changes. */
  description: string
  scope: TokenScope
  isWrite: boolean
  input: z.ZodObject
}

const id = z.string().min(1).max(60)
const nothing = z.object({})
const UNDO = 'The change stands in the history as made by the assistant; the user can take it back.'

export const assistantTools = {
  get_profile: {
    title: 'The user’s career profile',
    description:
      'Facts of the user: headline, summary, jobs, studies, projects, skills, certificates and languages, each with its id and its source. Facts that are on hold and contact details are left out.',
    scope: 'profile:read',
    isWrite: false,
    input: nothing,
  },
  list_applications: {
    title: 'Applications',
    description: 'Saved jobs and applications, the last changed first, with counts by stage.',
    scope: 'applications:read',
    isWrite: false,
    input: z.object({
      stage: stageSchema.optional(),
      outcome: z.enum([...OUTCOMES, 'open', 'closed']).optional(),
      search: z.string().max(120).optional().describe('Words of the company or the title'),
      limit: z.int().min(1).max(100).default(30),
      cursor: z.string().max(200).optional().describe('nextCursor of the page before'),
    }),
  },
  get_application: {
    title: 'One application',
    description: 'One application with its history, tasks, interviews and the roles of the people in it.',
    scope: 'applications:read',
    isWrite: false,
    input: z.object({ id }),
  },
  today: {
    title: 'What is due',
    description: 'What the user should do now in their job search: interviews, follow-ups, deadlines and tasks.',
    scope: 'applications:read',
    isWrite: false,
    input: nothing,
  },
  save_ad: {
    title: 'Save a job',
    description: `Keeps a job ad by its link or its text, and with applications:write puts it among the saved jobs. The same link again changes what was kept. ${UNDO}`,
    scope: 'ads:write',
    isWrite: true,
    input: z.object({
      url: z
        .url({ protocol: /^https?$/, error: 'Use a web address that starts with https://' })
        .max(2_000)
        .optional(),
      text: z.string().trim().min(1).max(MOST_AD_CHARACTERS).optional().describe('The whole ad, as it is written'),
      title: line(200).min(1).optional(),
      company: line(200).min(1).optional(),
    }),
  },
  move_application: {
    title: 'Move an application',
    description: `Moves an application to a stage, closes it with an outcome, or reopens it with outcome null. Without confirm: true it only says what would change; ask the user before you confirm. ${UNDO}`,
    scope: 'applications:write',
    isWrite: true,
    input: z.object({
      id,
      stage: stageSchema.optional(),
      outcome: outcomeSchema.nullable().optional(),
      on: localDateSchema.optional().describe('The day it happened; today when left out'),
      confirm: z.boolean().default(false),
    }),
  },
  add_note: {
    title: 'Add a note',
    description: `Adds a note to the history of an application. ${UNDO}`,
    scope: 'applications:write',
    isWrite: true,
    input: z.object({ id, text: line(5_000).min(1) }),
  },
  match_ad: {
    title: 'Match a job ad',
    description:
      'Compares a job ad with the user’s skills: what fits, what is missing, what to learn first, and what looks odd about the ad. Nothing is stored.',
    scope: 'profile:read',
    isWrite: false,
    input: z.object({ text: z.string().trim().min(1).max(MOST_AD_CHARACTERS) }),
  },
  draft_document: {
    title: 'Draft a resume or a letter',
    description:
      'Makes a resume that is tailored to an ad, or a letter, from the user’s own facts alone, and returns every sentence with its source. It is kept as a draft that the user can change or delete; nothing is sent. With applicationId (and applications:write) the history of that application notes it.',
    scope: 'documents:write',
    isWrite: true,
    input: z.object({
      kind: z.enum(['resume', 'letter']),
      name: line(120).min(1).optional(),
      language: documentLanguageSchema.default('en'),
      adId: id.optional().describe('A saved ad; needs ads:write'),
      adText: z.string().trim().min(1).max(MOST_AD_CHARACTERS).optional(),
      mostPages: z.int().min(1).max(4).default(2),
      company: line(200).optional(),
      role: line(200).min(1).optional(),
      quote: line(500).optional().describe('Words of the ad that a letter quotes'),
      factIds: z
        .array(id)
        .max(3)
        .optional()
        .describe('Bullets of the profile for a letter; chosen by the ad if left out'),
      practical: line(500).optional().describe('Notice period, place or permit, in the user’s own words'),
      applicationId: id.optional(),
    }),
  },
  check_resume: {
    title: 'Check the resume',
    description: 'Checks the resume on file by fixed rules: the score, what to put right first, and where.',
    scope: 'profile:read',
    isWrite: false,
    input: nothing,
  },
  get_plan: {
    title: 'The plan',
    description:
      'The dream role, how well the user matches it, the courses of the learning path, and dated routes to the role.',
    scope: 'plan:read',
    isWrite: false,
    input: nothing,
  },
  list_stories: {
    title: 'Interview stories',
    description:
      'What the user answered in mock interviews, by question, with the built-in judgement. Use their words, do not add to them.',
    scope: 'interviews:read',
    isWrite: false,
    input: z.object({ limit: z.int().min(1).max(20).default(10).describe('Mock interviews, newest first') }),
  },
} as const satisfies Record<string, AssistantTool>

export type ToolName = keyof typeof assistantTools
export const TOOL_NAMES = Object.keys(assistantTools) as ToolName[]
export type ToolInput<Name extends ToolName> = z.output<(typeof assistantTools)[Name]['input']>

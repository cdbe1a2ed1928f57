import { z } from 'zod'
import { CHANNELS, NOTICE_KINDS } from '#core/notices/kinds.ts'
import { emptySchema, endpoint } from './endpoint.ts'

const BASE = '/api/notices'

const timeSchema = z.iso.time({ precision: -1, error: 'Use a time such as 09:00' })
const kindSchema = z.enum(NOTICE_KINDS)

export const CALENDAR_SCOPES = ['interviews', 'follow_ups', 'deadlines', 'plan'] as const
const scopesSchema = z.array(z.enum(CALENDAR_SCOPES)).min(1, 'Choose what the calendar shows').max(4)

const kindSettingSchema = z.object({
  kind: kindSchema,
  mail: z.boolean(),
  push: z.boolean(),
  atTime: timeSchema,
  /** 1 for Monday. */
  weekday: z.int().min(1).max(7),
})

const quietSchema = z.object({ from: timeSchema, to: timeSchema })

export const remindersSchema = z
  .object({
    kinds: z.array(kindSettingSchema),
    quiet: quietSchema.nullable(),
    /** Whether a subject and a lock screen may name firms. */
    showsNames: z.boolean(),
    timeZone: z.string(),
    can: z.object({
      /** 'none': this server sends no mail. 'unconfirmed': first the address has to be confirmed. */
      mail: z.enum(['yes', 'unconfirmed', 'none']),
      /** What a browser subscribes with; null where this server sends none. */
      pushKey: z.string().nullable(),
      /** Whether this server looks for openings, so that there can be news of a watch. */
      openings: z.boolean(),
    }),
    devices: z.array(
      z.object({ id: z.string(), label: z.string(), createdAt: z.string(), lastOkAt: z.string().nullable() }),
    ),
    calendar: z
      .object({ scopes: z.array(z.enum(CALENDAR_SCOPES)), createdAt: z.string(), lastReadAt: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'Reminders' })

export const getReminders = endpoint({
  method: 'GET',
  path: `${BASE}/settings`,
  auth: 'person',
  tag: 'notices',
  summary: 'What the user is reminded of and how, their devices, and what this server can do',
  output: remindersSchema,
})

export const saveReminders = endpoint({
  method: 'PATCH',
  path: `${BASE}/settings`,
  auth: 'person',
  tag: 'notices',
  summary: 'Changes kinds, quiet hours or what a lock screen may show',
  body: z.object({
    kinds: z
      .array(kindSettingSchema.partial({ mail: true, push: true, atTime: true, weekday: true }))
      .max(NOTICE_KINDS.length)
      .optional(),
    quiet: quietSchema.nullable().optional(),
    showsNames: z.boolean().optional(),
  }),
  output: remindersSchema,
})

export const addDevice = endpoint({
  method: 'POST',
  path: `${BASE}/devices`,
  auth: 'person',
  tag: 'notices',
  summary: 'Keeps the push subscription of a browser; the same one again changes nothing',
  body: z.object({
    endpoint: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'A push service has an https address' })
      .max(1_000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/, 'This is no key of a browser'),
      auth: z.string().regex(/^[\w-]{16,32}={0,2}$/, 'This is no key of a browser'),
    }),
    label: z.string().trim().max(60),
  }),
  output: remindersSchema,
})

export const removeDevice = endpoint({
  method: 'DELETE',
  path: `${BASE}/devices/:id`,
  auth: 'person',
  tag: 'notices',
  summary: 'Forgets a device',
  params: z.object({ id: z.string().max(60) }),
  output: remindersSchema,
})

export const testReminder = endpoint({
  method: 'POST',
  path: `${BASE}/test`,
  auth: 'person',
  tag: 'notices',
  summary: 'Sends a reminder now and says what became of it',
  body: z.object({ channel: z.enum(CHANNELS) }),
  output: z.object({
    /** 'handed_over': the mail server or the push service took it. 'gone': the device gave its permission up. */
    outcome: z.enum(['handed_over', 'no_device', 'gone', 'refused', 'unreachable', 'no_mail']),
  }),
})

export const openCalendar = endpoint({
  method: 'POST',
  path: `${BASE}/calendar`,
  auth: 'person',
  tag: 'notices',
  summary: 'A new secret address of the calendar; the one of before stops to work',
  body: z.object({ scopes: scopesSchema }),
  output: z.object({ url: z.string() }),
})

export const closeCalendar = endpoint({
  method: 'DELETE',
  path: `${BASE}/calendar`,
  auth: 'person',
  tag: 'notices',
  summary: 'The address of the calendar stops to work',
  output: emptySchema,
})

export const getInterviewCalendar = endpoint({
  method: 'GET',
  path: `${BASE}/interviews/:id`,
  auth: 'person',
  tag: 'notices',
  summary: 'One interview as a calendar file',
  params: z.object({ id: z.string().max(60) }),
  output: emptySchema,
  files: ['text/calendar'],
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: `${BASE}/unsubscribe/:token`,
  auth: 'anyone',
  tag: 'notices',
  summary: 'Stops the mails that the token stands for (RFC 8058); a GET of the same address only shows a page',
  params: z.object({ token: z.string().max(300) }),
  output: z.object({ kinds: z.array(kindSchema) }),
})

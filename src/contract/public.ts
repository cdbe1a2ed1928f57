import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { contactMessageBody } from './form-bodies.ts'

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  auth: 'anyone',
  tag: 'public',
  summary: 'Stores a message for the operator',
  status: 201,
  body: contactMessageBody,
  output: z.object({}),
})

const planPricesSchema = z.object({ monthlyPriceCents: z.int(), yearlyPriceCents: z.int() })

/** What public pages show of this server's configuration. */
export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  auth: 'anyone',
  tag: 'public',
  summary: "This server's public settings: support address, social links, team, whether mail and AI are configured",
  output: z.object({
    /** Empty where the operator gave none: then the form is the way. */
    supportEmail: z.string(),
    social: z.object({ linkedin: z.string(), instagram: z.string() }),
    team: z.array(z.object({ name: z.string(), role: z.string(), bio: z.string() })),
    mailConfigured: z.boolean(),
    ai: z.object({ configured: z.boolean(), fake: z.boolean() }),
    /** Whether plans are paid for here; else the operator gives them. */
    billing: z.boolean(),
    planPrices: z.object({ pathfinder: planPricesSchema, accelerator: planPricesSchema }),
  }),
})

export type Site = z.infer<typeof getSite.output>

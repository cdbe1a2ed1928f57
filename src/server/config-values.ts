import { isIP } from 'node:net'
import { z } from 'zod'
import { type PlanPrices } from '#core/account/plans.ts'
import { feedById, FEEDS } from '#core/openings/feeds.ts'
import type { Source } from '#core/openings/source.ts'

/** A wrong setting. Its message is the one line that is shown before the start stops. */
export class ConfigError extends Error {}

export const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')
export const url = (protocols: string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `expected ${what}`)
export const whole = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `expected a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected a whole number from ${min} to ${max}`)
    .default(fallback)

type PaidPrices = Record<'pathfinder' | 'accelerator', PlanPrices>

/** Pathfinder by month and by year, then Accelerator. */
export function readPlanPrices(text: string): PaidPrices | undefined {
  const found = /^(\d{1,6}\.\d{2})\/(\d{1,6}\.\d{2}),(\d{1,6}\.\d{2})\/(\d{1,6}\.\d{2})$/.exec(text)
  const [first = 0, second = 0, third = 0, fourth = 0] = (found ?? [])
    .slice(1)
    .map((part) => Math.round(Number(part) * 100))
  if (!found || [first, second, third, fourth].includes(0)) return undefined
  return {
    pathfinder: { monthlyPriceCents: first, yearlyPriceCents: second },
    accelerator: { monthlyPriceCents: third, yearlyPriceCents: fourth },
  }
}

/** 'on' are those whose terms allow it; 'on,jobicy' adds one whose terms the operator has read. */
export function feedsNamed(value: string): Source[] | null {
  if (value === 'off') return []
  const named = new Set<Source>()
  for (const name of value.split(',').map((one) => one.trim())) {
    const feeds = name === 'on' ? FEEDS : [feedById(name)].filter((feed) => feed !== undefined)
    if (feeds.length === 0) return null
    for (const feed of feeds) named.add(feed)
  }
  return [...named]
}

export function isApiRoot({ username, search, hash, pathname }: URL): boolean {
  return `${username}${search}${hash}` === '' && !/\/(chat\/completions|models)\/?$/.test(pathname)
}

/** 'off', 'on' (believe the last hop), a number of hops, or a list of addresses and networks. */
export function readTrustProxy(value: string): boolean | number | string {
  if (value === 'off' || value === '0') return false
  if (value === 'on') return 1
  return /^\d+$/.test(value) ? Number(value) : value
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

export function isTrustProxy(value: string): boolean {
  if (value === 'off' || value === 'on' || /^\d{1,2}$/.test(value)) return true
  return value.split(',').every((part) => NAMED_NETWORKS.has(part.trim()) || isNetwork(part.trim()))
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A span on its way out, as the protocol's JSON has it (OTLP 1.x). */
export type OtlpSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue: string } | { intValue: number } }[]
  status?: { code: number }
}

export const KIND_SERVER = 2
export const KIND_CLIENT = 3
export const STATUS_ERROR = 2

export function attributesOf(values: Record<string, string | number>): OtlpSpan['attributes'] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }))
}

export function requestBody(spans: OtlpSpan[]): string {
  const resource = { attributes: attributesOf({ 'service.name': 'waymark' }) }
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'waymark' }, spans }] }] })
}

/** Milliseconds since 1970 as nanoseconds, which no number can hold. */
export function toNanos(ms: number): string {
  const whole = Math.floor(ms)
  return (BigInt(whole) * 1_000_000n + BigInt(Math.round((ms - whole) * 1e6))).toString()
}

/** '00-<trace>-<span>-<flags>', else undefined. */
export function readTraceparent(header: string | undefined): { traceId: string; spanId: string } | undefined {
  const [, traceId, spanId] = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId }
}

/** 'select users', 'update sign_ins': what a query does to which table, never with which values. */
export function nameOfQuery(sql: string): string {
  const [, verb = 'query'] = /^\s*(\w+)/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(sql) ?? []
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}

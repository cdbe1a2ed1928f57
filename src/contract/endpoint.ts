import { z } from 'zod'
import type { TokenScope } from '#core/account/token-scopes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call on the wire. The server validates with it, the web's typed client is derived from it,
 * and OpenAPI is emitted from it.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Events extends z.ZodType = z.ZodType,
> = {
  method: Method
  /** As Fastify writes it: '/roles/:dreamRole/interim-roles'. */
  path: string
  /** Who may call: anyone, or a person with a valid access token. */
  auth: 'anyone' | 'person'
  /** What a personal token needs for it. Without one, only somebody who signed in may call. */
  scope?: TokenScope
  summary: string
  tag: Tag
  params?: Params
  query?: Query
  body?: Body
  /** What stands under `data` on success. */
  output: Output
  /** 200 unless said. */
  status?: 200 | 201
  /** 'bare': fields at the top level, without `data` (only /api/parse-resume). */
  envelope?: 'data' | 'bare'
  /** 'multipart' bodies are read by the route itself; `multipartFields` names them for OpenAPI. 'either': that or JSON. */
  content?: 'json' | 'multipart' | 'either'
  multipartFields?: Record<string, 'file' | 'text'>
  /** The answer is a file of one of these media types, not JSON; `output` is of no use then. */
  files?: string[]
  /** The answer is a stream of these events (contract/event-stream.ts); `output` is of no use then. */
  events?: Events
  /** Takes an Idempotency-Key: it costs or awards something. */
  idempotent?: boolean
}

export type Tag =
  | 'account'
  | 'resume'
  | 'career'
  | 'progress'
  | 'interview'
  | 'coach'
  | 'arena'
  | 'applications'
  | 'documents'
  | 'notices'
  | 'public'

/** Keeps each schema's own type, so that client and server infer from it. */
export function endpoint<
  Output extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Events extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Output, Events>): Endpoint<Params, Query, Body, Output, Events> {
  return definition
}

/** The schema of the whole success body. */
export function successSchema(definition: Endpoint): z.ZodType {
  return definition.envelope === 'bare' ? definition.output : z.object({ data: definition.output })
}

/** Answers that carry nothing. */
export const emptySchema = z.object({})

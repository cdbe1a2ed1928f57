import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** Its own files and nothing from elsewhere; its drawings are data: images and its widgets style themselves. */
const DOCS_POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** `/openapi.json` and a browsable page at `/docs`, both emitted from the contract. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Waymark', description: 'Your AI-powered career companion', version: '0.1.0' },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describeForms,
    transformObject: (input) => withoutUnused(jsonSchemaTransformObject(input)),
  })
  // the page of the documentation brings its own scripts, and so its own policy
  await app.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: DOCS_POLICY })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => reply.send(app.swagger()))
}

type Document = ReturnType<typeof jsonSchemaTransformObject>

/** Every named schema of the contract is known here, also those of rooms that this server does not have. */
function withoutUnused(document: Document): Document {
  const { components } = document as { components?: { schemas?: Record<string, unknown> } }
  const schemas = components?.schemas ?? {}
  const used = new Set<string>()
  const look = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      look(schemas[name])
    }
  }
  look(document.paths)
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...document, components: { ...components, schemas: kept } } as Document
}

type Described = { multipartFields?: Record<string, 'file' | 'text'>; jsonBody?: object }

/** A form has no schema that validates it (the route reads it): its fields are described here. */
const describeForms: typeof jsonSchemaTransform = (route) => {
  const described = jsonSchemaTransform(route)
  const { multipartFields, jsonBody, ...schema } = described.schema as Described & Record<string, unknown>
  if (!multipartFields) return described
  const properties = Object.fromEntries(
    Object.entries(multipartFields).map(([name, kind]) => [
      name,
      kind === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' },
    ]),
  )
  const form = { type: 'object', properties }
  const either = { content: { 'application/json': { schema: jsonBody }, 'multipart/form-data': { schema: form } } }
  return { ...described, schema: { ...schema, body: jsonBody ? either : form } }
}

import { z } from 'zod'
import { emptySchema, endpoint } from './endpoint.ts'

export const attemptParams = z.object({ attemptId: z.string().min(1).max(64) })
export const credentialSchema = z.object({
  credentialId: z.string(),
  /** Whether anybody with the link can see it. */
  isPublic: z.boolean(),
  url: z.string(),
  /** The Open Badges 3.0 credential as a signed VC-JWT. */
  jwt: z.string(),
})

export const changeCredential = endpoint({
  method: 'PUT',
  path: '/skill-checks/attempts/:attemptId/credential',
  auth: 'person',
  tag: 'arena',
  summary: "Shows a passed check's credential to anybody with its link, or hides it again",
  params: attemptParams,
  body: z.object({ isPublic: z.boolean('Choose on or off') }),
  output: credentialSchema,
})

export const getCredential = endpoint({
  method: 'GET',
  path: '/credentials/:credentialId',
  auth: 'anyone',
  tag: 'arena',
  summary: 'A credential that its owner made public: an Open Badges 3.0 credential, signed',
  params: z.object({ credentialId: z.string().min(1).max(64) }),
  output: z.object({
    jwt: z.string(),
    credential: z.record(z.string(), z.unknown()),
    /** The topics of its skill, which it names in English, in Turkish. */
    topicsInTurkish: z.record(z.string(), z.string()),
  }),
})

export const revokeCredential = endpoint({
  method: 'DELETE',
  path: '/skill-checks/attempts/:attemptId/credential',
  auth: 'person',
  tag: 'arena',
  summary: "Withdraws a passed check's credential for good: the public status list says so",
  params: attemptParams,
  output: emptySchema,
})

export const getStatusList = endpoint({
  method: 'GET',
  path: '/credentials/status/:list',
  auth: 'anyone',
  tag: 'arena',
  summary: 'Which credentials were withdrawn: a signed Bitstring Status List',
  params: z.object({ list: z.coerce.number<string>().int().min(1).max(10_000) }),
  output: z.object({ '@context': z.string(), type: z.literal('EnvelopedVerifiableCredential'), id: z.string() }),
  envelope: 'bare',
})

export const getIssuerKeys = endpoint({
  method: 'GET',
  path: '/credentials/issuer/keys',
  auth: 'anyone',
  tag: 'arena',
  summary: 'The public key that credentials are signed with, as a JSON Web Key Set',
  output: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      }),
    ),
  }),
  envelope: 'bare',
})

export type Credential = z.infer<typeof credentialSchema>

import { createHash } from 'node:crypto'

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

import type { Client } from '@modelcontextprotocol/client'

/** Both generations of clients, by the official package. */
export const CLIENT_ERAS = { '2025': 'legacy', '2026': { pin: '2026-07-28' } } as const
export type ClientEra = keyof typeof CLIENT_ERAS

export type Told = { isError: boolean; text: string; data: any } // eslint-disable-line typescript/no-explicit-any

export async function ask(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Told> {
  const result = await client.callTool({ name, arguments: args })
  const [first] = result.content as { type: string; text?: string }[]
  return { isError: result.isError === true, text: first?.text ?? '', data: result.structuredContent }
}

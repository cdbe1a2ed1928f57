import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

const ask = (url: string, accepted?: string) =>
  server.app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

describe('long answers in JSON', () => {
  it('are left as they are for anyone who asks for nothing else, or refuses the rest', async () => {
    const plain = await ask('/openapi.json')
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect((await ask('/openapi.json', 'identity')).headers).not.toHaveProperty('content-encoding')
    expect((await ask('/openapi.json', 'br;q=0, gzip; q=0.0')).headers).not.toHaveProperty('content-encoding')
  })

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, GZIP', gunzipSync],
  ])('are sent as %s to one who takes “%s”, and say the same', async (encoding, accepted, unpack) => {
    const plain = await ask('/openapi.json')
    const packed = await ask('/openapi.json', accepted)
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
  })

  it('and short ones are left alone', async () => {
    expect((await ask('/site', 'br')).headers).not.toHaveProperty('content-encoding')
  })
})

import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { trimArchive } from './trim-archive.ts'

const POSITIONS = strToU8('Company Name,Title\nTallow,Clerk\n'.repeat(50))
const MESSAGES = strToU8('from,to\n')
const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'linkedin.zip', { type: 'application/zip' })
const whole = zipSync({ 'Positions.csv': POSITIONS, 'messages.csv': MESSAGES })

it('of an archive the files of the profile leave the device, and no others', async () => {
  const { profile } = await trimArchive(fileOf(whole), false)
  expect(Object.keys(unzipSync(new Uint8Array(await profile.arrayBuffer())))).toEqual(['Positions.csv'])
})

it.each([
  ['cut off', whole.subarray(0, whole.length - 30), 'This file looks damaged. Export it again and retry.'],
  [
    'with a damaged file of the profile',
    whole.map((byte, at) => (at >= 43 && at < 60 ? 255 : byte)),
    'This file looks damaged. Export it again and retry.',
  ],
  ['without a profile', zipSync({ 'messages.csv': MESSAGES }), expect.stringContaining('no LinkedIn profile in it')],
])('of an archive %s nothing leaves the device', async (_, bytes, message) => {
  await expect(trimArchive(fileOf(bytes), false)).rejects.toMatchObject({ code: 'documents.not_read', message })
})

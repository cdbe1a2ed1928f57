import { expect, test } from 'vitest'
import { linkedInAddress } from './linked-in-address.ts'

test('a certificate for LinkedIn names the proof, its month and its public page', () => {
  const address = new URL(
    linkedInAddress('C# skill check', 'https://waymark.example/proofs/crd_1', {
      id: 'crd_1',
      passedAt: '2026-03-09T10:00:00.000Z',
    }),
  )
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'C# skill check',
    organizationName: 'Waymark',
    issueYear: '2026',
    issueMonth: '3',
    certUrl: 'https://waymark.example/proofs/crd_1',
    certId: 'crd_1',
  })
})

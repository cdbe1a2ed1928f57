import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { applications } from '../strings/en/applications.ts'
import { parts } from '../strings/en/parts.ts'

const { settle, open } = useApp()

afterEach(() => localStorage.removeItem('waymark-explained'))

it.each([
  ['/arena', 'arena'],
  ['/mock-interview', 'interview'],
  ['/ai-analysis', 'coach'],
  ['/applications', 'applications'],
  ['/documents', 'documents'],
  ['/dashboard/achievements', 'achievements'],
] as const)('%s says what it is for the first time, with an example, until it is closed', async (address, of) => {
  await settle()
  await open(address)
  const hint = await screen.findByRole('complementary', { name: parts.firstUse[of].text })
  const example = parts.firstUse[of].example.replace('{stage}', applications.stages.interviewing)
  expect(hint.textContent).toContain(example)
  fireEvent.click(screen.getByRole('button', { name: parts.dismiss }))
  expect(screen.queryByRole('complementary', { name: parts.firstUse[of].text })).toBeNull()
  expect(localStorage.getItem('waymark-explained')).toContain(of)
})

it.each(['getItem', 'setItem'] as const)(
  'where the device refuses %s it is explained and closed all the same',
  async (call) => {
    await settle()
    const inner = Reflect.get(Storage.prototype, call)
    const refusing = vi.spyOn(Storage.prototype, call).mockImplementation(function (this: Storage, ...of: string[]) {
      if (of[0] === 'waymark-explained') throw new DOMException('full', 'QuotaExceededError')
      return Reflect.apply(inner, this, of)
    })
    try {
      await open('/documents')
      fireEvent.click(await screen.findByRole('button', { name: parts.dismiss }))
      expect(screen.queryByRole('complementary', { name: parts.firstUse.documents.text })).toBeNull()
    } finally {
      refusing.mockRestore()
    }
  },
)

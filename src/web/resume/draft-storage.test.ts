import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../lib/token-store.ts'
import { EMPTY_DRAFT } from './answer-draft.ts'
import { dropDraft, loadDraft, storeDraft } from './draft-storage.ts'

const draft = { ...EMPTY_DRAFT, currentStatus: 'student' as const, challenges: ['time', 'other:childcare'], reached: 3 }

describe('the stored draft', () => {
  it('comes back as it was', () => {
    const storage = memoryStorage()
    storeDraft(storage, 'usr_1', draft)
    expect(loadDraft(storage, 'usr_1')).toEqual(draft)
  })

  it('belongs to one person', () => {
    const storage = memoryStorage()
    storeDraft(storage, 'usr_1', draft)
    expect(loadDraft(storage, 'usr_2')).toBeUndefined()
  })

  it('is gone once dropped', () => {
    const storage = memoryStorage()
    storeDraft(storage, 'usr_1', draft)
    dropDraft(storage, 'usr_1')
    expect(loadDraft(storage, 'usr_1')).toBeUndefined()
  })

  it.each(['{', 'null', '[]', '{"reached":3}', JSON.stringify({ ...draft, dreamRole: 7 })])('ignores %s', (text) => {
    const storage = memoryStorage()
    storage.setItem('waymark-answers:usr_1', text)
    expect(loadDraft(storage, 'usr_1')).toBeUndefined()
  })

  it('does without a storage that is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => storeDraft(full, 'usr_1', draft)).not.toThrow()
  })
})

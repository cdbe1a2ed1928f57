import { expect, it } from 'vitest'
import { changeInParts } from './change-in-parts.ts'

const ids = Array.from({ length: 450 }, (_, at) => `app_${at}`)

it('sends no more than two hundred at once, and names all that changed', async () => {
  const sizes: number[] = []
  const changed = await changeInParts(ids, (part) => {
    sizes.push(part.length)
    return Promise.resolve({ changedIds: part.slice(1) })
  })
  expect([sizes, changed.changedIds.length, changed.error]).toEqual([[200, 200, 50], 447, undefined])
})

it('names what changed before a part failed, and sends nothing after it', async () => {
  const failure = new Error('offline')
  let sent = 0
  const changed = await changeInParts(ids, (part) => {
    sent += 1
    return sent === 2 ? Promise.reject(failure) : Promise.resolve({ changedIds: part })
  })
  expect([sent, changed]).toEqual([2, { changedIds: ids.slice(0, 200), error: failure }])
})

import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { beginningOf } from '#test/support/runs.ts'
import { account } from '../strings/en/account.ts'
import { ratePassword } from './password-strength.ts'

const rate = (password: string, own: string[] = []) => ratePassword(password, own, account)

describe('ratePassword', () => {
  it.each([
    ['', 0],
    ['abc', 1],
    ['1234567', 1],
    ['aaaaaaaaaaaa', 1],
    ['abcdefghijkl', 1],
    ['qwertyuiop123456', 1],
    ['password2024', 1],
    ['p4ssw0rd1234', 1],
    ['xkqvbmtw', 1],
    ['Xk9#vbTw', 2],
    ['correcthorsebattery', 3],
    ['мойлюбимыйкотспит', 2],
    ['correcthorsebatterystaplewindow', 4],
    ['T7#kq!vZ2pLm9wXe', 4],
  ])('rates %j as %i', (password, level) => {
    expect(rate(password).level).toBe(level)
  })

  it('says how many characters are missing, counting what a reader counts', () => {
    expect(rate('abc').words).toBe('Too short: 5 more to go')
    expect(rate('😀😀😀').words).toBe('Too short: 5 more to go')
  })

  it('calls a password with the own name weak, however long', () => {
    expect(rate('Okonkwo-T7#kq!vZ2pLm', ['Ada', 'Okonkwo', 'ada@example.com']).level).toBe(1)
    expect(rate('T7#kq!vZ2pLm-ada', ['Ada', 'Okonkwo', 'ada@example.com']).level).toBe(1)
    expect(rate('T7#kq!vZ2pLm-adapt', ['Ada', 'Okonkwo', 'ada@example.com']).level).toBe(4)
  })

  it('calls hardly any common password good: the server refuses all of them', () => {
    const all = dictionary['passwords-common'].map(String)
    const common = beginningOf(all)
    const flattered = common.filter((word) => rate(word).level > 2)
    expect(flattered.length).toBeLessThan(common.length / 1000)
  })
})

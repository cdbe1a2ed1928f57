import { expect, it } from 'vitest'
import { blockOf } from './address-block.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
  ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
  ['2001:db8:1::5', '2001:db8:1:0::/64'],
  ['2001:db8:1:3::5', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['no address', 'no address'],
])('takes %s as one of %s', (address, block) => {
  expect(blockOf(address)).toBe(block)
})

import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not the public internet (RFC 6890 and what came after), and addresses at which clouds serve their own machines. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['168.63.129.16', 32],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Of IPv6 only 2000::/3 is given out; these parts of it carry or stand for something else. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const refusedV4 = new BlockList()
for (const [network, bits] of PRIVATE_V4) refusedV4.addSubnet(network, bits, 'ipv4')
const givenV6 = new BlockList()
givenV6.addSubnet('2000::', 3, 'ipv6')
const refusedV6 = new BlockList()
for (const [network, bits] of SPECIAL_V6) refusedV6.addSubnet(network, bits, 'ipv6')

/** Whether an address is one of the public internet. IPv4 inside IPv6, in any of its forms, is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refusedV4.check(address, 'ipv4')
  if (family === 6 && !address.includes('%')) return givenV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6')
  return false
}

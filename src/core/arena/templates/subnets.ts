import type { Pick, Template } from '../template.ts'
import { choose, work } from './code.ts'
import { dotted, maskOf } from './addresses.ts'

const someNetwork = (pick: Pick, prefix: number): number =>
  (((10 << 24) | (pick.int(0, 255) << 16) | (pick.int(0, 255) << 8) | pick.int(0, 255)) & maskOf(prefix)) >>> 0
const sizeOf = (prefix: number): number => 2 ** (32 - prefix)

/** The rest of planning with subnets, beside what network.ts asks about a single one. */
export const subnets: readonly Template[] = [
  work({ skillId: 'subnetting', nr: 7, difficulty: 1, point: 'how many subnets' }, (pick) => {
    const [prefix, more] = [pick.int(16, 24), pick.int(1, 5)]
    return {
      text: `A /${prefix} network is divided into subnets of the size /${prefix + more}. How many are there? ___`,
      turkish: `Bir /${prefix} ağı, /${prefix + more} boyutunda alt ağlara bölünüyor. Kaç tane olur? ___`,
      answer: String(2 ** more),
      explanation: `The prefix grows by ${more} bits, and each bit doubles the number of subnets. Each of them has only a part of the addresses.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 8, difficulty: 2, point: 'last usable host' }, (pick) => {
    const prefix = pick.int(18, 29)
    const start = someNetwork(pick, prefix)
    return {
      text: `Which is the last address that a host can use in the subnet ${dotted(start)}/${prefix}? ___`,
      turkish: `${dotted(start)}/${prefix} alt ağında bir hostun kullanabileceği son adres hangisi? ___`,
      answer: dotted(start + sizeOf(prefix) - 2),
      explanation:
        'The last address of a subnet is its broadcast address, and the one before it is the last for hosts. It lies two below the next network address.',
    }
  }),
  work({ skillId: 'subnetting', nr: 9, difficulty: 2, point: 'first usable host' }, (pick) => {
    const prefix = pick.int(20, 28)
    const start = someNetwork(pick, prefix)
    const address = dotted(start + pick.int(3, sizeOf(prefix) - 3))
    return {
      text: `A host has the address ${address}/${prefix}. Which is the first address of its subnet that a host can use? ___`,
      turkish: `Bir hostun adresi ${address}/${prefix}. Alt ağında bir hostun kullanabileceği ilk adres hangisi? ___`,
      answer: dotted(start + 1),
      explanation:
        'The first address of a subnet names the network itself, so hosts begin one above it. Many administrators give this address to the gateway.',
    }
  }),
  choose({ skillId: 'subnetting', nr: 10, difficulty: 2, point: 'same subnet' }, (pick) => {
    const prefix = pick.int(25, 28)
    const [start, size] = [someNetwork(pick, 24) + sizeOf(prefix), sizeOf(prefix)]
    const [host, near] = pick.some(
      Array.from({ length: size - 2 }, (_, index) => start + 1 + index),
      2,
    ) as [number, number]
    const others = [start - pick.int(2, 5), start + size + pick.int(1, 5), start + 256 + pick.int(1, 9)]
    const answer = pick.int(0, 3)
    return {
      text: `A host has the address ${dotted(host)}/${prefix}. Which of these does it reach without a router?`,
      turkish: `Bir hostun adresi ${dotted(host)}/${prefix}. Bunlardan hangisine yönlendirici olmadan ulaşır?`,
      options: others.toSpliced(answer, 0, near).map(dotted),
      answer,
      explanation: `Subnets of /${prefix} begin at multiples of ${size} in the last number. Only an address of the same block is reached directly, all others by the gateway.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 11, difficulty: 1, point: 'prefix of a mask' }, (pick) => {
    const prefix = pick.int(17, 30)
    return {
      text: `Which prefix length belongs to the mask ${dotted(maskOf(prefix))}? Write it like /20: ___`,
      turkish: `${dotted(maskOf(prefix))} maskesine hangi önek uzunluğu karşılık gelir? /20 gibi yaz: ___`,
      answer: `/${prefix}`,
      accepted: [String(prefix)],
      explanation:
        'The prefix length is the number of ones in the mask. Each 255 counts eight, and the number after them has as many ones as its bits from the left.',
    }
  }),
  work({ skillId: 'subnetting', nr: 12, difficulty: 3, point: 'one route for several networks' }, (pick) => {
    const [b, c, count] = [pick.int(0, 255), pick.int(1, 120), pick.int(2, 9)]
    const last = c + count - 1
    let prefix = 24
    while (c >> (24 - prefix) !== last >> (24 - prefix)) prefix -= 1
    return {
      text: `The networks 10.${b}.${c}.0/24 to 10.${b}.${last}.0/24 are to be announced by a single route. Which is the longest prefix that covers them all? Write it like /20: ___`,
      turkish: `10.${b}.${c}.0/24 ile 10.${b}.${last}.0/24 arasındaki ağlar tek bir rotayla duyurulacak. Hepsini kapsayan en uzun önek hangisi? /20 gibi yaz: ___`,
      answer: `/${prefix}`,
      accepted: [String(prefix)],
      explanation:
        'Only the bits that are equal in all of the networks may belong to the prefix. When the first one is not at the border of a block, the route has to be wider than the count suggests.',
    }
  }),
  work({ skillId: 'subnetting', nr: 13, difficulty: 2, point: 'the next subnet' }, (pick) => {
    const prefix = pick.int(19, 30)
    const start = someNetwork(pick, prefix)
    return {
      text: `The subnet ${dotted(start)}/${prefix} is full. What is the network address of the subnet of the same size right behind it? ___`,
      turkish: `${dotted(start)}/${prefix} alt ağı doldu. Hemen ardındaki, aynı büyüklükteki alt ağın ağ adresi nedir? ___`,
      answer: dotted((start + sizeOf(prefix)) >>> 0),
      accepted: [`${dotted((start + sizeOf(prefix)) >>> 0)}/${prefix}`],
      explanation: `A /${prefix} holds ${sizeOf(prefix)} addresses, so the next one begins that much further on. Whatever exceeds 255 in one number is carried to the number before it.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 14, difficulty: 3, point: 'subnets of several sizes' }, (pick) => {
    const prefixFor = (hosts: number) => 32 - Math.ceil(Math.log2(hosts + 2))
    const start = someNetwork(pick, 24)
    const [large, small] = [pick.int(35, 120), pick.int(5, 30)]
    const second = start + sizeOf(prefixFor(large))
    return {
      text: `In ${dotted(start)}/24 the first subnet, as small as possible, is for ${large} hosts. Right behind it comes one, as small as possible, for ${small} hosts. Which is the second subnet? Write it like 10.0.0.0/30: ___`,
      turkish: `${dotted(start)}/24 içinde ilk alt ağ, olabildiğince küçük, ${large} host için. Hemen ardından, olabildiğince küçük, ${small} host için bir alt ağ geliyor. İkinci alt ağ hangisi? 10.0.0.0/30 gibi yaz: ___`,
      answer: `${dotted(second)}/${prefixFor(small)}`,
      explanation:
        'Two addresses of each subnet are not for hosts, and sizes are powers of two. Planning begins with the largest, so that every later one starts at a border of its own size.',
    }
  }),
]

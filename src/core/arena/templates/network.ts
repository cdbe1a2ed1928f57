import { must } from '#core/must.ts'
import type { Template } from '../template.ts'
import { dotted, maskOf } from './addresses.ts'
import { choose, round, work } from './code.ts'

const address = (pick: { int(a: number, b: number): number }): number =>
  ((10 << 24) | (pick.int(0, 255) << 16) | (pick.int(0, 255) << 8) | pick.int(1, 254)) >>> 0

export const network: readonly Template[] = [
  work({ skillId: 'subnetting', nr: 1, difficulty: 1, point: 'usable hosts' }, (pick) => {
    const prefix = pick.int(20, 30)
    return {
      text: `How many host addresses can be used in an IPv4 subnet with the prefix /${prefix}? ___`,
      turkish: `/${prefix} önekli bir IPv4 alt ağında kaç host adresi kullanılabilir? ___`,
      answer: String(2 ** (32 - prefix) - 2),
      explanation: `There are ${32 - prefix} bits for hosts, which give ${2 ** (32 - prefix)} addresses. The first is the network itself and the last its broadcast address, so two are not for hosts.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 2, difficulty: 2, point: 'network address' }, (pick) => {
    const [host, prefix] = [address(pick), pick.int(17, 29)]
    return {
      text: `What is the network address of the host ${dotted(host)}/${prefix}? Write it as four numbers with points: ___`,
      turkish: `${dotted(host)}/${prefix} hostunun ağ adresi nedir? Noktalarla dört sayı olarak yaz: ___`,
      answer: dotted((host & maskOf(prefix)) >>> 0),
      accepted: [`${dotted((host & maskOf(prefix)) >>> 0)}/${prefix}`],
      explanation: `The first ${prefix} bits stay and all bits after them become 0. Only the number in which the prefix ends has to be worked out: those before it stay whole, those after it become 0.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 3, difficulty: 2, point: 'broadcast address' }, (pick) => {
    const [host, prefix] = [address(pick), pick.int(18, 29)]
    return {
      text: `What is the broadcast address of the subnet that ${dotted(host)}/${prefix} belongs to? ___`,
      turkish: `${dotted(host)}/${prefix} adresinin bulunduğu alt ağın yayın (broadcast) adresi nedir? ___`,
      answer: dotted((host | ~maskOf(prefix)) >>> 0),
      explanation: `All bits after the first ${prefix} become 1. The result is the last address of the subnet, one below the next network address.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 4, difficulty: 1, point: 'mask of a prefix' }, (pick) => {
    const prefix = pick.int(17, 30)
    return {
      text: `Which subnet mask, as four numbers with points, belongs to the prefix /${prefix}? ___`,
      turkish: `/${prefix} önekine hangi alt ağ maskesi karşılık gelir? Noktalarla dört sayı olarak: ___`,
      answer: dotted(maskOf(prefix)),
      explanation: `The mask has ${prefix} ones from the left and zeros after them. Eight ones make 255, and the part where the prefix ends is one of 128, 192, 224, 240, 248, 252, 254 or 0.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 5, difficulty: 3, point: 'smallest subnet that is enough' }, (pick) => {
    const hosts = pick.int(20, 900)
    const bits = Math.ceil(Math.log2(hosts + 2))
    return {
      text: `A network needs addresses for ${hosts} hosts. Which is the longest prefix (smallest subnet) that is enough? Write it like /27: ___`,
      turkish: `Bir ağa ${hosts} host için adres gerekiyor. Yeten en uzun önek (en küçük alt ağ) hangisi? /27 gibi yaz: ___`,
      answer: `/${32 - bits}`,
      accepted: [String(32 - bits)],
      explanation: `With the two addresses that are not for hosts, ${hosts + 2} are needed, and ${2 ** bits} is the next power of two. That takes ${bits} bits, which leaves ${32 - bits} for the prefix.`,
    }
  }),
  work({ skillId: 'subnetting', nr: 6, difficulty: 3, point: 'wildcard mask' }, (pick) => {
    const prefix = pick.int(18, 29)
    return {
      text: `An access list wants the wildcard mask of a /${prefix} network. Which is it? ___`,
      turkish: `Bir erişim listesi, bir /${prefix} ağının wildcard maskesini istiyor. Hangisi? ___`,
      answer: dotted(~maskOf(prefix) >>> 0),
      explanation:
        'A wildcard mask is the subnet mask turned over: ones stand where the address may differ. Each of its numbers and that of the subnet mask add up to 255.',
    }
  }),
  choose({ skillId: 'routing', nr: 1, difficulty: 2, point: 'longest prefix wins' }, (pick) => {
    const [b, c] = [pick.int(1, 200), pick.int(0, 254)]
    const options = [`10.${b}.${c}.0/24 via A`, `10.${b}.0.0/16 via B`, '10.0.0.0/8 via C', '0.0.0.0/0 via D']
    const isInside = pick.int(0, 1) === 1
    const goal = isInside ? `10.${b}.${c}.${pick.int(1, 254)}` : `10.${b}.${c + 1}.${pick.int(1, 254)}`
    return {
      text: `A router has these four routes. Which does it use for a packet to ${goal}?`,
      turkish: `Bir yönlendiricide bu dört rota var. ${goal} adresine giden paket için hangisini kullanır?`,
      options,
      answer: isInside ? 0 : 1,
      explanation:
        'All routes that contain the address are candidates, and the one with the longest prefix is used. The default route takes only what no other route contains.',
    }
  }),
  work({ skillId: 'ospf', nr: 1, difficulty: 2, point: 'cost of a path' }, (pick) => {
    const speeds = [pick.one([10, 20, 50, 100]), pick.one([100, 200, 500, 1000]), pick.one([10, 100, 1000])]
    const cost = speeds.reduce((sum, speed) => sum + Math.max(1, Math.floor(1000 / speed)), 0)
    return {
      text: `OSPF uses a reference bandwidth of 1000 Mbit/s. A path leaves through interfaces of ${speeds.join(', ')} Mbit/s. What is its cost? ___`,
      turkish: `OSPF, 1000 Mbit/s referans bant genişliği kullanıyor. Bir yol, ${speeds.join(', ')} Mbit/s arayüzlerden çıkıyor. Maliyeti nedir? ___`,
      answer: String(cost),
      explanation:
        'Each interface costs the reference bandwidth divided by its own, at least 1. The cost of a path is the sum over the interfaces through which it leaves.',
    }
  }),
  choose({ skillId: 'switching', nr: 1, difficulty: 2, point: 'root bridge' }, (pick) => {
    const priority = pick.one([4096, 8192, 32768])
    const macs = pick.some(['00:1a', '00:2b', '00:3c', '00:4d', '00:5e'], 4)
    const priorities = macs.map((_, at) => (at < 2 ? priority : priority + 4096 * at))
    const options = macs.map((mac, at) => `Priority ${priorities[at]}, MAC ${mac}:00:00:00:01`)
    const best = must(
      macs
        .map((mac, at) => ({ at, key: `${String(priorities[at]).padStart(6, '0')} ${mac}` }))
        .sort((one, two) => (one.key < two.key ? -1 : 1))[0],
    )
    return {
      text: 'Which of these four switches becomes the root of the spanning tree?',
      turkish: 'Bu dört switch içinden hangisi kapsayan ağacın (spanning tree) kökü olur?',
      options,
      answer: best.at,
      explanation:
        'The lowest priority wins, and between equal ones the lowest MAC address. A high number makes a switch less likely to become the root.',
    }
  }),
  work({ skillId: 'networking', nr: 1, difficulty: 1, point: 'bits and bytes' }, (pick) => {
    const [megabytes, rate] = [pick.int(2, 9) * 50, pick.one([10, 20, 40, 50, 100])]
    return {
      text: `A file of ${megabytes} megabytes (1 MB = 8,000,000 bits) goes over a link of ${rate} Mbit/s, without any other traffic or overhead. How many seconds does it take? ___`,
      turkish: `${megabytes} megabaytlık (1 MB = 8.000.000 bit) bir dosya, başka trafik ve ek yük olmadan ${rate} Mbit/s bir bağlantıdan gidiyor. Kaç saniye sürer? ___`,
      answer: round((megabytes * 8) / rate, 2),
      explanation:
        'Sizes are in bytes and rates in bits, so the size is multiplied by 8 first. Then it is divided by the rate.',
    }
  }),
  work({ skillId: 'tcp-ip', nr: 1, difficulty: 2, point: 'acknowledgement number' }, (pick) => {
    const [start, length] = [pick.int(1000, 9000), pick.int(100, 1400)]
    return {
      text: `A TCP segment has sequence number ${start} and carries ${length} bytes. It arrives in order. Which acknowledgement number does the receiver send back? ___`,
      turkish: `Bir TCP segmentinin sıra numarası ${start}, taşıdığı veri ${length} bayt. Sırasında ulaşıyor. Alıcı hangi onay (acknowledgement) numarasını geri yollar? ___`,
      answer: String(start + length),
      explanation:
        'The number names the next byte that is expected, not the last one that came. So it is the sequence number plus the count of bytes.',
    }
  }),
  work({ skillId: 'linux', nr: 3, difficulty: 1, point: 'permissions as numbers' }, (pick) => {
    const digits = [7, pick.one([4, 5, 6]), pick.one([0, 4, 5])]
    const text = digits.map((n) => `${n & 4 ? 'r' : '-'}${n & 2 ? 'w' : '-'}${n & 1 ? 'x' : '-'}`).join('')
    return {
      text: `\`ls -l\` shows \`-${text}\`. Which three-digit number would chmod take for these permissions? ___`,
      turkish: `\`ls -l\`, \`-${text}\` gösteriyor. chmod bu izinler için hangi üç basamaklı sayıyı alır? ___`,
      answer: digits.join(''),
      accepted: [`0${digits.join('')}`],
      explanation:
        'Each group of three is one digit: read counts 4, write 2 and execute 1. The groups belong to the owner, the group and everybody else.',
    }
  }),
  work({ skillId: 'linux', nr: 4, difficulty: 2, point: 'umask' }, (pick) => {
    const mask = [0, pick.one([0, 2]), pick.one([2, 6, 7])]
    const file = mask.map((n) => 6 & ~n).join('')
    return {
      text: `The umask is ${mask.join('')}. With which permissions, as three digits, does a program that asks for 666 make a new file? ___`,
      turkish: `umask değeri ${mask.join('')}. 666 isteyen bir program yeni bir dosyayı hangi izinlerle açar? Üç rakamla: ___`,
      answer: file,
      accepted: [`0${file}`],
      explanation:
        'The umask takes away the bits that it names from those that were asked for. It is not a subtraction: a bit that was not asked for cannot be taken away.',
    }
  }),
]

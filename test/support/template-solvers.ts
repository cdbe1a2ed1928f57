import type { Reply } from '#core/arena/item.ts'
import { must } from '#core/must.ts'

/** Answers worked out from the words of a question by other means than the template that made it; for its test only. */
type Solver = (text: string, numbers: readonly number[], options: readonly string[]) => Reply

const ip = /(\d+)\.(\d+)\.(\d+)\.(\d+)/
const prefixIn = (text: string): number => Number(must(/\/(\d+)/.exec(text))[1])
const bitsOf = (text: string): string =>
  must(ip.exec(text))
    .slice(1)
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
const fromBits = (bits: string): string => (bits.match(/.{8}/g) ?? []).map((part) => parseInt(part, 2)).join('.')
const sizeOf = (prefix: number): bigint => 1n << BigInt(32 - prefix)
const firstOf = (text: string): bigint => BigInt(`0b${bitsOf(text).slice(0, prefixIn(text)).padEnd(32, '0')}`)
const fromNumber = (value: bigint): string => fromBits(value.toString(2).padStart(32, '0'))
const fixed = (value: number, digits: number): string => String(Number((value + 1e-9).toFixed(digits)))
const between = (text: string, pattern: RegExp): number => Number(must(pattern.exec(text))[1])

export const SOLVERS: Readonly<Record<string, Solver>> = {
  'subnetting-t01': (text) => String(Number(`0b${'1'.repeat(32 - prefixIn(text))}`) - 1),
  'subnetting-t02': (text) => fromBits(bitsOf(text).slice(0, prefixIn(text)).padEnd(32, '0')),
  'subnetting-t03': (text) => fromBits(bitsOf(text).slice(0, prefixIn(text)).padEnd(32, '1')),
  'subnetting-t04': (text) => fromBits('1'.repeat(prefixIn(text)).padEnd(32, '0')),
  'subnetting-t05': (text) => {
    const hosts = between(text, /for (\d+) hosts/)
    let prefix = 30
    while (2 ** (32 - prefix) - 2 < hosts) prefix -= 1
    return `/${prefix}`
  },
  'subnetting-t06': (text) => fromBits('0'.repeat(prefixIn(text)).padEnd(32, '1')),
  'subnetting-t07': (text) => {
    const [whole, part] = [...text.matchAll(/\/(\d+)/g)].map(([, digits]) => sizeOf(Number(digits))) as [bigint, bigint]
    return String(whole / part)
  },
  'subnetting-t08': (text) => fromNumber(firstOf(text) + sizeOf(prefixIn(text)) - 2n),
  'subnetting-t09': (text) => fromNumber(firstOf(text) + 1n),
  'subnetting-t10': (text, _n, options) =>
    options.findIndex((option) => bitsOf(option).slice(0, prefixIn(text)) === bitsOf(text).slice(0, prefixIn(text))),
  'subnetting-t11': (text) => `/${bitsOf(text).indexOf('0')}`,
  'subnetting-t12': (text) => {
    const [first, last] = [...text.matchAll(/[\d.]+\/24/g)].map(([network]) => bitsOf(network)) as [string, string]
    return `/${[...first].findIndex((bit, place) => bit !== last[place])}`
  },
  'subnetting-t13': (text) => fromNumber(firstOf(text) + sizeOf(prefixIn(text))),
  'subnetting-t14': (text) => {
    const [large, small] = [...text.matchAll(/for (\d+) hosts/g)].map(([, hosts]) => {
      let prefix = 32
      while (sizeOf(prefix) - 2n < BigInt(must(hosts))) prefix -= 1
      return prefix
    }) as [number, number]
    return `${fromNumber(firstOf(text) + sizeOf(large))}/${small}`
  },
  'probability-t03': (text) => {
    const tickets = between(text, /^(\d+) tickets/)
    const wins = between(text, /and (\d+) of them/)
    const paid = Array.from({ length: tickets }, (_, n) => (n < wins ? between(text, /win (\d+) euros/) : 0))
    return fixed(paid.reduce((sum, one) => sum + one, 0) / tickets, 2)
  },
  'probability-t04': (text) => {
    const red = between(text, /holds (\d+) red/)
    const balls = Array.from({ length: red + between(text, /and (\d+) blue/) }, (_, n) => n < red)
    const pairs = balls.flatMap((one, i) => balls.flatMap((other, j) => (i === j ? [] : [one && other])))
    return fixed((100 * pairs.filter(Boolean).length) / pairs.length, 1)
  },
  'mobile-ui-design-t02': (text) => {
    const [columns, gap] = [between(text, /shows (\d+) columns/), between(text, /gaps of (\d+)/)]
    const inside = between(text, /is (\d+) points/) - between(text, /margins of (\d+)/) * 2
    return String((inside + gap) / columns - gap)
  },
  'routing-t01': (text, _n, options) => {
    const goal = bitsOf(text)
    const fits = options.map((option, at) => ({ at, bits: bitsOf(option), prefix: prefixIn(option) }))
    const best = must(
      fits.filter(({ bits, prefix }) => goal.startsWith(bits.slice(0, prefix))).sort((a, b) => b.prefix - a.prefix)[0],
    )
    return best.at
  },
  'ospf-t01': (text) => {
    const speeds = must(must(/interfaces of ([\d ]+) Mbit/.exec(text))[1])
      .trim()
      .split(/\s+/)
      .map(Number)
    return String(speeds.map((speed) => 1000 / speed).reduce((sum, cost) => sum + Math.trunc(cost || 1), 0))
  },
  'switching-t01': (_t, _n, options) =>
    options.indexOf(
      must(
        options.toSorted((a, b) => {
          const [one, two] = [a, b].map((option) => between(option, /Priority (\d+)/)) as [number, number]
          return one - two || (must(a.split('MAC')[1]) < must(b.split('MAC')[1]) ? -1 : 1)
        })[0],
      ),
    ),
  'networking-t01': (text) => fixed((between(text, /file of (\d+)/) * 8) / between(text, /link of (\d+)/), 2),
  'tcp-ip-t01': (text) => String(between(text, /number (\d+)/) + between(text, /carries (\d+)/)),
  'linux-t03': (text) =>
    must(must(must(/`-([rwx-]{9})`/.exec(text))[1]).match(/.{3}/g))
      .map((part) => parseInt(part.replace(/[rwx]/g, '1').replaceAll('-', '0'), 2))
      .join(''),
  'linux-t04': (text) => {
    const mask = parseInt(must(must(/umask is (\d+)/.exec(text))[1]), 8)
    return (0o666 - (0o666 & mask)).toString(8).padStart(3, '0')
  },
  'statistics-t01': (text) => {
    const values = must(must(/of ([\d ]+)\?/.exec(text))[1])
      .trim()
      .split(/\s+/)
      .map(Number)
    while (values.length > 2) {
      values.splice(values.indexOf(Math.max(...values)), 1)
      values.splice(values.indexOf(Math.min(...values)), 1)
    }
    return String((must(values[0]) + must(values[1])) / 2)
  },
  'statistics-t02': (text) =>
    fixed(
      (between(text, /score of (-?[\d.]+) /) - between(text, /mean of (\d+)/)) / between(text, /deviation of (\d+)/),
      1,
    ),
  'statistics-t03': (text) =>
    fixed(between(text, /deviation of (\d+)/) / Math.sqrt(between(text, /sample of (\d+)/)), 2),
  'probability-t01': (text) => {
    const chance = between(text, /probability (\d+)/) / 100
    let atLeastOnce = 0
    for (let tries = between(text, /of (\d+) independent/); tries > 0; tries -= 1)
      atLeastOnce += (1 - atLeastOnce) * chance
    return fixed(100 * atLeastOnce, 1)
  },
  'probability-t02': (text) => {
    const sick = between(text, /people (\d+) have/)
    const found = sick * between(text, /finds (\d+)/)
    const wrong = (1000 - sick) * between(text, /for (\d+) percent/)
    return fixed((100 * found) / (found + wrong), 0)
  },
  'machine-learning-t01': (text) => {
    const hits = between(text, /finds (\d+)/)
    const others = text.includes('precision') ? between(text, /raises (\d+)/) : between(text, /misses (\d+)/)
    return fixed(100 / (1 + others / hits), 0)
  },
  'machine-learning-t02': (text) =>
    fixed(2 / (1 / between(text, /precision of (\d+)/) + 1 / between(text, /recall of (\d+)/)), 1),
  'deep-learning-t01': (text) => {
    const [inputs, units] = [between(text, /takes (\d+)/), between(text, /has (\d+)/)]
    return String(inputs * units + units)
  },
  'deep-learning-t02': (text) => {
    const [size, padding] = [between(text, /of (\d+) pixels/), between(text, /padding (\d+)/)]
    const [kernel, stride] = [between(text, /kernel (\d+)/), between(text, /stride (\d+)/)]
    let places = 0
    for (let at = 0; at + kernel <= size + 2 * padding; at += stride) places += 1
    return String(places)
  },
  'rag-t01': (text) => fixed((100 * between(text, /returns (\d+)/)) / between(text, /question (\d+)/), 0),
  'rag-t02': (text) => {
    const [length, size, step] = [
      between(text, /text of (\d+)/),
      between(text, /chunks of (\d+)/),
      between(text, /starting (\d+)/),
    ]
    let chunks = 1
    for (let covered = size; covered < length; covered += step) chunks += 1
    return String(chunks)
  },
  'llms-t01': (text) => {
    const calls = between(text, /tokens\. (\d+) calls/)
    const sent = (calls * between(text, /send (\d+)/)) / 1e6
    const got = (calls * between(text, /get (\d+)/)) / 1e6
    return fixed(sent * between(text, /costs \$(\d+)/) + got * between(text, /and \$(\d+)/), 2)
  },
  'cloud-computing-t01': (text) =>
    fixed(100 * (between(text, /one available ([\d.]+)/) / 100) * (between(text, /and one ([\d.]+)/) / 100), 2),
  'cloud-computing-t02': (text) => {
    const down = between(text, /down (\d+)/) / 100
    const allDown = Array.from({ length: between(text, /of (\d+) independent/) }, () => down).reduce((a, b) => a * b)
    return fixed(100 - 100 * allDown, 4)
  },
  'kubernetes-t01': (text) => {
    const wanted = between(text, /has (\d+)/)
    return `${wanted + between(text, /maxSurge (\d+)/)}/${wanted - between(text, /maxUnavailable (\d+)/)}`
  },
  'terraform-t01': (text) => {
    const [, bits, net] = must(/" (\d+) (\d+)\)/.exec(text)).map(Number) as [number, number, number]
    const network = bitsOf(text).slice(0, 16) + net.toString(2).padStart(bits, '0')
    return `${fromBits(network.padEnd(32, '0'))}/${16 + bits}`
  },
  'css-t01': (text) => {
    const [width, padding, border] = [
      between(text, /width: (\d+)/),
      between(text, /padding: (\d+)/),
      between(text, /border: (\d+)/),
    ]
    return String(text.includes('border-box') ? width - padding - padding - border - border : width)
  },
  'css-t02': (_t, _n, options) => {
    const weight = (selector: string) =>
      (selector.match(/#/g)?.length ?? 0) * 10_000 +
      (selector.match(/\./g)?.length ?? 0) * 100 +
      (selector.match(/(?:^| )[a-z]+/g)?.length ?? 0)
    return options.indexOf(must(options.toSorted((a, b) => weight(b) - weight(a))[0]))
  },
  'responsive-design-t01': (text) => {
    const [low, share, high] = [between(text, /\((\d+)px/), between(text, /(\d+)vw/), between(text, /vw (\d+)px/)]
    return fixed(must([low, (between(text, /is (\d+)px/) / 100) * share, high].toSorted((a, b) => a - b)[1]), 1)
  },
  'typography-t01': (text) => {
    const [root, parent] = [between(text, /size is (\d+)/), between(text, /font-size: ([\d.]+)rem/)]
    const [, child, unit] = must(/child font-size: ([\d.]+)(rem|em)/.exec(text))
    return fixed(Number(child) * (unit === 'em' ? parent * root : root), 2)
  },
  'excel-t01': (text) => {
    const [from, to] = [between(text, /Cell C(\d+)/), between(text, /to C(\d+)/)]
    return must(must(/formula (=\S+)\./.exec(text))[1]).replace(
      /A(\d+)/,
      (_m, row: string) => `A${Number(row) + to - from}`,
    )
  },
  'agile-t01': (text) => {
    const done = must(/finished (\d+) (\d+) and (\d+)/.exec(text))
      .slice(1)
      .map(Number)
    let left = between(text, /(\d+) points are left/) * 3
    let sprints = 0
    for (; left > 0; left -= must(done[0]) + must(done[1]) + must(done[2])) sprints += 1
    return String(sprints)
  },
  'data-analysis-t02': (text) => {
    const [before, after] = [between(text, /from (\d+)/), between(text, /to (\d+)/)]
    return fixed(100 * (after / before) - 100, 1)
  },
  'hypothesis-testing-t01': (text) => fixed(between(text, /^(\d+)/) / 20, 2),
  'wireless-networking-t01': (text) => {
    const [sent, gain, loss] = [
      between(text, /with (\d+) dBm/),
      between(text, /with (\d+) dBi/),
      between(text, /away (\d+)/),
    ]
    return String(Math.round(10 * Math.log10(10 ** (sent / 10) * 10 ** (gain / 10) * 10 ** (-loss / 10))))
  },
  'mobile-ui-design-t01': (text) => String(between(text, /is (\d+) points/) * between(text, /scale of (\d+)/)),
  'android-t01': (text) => fixed(between(text, /are (\d+)dp/) * (between(text, /with (\d+) dpi/) / 160), 2),
  'vulnerability-management-t01': (text) =>
    fixed((between(text, /cost (\d+)/) * between(text, /of (\d+) percent/)) / 100, 2),
}

import type { Template } from '../template.ts'
import { list, predict, shown, write } from './code.ts'

const numbers = (pick: { int(a: number, b: number): number }, count: number, from = 1, to = 20) =>
  Array.from({ length: count }, () => pick.int(from, to))

export const javascript: readonly Template[] = [
  predict('javascript', { skillId: 'javascript', nr: 1, difficulty: 1, point: 'filter, map and reduce' }, (pick) => {
    const values = numbers(pick, 5)
    const [limit, times] = [pick.int(6, 12), pick.int(2, 4)]
    const kept = values.filter((n) => n > limit).map((n) => n * times)
    return {
      code: `const values = ${list(values)}\nconst kept = values.filter((n) => n > ${limit}).map((n) => n * ${times})\nconsole.log(kept.length, kept.reduce((sum, n) => sum + n, 0))`,
      answer: `${kept.length} ${kept.reduce((sum, n) => sum + n, 0)}`,
      explanation: `filter keeps the numbers above ${limit}, map multiplies each of them by ${times}, and reduce adds them up from 0. The number ${limit} itself would not be kept, since the comparison is strict.`,
    }
  }),
  predict(
    'javascript',
    { skillId: 'javascript', nr: 2, difficulty: 2, point: 'default sort compares text' },
    (pick) => {
      const values = pick.some([3, 20, 100, 8, 15, 9, 40, 200, 31], 4)
      return {
        code: `const values = ${list(values)}\nconsole.log(values.sort().join(' '))`,
        answer: values.map(String).sort().join(' '),
        explanation:
          'Without a comparison function, sort turns each number into text and compares letter by letter, so 100 comes before 20. For numbers it needs (a, b) => a - b.',
      }
    },
  ),
  predict('javascript', { skillId: 'javascript', nr: 3, difficulty: 2, point: 'missing and falsy values' }, (pick) => {
    const [first, second] = [pick.one(['0', "''", 'false']), pick.one(['null', 'undefined'])]
    const fallback = pick.int(3, 9)
    return {
      code: `console.log(${first} || ${fallback}, ${second} ?? ${fallback}, ${first} === 0 ? 'zero' : 'other', 0 ?? ${fallback})`,
      answer: `${fallback} ${fallback} ${first === '0' ? 'zero' : 'other'} 0`,
      explanation:
        'The operator || takes the right side for anything falsy, while ?? takes it only for null and undefined. That is why the last value stays 0.',
    }
  }),
  predict('javascript', { skillId: 'javascript', nr: 4, difficulty: 3, point: 'what a closure remembers' }, (pick) => {
    const count = pick.int(3, 5)
    const word = pick.one(['var', 'let'])
    return {
      code: `const calls = []\nfor (${word} i = 0; i < ${count}; i += 1) calls.push(() => i * 2)\nconsole.log(calls.map((call) => call()).join(' '))`,
      answer: Array.from({ length: count }, (_, i) => (word === 'var' ? count : i) * 2).join(' '),
      explanation:
        'With let each round has a variable of its own, and each function remembers the one of its round. With var there is one variable for all rounds, and the functions see its last value.',
    }
  }),
  predict('javascript', { skillId: 'javascript', nr: 5, difficulty: 1, point: 'slice and splice' }, (pick) => {
    const values = numbers(pick, 6)
    const [from, to] = [pick.int(0, 2), pick.int(3, 5)]
    return {
      code: `const values = ${list(values)}\nconst part = values.slice(${from}, ${to})\nvalues.splice(1, 2)\nconsole.log(part.length, values.length, part[0], values[1])`,
      answer: `${to - from} 4 ${values[from]} ${values[3]}`,
      explanation: `slice copies from place ${from} up to, not including, place ${to} and leaves the array alone. splice takes two elements out of the array itself, so four are left.`,
    }
  }),
  write('javascript', { skillId: 'javascript', nr: 6, difficulty: 2, point: 'counting by a key' }, (pick) => {
    const key = pick.one(['city', 'team', 'status', 'colour'])
    const [a, b] = pick.some(['red', 'north', 'open', 'x'], 2)
    const data = `[{${key}:'${a}'},{${key}:'${b}'},{${key}:'${a}'}]`
    return {
      text: `Write a function countBy(rows) that says how often each value of \`${key}\` occurs: an object with the value as key and the count as value. No rows give an empty object.`,
      turkish: `Bir countBy(rows) fonksiyonu yaz: \`${key}\` alanının her değerinin kaç kez geçtiğini söylesin; anahtarı değer, değeri sayı olan bir nesne döndürsün. Satır yoksa boş bir nesne döner.`,
      code: `function countBy(rows) {\n  \n}`,
      cases: [
        [`countBy(${data})`, `{"${a}":2,"${b}":1}`],
        ['countBy([])', '{}'],
        [`countBy([{${key}:'q'},{${key}:'q'},{${key}:'q'}]).q`, '3'],
        [`countBy([{${key}:'constructor'}])`, '{"constructor":1}'],
      ],
      answer: `function countBy(rows) {\n  const counts = Object.create(null)\n  for (const row of rows) counts[row.${key}] = (counts[row.${key}] ?? 0) + 1\n  return counts\n}`,
      wrong: [
        `function countBy(rows) {\n  return rows.length\n}`,
        `function countBy(rows) {\n  const counts = {}\n  for (const row of rows) counts[row.${key}] += 1\n  return counts\n}`,
        `function countBy(rows) {\n  const counts = {}\n  for (const row of rows) counts[row.${key}] = 1\n  return counts\n}`,
      ],
      explanation:
        'Each row raises the count of its value, which starts at 0 when the value was not seen before. An object without a prototype, a Map or Object.hasOwn keeps inherited names such as constructor from being mistaken for a count.',
    }
  }),
  write('javascript', { skillId: 'javascript', nr: 7, difficulty: 1, point: 'transforming a list' }, (pick) => {
    const [limit, times] = [pick.int(2, 9), pick.int(2, 5)]
    return {
      text: `Write a function pick(values) that returns a new array: of all numbers greater than ${limit}, each multiplied by ${times}, in the same order. The array that is passed in must stay as it is.`,
      turkish: `Yeni bir dizi döndüren bir pick(values) fonksiyonu yaz: ${limit} sayısından büyük bütün sayılar, her biri ${times} ile çarpılmış olarak, aynı sırada. Verilen dizi olduğu gibi kalmalı.`,
      code: `function pick(values) {\n  \n}`,
      cases: [
        [`pick([1, ${limit}, ${limit + 1}, 20])`, `[${(limit + 1) * times},${20 * times}]`],
        ['pick([])', '[]'],
        [`(() => { const a = [${limit + 5}]; pick(a); return a })()`, `[${limit + 5}]`],
        [`pick([-${limit + 1}, ${limit + 3}])`, `[${(limit + 3) * times}]`],
      ],
      answer: `const pick = (values) => values.filter((n) => n > ${limit}).map((n) => n * ${times})`,
      wrong: [
        `const pick = (values) => values.filter((n) => n >= ${limit}).map((n) => n * ${times})`,
        `const pick = (values) => values.map((n) => n * ${times}).filter((n) => n > ${limit})`,
        `function pick(values) { for (let i = 0; i < values.length; i += 1) values[i] *= ${times}; return values.filter((n) => n > ${limit * times}) }`,
      ],
      explanation:
        'Filtering comes first, because the limit is about the numbers as they are; map then makes new ones. Both return new arrays, so what was passed in stays.',
    }
  }),
  write('javascript', { skillId: 'javascript', nr: 8, difficulty: 3, point: 'finding and fixing a bug' }, (pick) => {
    const [unit, size] = pick.one([
      ['pages', 10],
      ['boxes', 12],
      ['groups', 4],
      ['rows', 7],
    ] as const)
    return {
      text: `chunks(list) should cut a list into ${unit} of at most ${size} elements, the last one shorter when they do not come out even. It loses elements. Correct it.`,
      turkish: `chunks(list), bir listeyi en çok ${size} elemanlı parçalara bölmeli; sayı tam bölünmezse son parça daha kısa olur. Ama eleman kaybediyor. Düzelt.`,
      code: `function chunks(list) {\n  const parts = []\n  for (let at = 0; at + ${size} <= list.length; at += ${size}) {\n    parts.push(list.slice(at, at + ${size}))\n  }\n  return parts\n}`,
      cases: [
        [`chunks(Array.from({ length: ${size + 1} }, (_, i) => i)).map((part) => part.length)`, `[${size},1]`],
        [`chunks(Array.from({ length: ${size * 2} }, (_, i) => i)).length`, '2'],
        ['chunks([])', '[]'],
        [`chunks(Array.from({ length: ${size * 2 + 3} }, (_, i) => i)).flat().length`, `${size * 2 + 3}`],
      ],
      answer: `function chunks(list) {\n  const parts = []\n  for (let at = 0; at < list.length; at += ${size}) {\n    parts.push(list.slice(at, at + ${size}))\n  }\n  return parts\n}`,
      wrong: [
        `function chunks(list) {\n  const parts = []\n  for (let at = 0; at <= list.length; at += ${size}) parts.push(list.slice(at, at + ${size}))\n  return parts\n}`,
        `function chunks(list) {\n  const parts = []\n  for (let at = 0; at < list.length; at += ${size}) parts.push(list.slice(at, ${size}))\n  return parts\n}`,
        `function chunks(list) {\n  return [list.slice(0, ${size}), list.slice(${size})]\n}`,
      ],
      explanation:
        'The loop stops as soon as a whole part no longer fits, so the shorter rest is never added. It has to go on while there is any element left; slice copes with an end beyond the list.',
    }
  }),
  predict('javascript', { skillId: 'nodejs', nr: 1, difficulty: 2, point: 'order of the event loop' }, (pick) => {
    const [a, b, c, d] = pick.some(['A', 'B', 'C', 'D', 'E', 'F'], 4) as [string, string, string, string]
    return {
      text: 'What does this CommonJS file (.cjs) print, line by line?',
      code: `setTimeout(() => console.log('${a}'), 0)\nPromise.resolve().then(() => console.log('${b}'))\nprocess.nextTick(() => console.log('${c}'))\nconsole.log('${d}')`,
      answer: `${d}\n${c}\n${b}\n${a}`,
      explanation:
        'The program itself runs to its end first. Then come what was given to nextTick and after it promises; a timer waits for the next turn of the loop. In an ES module the two in the middle would change places.',
    }
  }),
  predict('javascript', { skillId: 'oop', nr: 1, difficulty: 2, point: 'overriding and super' }, (pick) => {
    const [base, add, times] = [pick.int(2, 9), pick.int(1, 6), pick.int(2, 4)]
    return {
      code: `class Price {\n  constructor(net) { this.net = net }\n  total() { return this.net + ${add} }\n}\nclass Double extends Price {\n  total() { return super.total() * ${times} }\n}\nconsole.log(new Price(${base}).total(), new Double(${base}).total())`,
      answer: `${base + add} ${(base + add) * times}`,
      explanation: `The subclass asks the class above it first and multiplies what comes back by ${times}. An object of the base class knows nothing of the override.`,
    }
  }),
  predict(
    'javascript',
    { skillId: 'programming-fundamentals', nr: 1, difficulty: 1, point: 'following a loop' },
    (pick) => {
      const [from, to, step] = [pick.int(1, 4), pick.int(12, 20), pick.int(2, 4)]
      let [sum, rounds] = [0, 0]
      for (let n = from; n < to; n += step) {
        sum += n
        rounds += 1
      }
      return {
        code: `let sum = 0\nlet rounds = 0\nfor (let n = ${from}; n < ${to}; n += ${step}) {\n  sum += n\n  rounds += 1\n}\nconsole.log(sum, rounds)`,
        answer: `${sum} ${rounds}`,
        explanation: `The variable n starts at ${from} and grows by ${step} while it is less than ${to}. The limit itself is never added, because the comparison is strict.`,
      }
    },
  ),
  write(
    'javascript',
    { skillId: 'programming-fundamentals', nr: 2, difficulty: 2, point: 'conditions at their borders' },
    (pick) => {
      const [free, half] = [pick.int(4, 7), pick.int(12, 17)]
      const price = pick.int(4, 10) * 2
      return {
        text: `A ticket costs ${price}. Children under ${free} pay nothing, everybody under ${half} pays half. Write a function fare(age).`,
        turkish: `Bir bilet ${price} tutuyor. ${free} yaşından küçükler ödemez, ${half} yaşından küçük herkes yarısını öder. Bir fare(age) fonksiyonu yaz.`,
        code: 'function fare(age) {\n  \n}',
        cases: [
          [`fare(${free - 1})`, '0'],
          [`fare(${free})`, String(price / 2)],
          [`fare(${half - 1})`, String(price / 2)],
          [`fare(${half})`, String(price)],
          ['fare(60)', String(price)],
        ],
        answer: `function fare(age) {\n  if (age < ${free}) return 0\n  return age < ${half} ? ${price / 2} : ${price}\n}`,
        wrong: [
          `function fare(age) { return age <= ${free} ? 0 : age < ${half} ? ${price / 2} : ${price} }`,
          `function fare(age) { return age < ${free} ? 0 : age <= ${half} ? ${price / 2} : ${price} }`,
          `function fare(age) { return age < ${half} ? ${price / 2} : ${price} }`,
        ],
        explanation:
          'Under an age does not include that age, so both comparisons are strict. The narrower condition has to be asked first, or it is never reached.',
      }
    },
  ),
  write('javascript', { skillId: 'dsa', nr: 1, difficulty: 2, point: 'a stack for brackets' }, (pick) => {
    const [open, close] = pick.one(['()', '[]', '{}', '<>'] as const)
    return {
      text: `Write a function isBalanced(text): whether every \`${open}\` has its \`${close}\` after it, and every \`${close}\` an \`${open}\` before it. Other characters do not matter.`,
      turkish: `Bir isBalanced(text) fonksiyonu yaz: her \`${open}\` işaretinin ardından bir \`${close}\`, her \`${close}\` işaretinin önünde de bir \`${open}\` var mı? Öteki karakterler önemli değil.`,
      code: 'function isBalanced(text) {\n  \n}',
      cases: [
        [`isBalanced('a${open}b${open}c${close}${close}')`, 'true'],
        [`isBalanced('${close}${open}')`, 'false'],
        [`isBalanced('${open}${open}${close}')`, 'false'],
        ["isBalanced('')", 'true'],
        [`isBalanced('${open}${close}${close}${open}')`, 'false'],
      ],
      answer: `function isBalanced(text) {\n  let depth = 0\n  for (const sign of text) {\n    if (sign === '${open}') depth += 1\n    if (sign === '${close}') depth -= 1\n    if (depth < 0) return false\n  }\n  return depth === 0\n}`,
      wrong: [
        `const isBalanced = (text) => text.split('${open}').length === text.split('${close}').length`,
        `const isBalanced = (text) => text.includes('${open}') === text.includes('${close}')`,
        `const isBalanced = () => true`,
      ],
      explanation:
        'Counting both signs is not enough: one that closes too early must fail at once. So the depth may never fall below 0, and it must be 0 at the end.',
    }
  }),
  write('javascript', { skillId: 'dsa', nr: 2, difficulty: 3, point: 'two values in one pass' }, (pick) => {
    const goal = pick.int(9, 30)
    return {
      text: `Write a function hasPair(values): whether two different elements of the array add up to ${goal}. It is called with arrays of 20,000 numbers and has to be quick.`,
      turkish: `Bir hasPair(values) fonksiyonu yaz: dizinin iki ayrı elemanının toplamı ${goal} ediyor mu? 20.000 sayılık dizilerle çağrılıyor ve hızlı olmalı.`,
      code: 'function hasPair(values) {\n  \n}',
      cases: [
        [`hasPair([1, ${goal - 1}])`, 'true'],
        [`hasPair([${goal / 2}, 100])`, 'false'],
        [`hasPair([${goal / 2}, 3.25, ${goal / 2}])`, 'true'],
        ['hasPair([])', 'false'],
        [`hasPair(Array.from({ length: 20000 }, (_, i) => ${goal} + 1 + i))`, 'false'],
      ],
      answer: `function hasPair(values) {\n  const seen = new Set()\n  for (const value of values) {\n    if (seen.has(${goal} - value)) return true\n    seen.add(value)\n  }\n  return false\n}`,
      wrong: [
        `const hasPair = (values) => values.some((a) => values.includes(${goal} - a))`,
        `function hasPair(values) { for (const a of values) for (const b of values) if (a !== b && a + b === ${goal}) return true; return false }`,
        `function hasPair(values) { const seen = new Set(values); return values.some((a) => seen.has(${goal} - a)) }`,
      ],
      explanation:
        'A set of what was seen answers in one step whether the missing part has come before, so one pass is enough. Comparing every pair takes hundreds of millions of steps here, and looking in the whole list may pair an element with itself.',
    }
  }),
  predict('javascript', { skillId: 'dsa', nr: 3, difficulty: 1, point: 'stack and queue' }, (pick) => {
    const [a, b, c, d] = pick.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4) as [number, number, number, number]
    return {
      code: `const stack = []\nconst queue = []\nfor (const n of ${list([a, b, c, d])}) {\n  stack.push(n)\n  queue.push(n)\n}\nstack.pop()\nqueue.shift()\nconsole.log(stack.pop(), queue.shift())`,
      answer: `${c} ${b}`,
      explanation:
        'A stack gives back what came last, a queue what came first. After one element has left each, the stack gives the third and the queue the second.',
    }
  }),
  write('regex', { skillId: 'data-cleaning', nr: 1, difficulty: 2, point: 'a pattern for codes' }, (pick) => {
    const [prefix, digits] = [pick.one(['INV', 'ORD', 'TR', 'REF']), pick.int(3, 5)]
    const good = '9'.repeat(digits)
    return {
      text: `Valid codes are \`${prefix}-\` followed by exactly ${digits} digits, with nothing before or after. Write a regular expression (JavaScript, no slashes) that fits valid codes only.`,
      turkish: `Geçerli kodlar, \`${prefix}-\` ile başlar, ardından tam ${digits} rakam gelir; önünde ve arkasında bir şey yoktur. Yalnız geçerli kodlara uyan bir düzenli ifade yaz (JavaScript, eğik çizgisiz).`,
      code: '',
      cases: [
        [`${prefix}-${good}`, 'true'],
        [`${prefix}-${good}0`, 'false'],
        [`x${prefix}-${good}`, 'false'],
        [`${prefix}-${good.slice(1)}`, 'false'],
        [`${prefix}${good}`, 'false'],
      ],
      answer: `^${prefix}-\\d{${digits}}$`,
      wrong: [`${prefix}-\\d{${digits}}`, `^${prefix}-\\d+$`, `^${prefix}-?\\d{${digits}}$`],
      explanation: `The signs ^ and $ hold the pattern to the whole text, and {${digits}} asks for exactly so many digits. Without the anchors a longer text that contains a code would fit as well.`,
    }
  }),
  write('regex', { skillId: 'shell-scripting', nr: 1, difficulty: 2, point: 'a pattern for log lines' }, (pick) => {
    const [level, other] = pick.some(['ERROR', 'WARN', 'INFO', 'DEBUG'], 2) as [string, string]
    return {
      text: `Log lines look like \`2026-03-10 12:00:01 ${level} disk full\`. Write a regular expression that fits the lines whose level, the third word, is ${level}, and no others.`,
      turkish: `Günlük satırları \`2026-03-10 12:00:01 ${level} disk full\` gibi görünüyor. Düzeyi, yani üçüncü sözcüğü ${level} olan satırlara uyan, başkasına uymayan bir düzenli ifade yaz.`,
      code: '',
      cases: [
        [`2026-03-10 12:00:01 ${level} disk full`, 'true'],
        [`2026-03-10 12:00:01 ${other} no ${level} today`, 'false'],
        [`2026-03-10 12:00:01 ${level}S counted`, 'false'],
        [`2026-03-10 09:30:00 ${level} x`, 'true'],
      ],
      answer: `^\\S+ \\S+ ${level} `,
      wrong: [level, `^.* ${level} `, `^\\S+ \\S+ ${level}`],
      explanation:
        'The two words before the level are each a run of signs without a space, so the level is pinned to the third place. A pattern that looks for the word anywhere also fits lines that only mention it.',
    }
  }),
  predict(
    'javascript',
    { skillId: 'javascript', nr: 9, difficulty: 2, point: 'copies and references', pool: 'practice' },
    (pick) => {
      const values = numbers(pick, 3)
      const add = pick.int(21, 40)
      return {
        code: `const first = ${list(values)}\nconst second = first\nconst third = [...first]\nsecond.push(${add})\nconsole.log(first.length, third.length)\nconsole.log(third)`,
        answer: `4 3\n${shown(values)}`,
        explanation:
          'second is another name for the same array, so pushing through it shows in first. The spread makes a copy, which stays as it was.',
        inTurkish: {
          text: 'Bu ne yazdırır?',
          point: 'kopyalar ve referanslar',
          explanation:
            'second aynı dizinin başka bir adıdır; onunla eklenen first içinde de görünür. Üç nokta (spread) bir kopya çıkarır, o olduğu gibi kalır.',
        },
      }
    },
  ),
]

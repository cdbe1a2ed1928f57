import { must } from '#core/must.ts'
import type { Template } from '../template.ts'
import { list, NAMES, predict } from './code.ts'

const quoted = (words: readonly string[]) => `[${words.map((word) => `"${word}"`).join(', ')}]`

export const pythonAndShell: readonly Template[] = [
  predict('python', { skillId: 'python', nr: 1, difficulty: 1, point: 'slices' }, (pick) => {
    const values = Array.from({ length: 7 }, () => pick.int(1, 30))
    const [from, to, step] = [pick.int(0, 2), pick.int(4, 7), pick.int(1, 2)]
    const part = values.filter((_, at) => at >= from && at < to && (at - from) % step === 0)
    return {
      code: `values = ${list(values)}\npart = values[${from}:${to}:${step}]\nprint(len(part), part[-1], values[-2])`,
      answer: `${part.length} ${part.at(-1)} ${values[5]}`,
      explanation: `The slice starts at place ${from}, ends before place ${to} and takes every ${step === 1 ? '' : 'second '}element. Negative places count from the end, so -2 is the last but one.`,
    }
  }),
  predict('python', { skillId: 'python', nr: 2, difficulty: 2, point: 'default values are made once' }, (pick) => {
    const [a, b, c] = [pick.int(1, 9), pick.int(1, 9), pick.int(1, 9)]
    return {
      code: `def keep(value, seen=[]):\n    seen.append(value)\n    return len(seen)\n\nprint(keep(${a}), keep(${b}), keep(${c}, []), keep(${a}))`,
      answer: '1 2 1 3',
      explanation:
        'A default value is made once, when the function is defined, so calls without a list share one and it grows. The call that brings a list of its own leaves the shared one alone.',
    }
  }),
  predict('python', { skillId: 'python', nr: 3, difficulty: 2, point: 'comprehension and set' }, (pick) => {
    const words = Array.from({ length: 6 }, () => pick.one(['red', 'blue', 'green', 'grey', 'pink']))
    const least = pick.int(4, 5)
    const long = words.filter((word) => word.length >= least)
    return {
      code: `words = ${quoted(words)}\nlong = [w for w in words if len(w) >= ${least}]\nprint(len(long), len(set(long)), len({w[0] for w in words}))`,
      answer: `${long.length} ${new Set(long).size} ${new Set(words.map((word) => word[0])).size}`,
      explanation:
        'The list keeps repeats, a set holds each value once. The last set is made of first letters, and several words may share one.',
    }
  }),
  predict('python', { skillId: 'python', nr: 4, difficulty: 1, point: 'whole division and remainder' }, (pick) => {
    const [a, b] = [pick.int(20, 60), pick.int(3, 9)]
    return {
      code: `print(${a} // ${b}, ${a} % ${b}, -${a} // ${b})`,
      answer: `${Math.floor(a / b)} ${a % b} ${Math.floor(-a / b)}`,
      explanation:
        'The operator // divides and rounds down, % gives what is left over. Rounding down means away from zero for negative numbers, so the last result is not simply the first with a minus sign, unless it comes out even.',
    }
  }),
  predict('python', { skillId: 'python', nr: 5, difficulty: 3, point: 'two names for one list' }, (pick) => {
    const [rows, value] = [pick.int(2, 4), pick.int(1, 9)]
    return {
      code: `grid = [[0] * 2] * ${rows}\ngrid[0][1] = ${value}\nother = [[0] * 2 for _ in range(${rows})]\nother[0][1] = ${value}\nprint(sum(row[1] for row in grid), sum(row[1] for row in other))`,
      answer: `${value * rows} ${value}`,
      explanation: `Multiplying a list of lists repeats the same inner list, so a change shows in all ${rows} rows. The comprehension makes a new inner list for each row.`,
    }
  }),
  predict('python', { skillId: 'python', nr: 6, difficulty: 2, point: 'dictionaries with a default' }, (pick) => {
    const names = Array.from({ length: 6 }, () => pick.one(NAMES.slice(0, 3)))
    const asked = pick.one(['Ada', 'Zoe'])
    const count = names.filter((name) => name === asked).length
    return {
      code: `names = ${quoted(names)}\ncounts = {}\nfor name in names:\n    counts[name] = counts.get(name, 0) + 1\nprint(counts.get("${asked}", -1), len(counts), max(counts.values()))`,
      answer: `${count > 0 ? count : -1} ${new Set(names).size} ${Math.max(...names.map((name) => names.filter((one) => one === name).length))}`,
      explanation:
        'get returns the default when the key is missing, so counting starts at 0 without an error. A name that never occurred gives -1 in the last line, not 0.',
    }
  }),
  predict(
    'python',
    { skillId: 'python', nr: 7, difficulty: 2, point: 'sorting by a key', pool: 'practice' },
    (pick) => {
      const words = pick.some(['fig', 'banana', 'kiwi', 'cherry', 'plum', 'apple'], 4)
      const sorted = [...words].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      return {
        code: `words = ${quoted(words)}\nwords.sort(key=lambda w: (len(w), w))\nprint(words[0], words[-1])`,
        answer: `${sorted[0]} ${sorted.at(-1)}`,
        explanation:
          'The key is a pair: words are compared by length first, and by the alphabet only where the lengths are equal.',
        inTurkish: {
          text: 'Bu ne yazdırır?',
          point: 'anahtara göre sıralama',
          explanation:
            'Anahtar bir ikilidir: sözcükler önce uzunluğa, yalnız uzunlukları eşitse alfabeye göre karşılaştırılır.',
        },
      }
    },
  ),
  predict(
    'python',
    { skillId: 'programming-fundamentals', nr: 3, difficulty: 2, point: 'variables inside a function' },
    (pick) => {
      const [start, add] = [pick.int(1, 20), pick.int(1, 9)]
      return {
        code: `total = ${start}\n\ndef raise_by(amount):\n    total = amount + ${add}\n    return total\n\nprint(raise_by(${start}), total)`,
        answer: `${start + add} ${start}`,
        explanation:
          'Assigning inside the function makes a variable of its own that only lives during the call. The outer one keeps its value.',
      }
    },
  ),
  predict('python', { skillId: 'oop', nr: 2, difficulty: 3, point: 'class and instance attributes' }, (pick) => {
    const [a, b] = [pick.int(2, 9), pick.int(10, 19)]
    return {
      code: `class Lamp:\n    watts = ${a}\n\none = Lamp()\ntwo = Lamp()\none.watts = ${b}\nLamp.watts = ${a + 1}\nprint(one.watts, two.watts)`,
      answer: `${b} ${a + 1}`,
      explanation:
        'The assignment gives the first lamp an attribute of its own, which hides that of the class. The second lamp still reads the class, and sees its change.',
    }
  }),
  predict('python', { skillId: 'dsa', nr: 4, difficulty: 2, point: 'steps of a binary search' }, (pick) => {
    const size = pick.one([15, 31, 63, 127])
    const goal = pick.int(0, size - 1)
    let [low, high, steps] = [0, size - 1, 0]
    while (low <= high) {
      steps += 1
      const middle = Math.floor((low + high) / 2)
      if (middle === goal) break
      if (middle < goal) low = middle + 1
      else high = middle - 1
    }
    return {
      code: `values = list(range(${size}))\nlow, high, steps = 0, len(values) - 1, 0\nwhile low <= high:\n    steps += 1\n    middle = (low + high) // 2\n    if values[middle] == ${goal}:\n        break\n    if values[middle] < ${goal}:\n        low = middle + 1\n    else:\n        high = middle - 1\nprint(steps)`,
      answer: String(steps),
      explanation: `Each step looks at the middle of what is left and drops the half that cannot hold the value. With ${size} values it never takes more than ${Math.log2(size + 1)} steps.`,
    }
  }),
  predict('bash', { skillId: 'shell-scripting', nr: 2, difficulty: 2, point: 'parts of a variable' }, (pick) => {
    const [name, ext] = [pick.one(['report', 'photo', 'backup']), pick.one(['txt', 'jpg', 'tar'])]
    const folder = pick.one(['data', 'home', 'old'])
    return {
      code: `path=/${folder}/${name}.v2.${ext}\necho "\${path##*/}" "\${path%.*}" "\${path##*.}"`,
      answer: `${name}.v2.${ext} /${folder}/${name}.v2 ${ext}`,
      explanation:
        'Two hash signs cut the longest piece that fits from the front, one percent sign the shortest from the end. So the first gives the file name, the second drops the last ending, the third keeps only that.',
    }
  }),
  predict('bash', { skillId: 'shell-scripting', nr: 3, difficulty: 2, point: 'arguments and quotes' }, (pick) => {
    const [a, b, c] = pick.some(['red', 'blue', 'green', 'grey'], 3) as [string, string, string]
    return {
      code: `count() { echo $#; }\nwords="${a} ${b}"\ncount $words "$words" ${c}\ncount "$words"`,
      answer: '4\n1',
      explanation:
        'Without quotes the shell splits a value at its spaces, so it becomes two arguments; in quotes it stays one. Together with the last word the first call has four.',
    }
  }),
  predict('bash', { skillId: 'shell-scripting', nr: 4, difficulty: 3, point: 'exit codes in lists' }, (pick) => {
    const [a, b] = pick.some(['yes', 'done', 'ok', 'fine'], 2) as [string, string]
    const first = pick.one(['true', 'false'])
    return {
      code: `${first} && echo ${a} || echo ${b}\n(exit ${pick.int(2, 9)}) || true\necho $?`,
      answer: `${first === 'true' ? a : b}\n0`,
      explanation:
        'What stands after && runs only on success, what stands after || only on failure. The last list ends with true, so its code is 0 whatever the first command returned.',
    }
  }),
  predict('bash', { skillId: 'linux', nr: 1, difficulty: 2, point: 'a pipeline that counts' }, (pick) => {
    const words = Array.from({ length: 7 }, () => pick.one(['GET', 'POST', 'PUT']))
    const most = must(
      [...new Set(words)]
        .map((word) => [words.filter((one) => one === word).length, word] as const)
        .sort(([n, a], [m, b]) => m - n || (a < b ? 1 : -1))[0],
    )
    return {
      code: `printf '%s\\n' ${words.join(' ')} | sort | uniq -c | sort -k1,1nr -k2,2r | head -n 1 | awk '{print $2, $1}'`,
      answer: `${most[1]} ${most[0]}`,
      explanation:
        'uniq -c counts lines that follow each other, so the lines are sorted first. The second sort puts the greatest count on top, and awk swaps the two columns.',
    }
  }),
  predict('bash', { skillId: 'linux', nr: 2, difficulty: 1, point: 'cutting columns' }, (pick) => {
    const [name, id, shell] = [
      pick.one(['ada', 'bo', 'can']),
      pick.int(1000, 1099),
      pick.one(['/bin/bash', '/bin/zsh']),
    ]
    return {
      code: `echo '${name}:x:${id}:${id}::/home/${name}:${shell}' | cut -d: -f1,3,7 | tr ':' ' '`,
      answer: `${name} ${id} ${shell}`,
      explanation:
        'cut takes the first, third and seventh field, separated by colons, and tr turns the colons that are left into spaces. Fields are counted from 1, and an empty one counts too.',
    }
  }),
]

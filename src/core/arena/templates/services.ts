import { must } from '#core/must.ts'
import type { Template } from '../template.ts'
import { NAMES, predict, write } from './code.ts'

/** HTTP interfaces, version control and typed code: predicted or written. */
export const services: readonly Template[] = [
  predict('javascript', { skillId: 'rest-api', nr: 1, difficulty: 1, point: 'values of a query' }, (pick) => {
    const [key, other] = pick.some(['tag', 'city', 'sort', 'state'], 2) as [string, string]
    const [page, size] = [pick.int(2, 9), pick.int(2, 5) * 10]
    return {
      code: `const query = new URLSearchParams('${key}=a&page=${page}&${key}=b&size=${size}')\nconsole.log(query.get('${key}'), query.getAll('${key}').length, query.get('page') + 1, query.get('${other}'))`,
      answer: `a 2 ${page}1 null`,
      explanation:
        'get returns the first value of a name, and getAll all of them; a name that is not there gives null. Values are text, so the plus joins and does not add.',
    }
  }),
  write('javascript', { skillId: 'rest-api', nr: 2, difficulty: 2, point: 'waiting between retries' }, (pick) => {
    const [base, most] = [pick.int(1, 4) * 100, pick.int(3, 9) * 1000]
    return {
      text: `Write a function waitFor(attempt) for retries of a request: ${base} ms for attempt 0, twice as long for each further attempt, and never more than ${most} ms.`,
      turkish: `Bir isteğin yinelenmesi için bir waitFor(attempt) fonksiyonu yaz: 0. denemede ${base} ms, her sonraki denemede bunun iki katı, ama hiçbir zaman ${most} ms'den çok değil.`,
      code: `function waitFor(attempt) {\n  \n}`,
      cases: [
        ['waitFor(0)', String(base)],
        ['waitFor(1)', String(base * 2)],
        ['waitFor(3)', String(Math.min(base * 8, most))],
        ['waitFor(20)', String(most)],
      ],
      answer: `function waitFor(attempt) {\n  return Math.min(${base} * 2 ** attempt, ${most})\n}`,
      wrong: [
        `function waitFor(attempt) {\n  return ${base} * 2 ** attempt\n}`,
        `function waitFor(attempt) {\n  return Math.min(${base} * attempt * 2, ${most})\n}`,
        `function waitFor(attempt) {\n  return Math.max(${base} * 2 ** attempt, ${most})\n}`,
      ],
      explanation:
        'The wait doubles with each attempt, so a struggling server gets more and more room, and the limit keeps it from growing without end. Real clients add some chance, so that they do not all return at the same moment.',
    }
  }),
  write('javascript', { skillId: 'rest-api', nr: 3, difficulty: 2, point: 'accepting named fields only' }, (pick) => {
    const [one, two, secret] = pick.some(['name', 'city', 'email', 'phone', 'title', 'note'], 3) as [
      string,
      string,
      string,
    ]
    return {
      text: `Write a function accept(body) for an endpoint that may change only \`${one}\` and \`${two}\`: it returns a new object with these two fields as far as they are in the body, and without all others.`,
      turkish: `Yalnız \`${one}\` ve \`${two}\` alanlarını değiştirebilen bir uç nokta için bir accept(body) fonksiyonu yaz: gövdede oldukları ölçüde bu iki alanı taşıyan, ötekilerin hiçbirini taşımayan yeni bir nesne döndürsün.`,
      code: `function accept(body) {\n  \n}`,
      cases: [
        [`accept({ ${one}: 'a', role: 'admin', ${two}: 'b' })`, `{"${one}":"a","${two}":"b"}`],
        [`accept({ ${secret}: 1 })`, '{}'],
        [`accept({ ${two}: '' })`, `{"${two}":""}`],
        [`(() => { const body = { id: 1, ${one}: 'x' }; accept(body); return body.id })()`, '1'],
      ],
      answer: `function accept(body) {\n  return Object.fromEntries(['${one}', '${two}'].filter((key) => Object.hasOwn(body, key)).map((key) => [key, body[key]]))\n}`,
      wrong: [
        `function accept(body) {\n  const { role, ...rest } = body\n  return rest\n}`,
        `function accept(body) {\n  return Object.fromEntries(['${one}', '${two}'].filter((key) => body[key]).map((key) => [key, body[key]]))\n}`,
        `function accept(body) {\n  return { ${one}: body.${one} ?? null, ${two}: body.${two} ?? null }\n}`,
      ],
      explanation:
        'A list of what is allowed holds also when new fields are added to the table later, and a list of what is forbidden does not. An empty text is a value that was sent, so it must not be dropped.',
    }
  }),
  write('javascript', { skillId: 'rest-api', nr: 4, difficulty: 3, point: 'pages by a cursor' }, (pick) => {
    const [size, step] = [pick.int(2, 4), pick.int(2, 7)]
    const ids = Array.from({ length: size * 2 + 1 }, (_, index) => 90 - index * step)
    const list = `[${ids.join(', ')}]`
    const page = (from: number) => ids.slice(from, from + size)
    return {
      text: `Ids are sorted from the greatest to the smallest. Write a function page(ids, after) that returns the first ${size} ids smaller than \`after\`, or the first ${size} of all when \`after\` is null.`,
      turkish: `Kimlikler büyükten küçüğe sıralı. \`after\` değerinden küçük ilk ${size} kimliği, \`after\` null ise hepsinin ilk ${size} tanesini döndüren bir page(ids, after) fonksiyonu yaz.`,
      code: `function page(ids, after) {\n  \n}`,
      cases: [
        [`page(${list}, null)`, JSON.stringify(page(0))],
        [`page(${list}, ${ids[size - 1]})`, JSON.stringify(page(size))],
        [`page(${list}, ${must(ids[size - 1]) + 0.5})`, JSON.stringify(page(size - 1))],
        [`page(${list}, ${ids.at(-1)})`, '[]'],
      ],
      answer: `function page(ids, after) {\n  return ids.filter((id) => after === null || id < after).slice(0, ${size})\n}`,
      wrong: [
        `function page(ids, after) {\n  return ids.filter((id) => after === null || id <= after).slice(0, ${size})\n}`,
        `function page(ids, after) {\n  const from = after === null ? 0 : ids.indexOf(after) + 1\n  return ids.slice(from, from + ${size})\n}`,
        `function page(ids, after) {\n  return ids.filter((id) => id < after).slice(0, ${size})\n}`,
      ],
      explanation:
        'The cursor is compared with the ids, so it works also when its own row has been deleted meanwhile. Looking for its place would then begin again at the front.',
    }
  }),
  predict('bash', { skillId: 'git', nr: 1, difficulty: 2, point: 'commits ahead and behind' }, (pick) => {
    const [topic, main] = [pick.int(1, 4), pick.int(1, 4)]
    const commits = (count: number, word: string) =>
      Array.from({ length: count }, (_, index) => `git commit -q --allow-empty -m ${word}${index + 1}`).join('\n')
    return {
      text: 'What does the last command print?',
      code: `cd "$(mktemp -d)" && git init -q -b main . && git config user.email a@b.c && git config user.name A\ngit commit -q --allow-empty -m base\ngit switch -q -c topic\n${commits(topic, 't')}\ngit switch -q main\n${commits(main, 'm')}\ngit rev-list --left-right --count main...topic | tr '\\t' ' '`,
      answer: `${main} ${topic}`,
      explanation:
        'Three dots take what only one of the two can reach, and left-right counts both sides apart. The common commit belongs to both and is not counted.',
    }
  }),
  predict('bash', { skillId: 'git', nr: 2, difficulty: 3, point: 'what each reset keeps' }, (pick) => {
    const mode = pick.one(['soft', 'mixed', 'hard'])
    const [first, second] = [pick.int(1, 9), pick.int(10, 19)]
    const state = { soft: 'M  f', mixed: ' M f', hard: '' }[mode]
    return {
      text: 'What do the last two commands print?',
      code: `cd "$(mktemp -d)" && git init -q . && git config user.email a@b.c && git config user.name A\necho ${first} > f && git add f && git commit -qm one\necho ${second} > f && git commit -qam two\ngit reset -q --${mode} HEAD~1\ncat f\necho "[$(git status --porcelain)]"`,
      answer: `${mode === 'hard' ? first : second}\n[${state}]`,
      explanation:
        'Each reset moves the branch back by a commit. Soft leaves the change staged, mixed leaves it in the folder only, and hard throws it away.',
    }
  }),
  predict(
    'typescript',
    { skillId: 'typescript', nr: 1, difficulty: 2, point: 'a union told apart by a field' },
    (pick) => {
      const [side, width, height] = [pick.int(2, 9), pick.int(2, 9), pick.int(2, 9)]
      return {
        code: `type Shape = { kind: 'square'; side: number } | { kind: 'box'; width: number; height: number }\nconst area = (shape: Shape): number => (shape.kind === 'square' ? shape.side ** 2 : shape.width * shape.height)\nconst shapes: Shape[] = [{ kind: 'square', side: ${side} }, { kind: 'box', width: ${width}, height: ${height} }]\nconsole.log(shapes.map(area).join(' '), shapes.filter((shape) => 'side' in shape).length)`,
        answer: `${side ** 2} ${width * height} 1`,
        explanation:
          'The field that all members share tells them apart, and after the check the compiler knows the other fields. Only the square has a side.',
      }
    },
  ),
  predict(
    'typescript',
    { skillId: 'typescript', nr: 2, difficulty: 2, point: 'optional values and defaults' },
    (pick) => {
      const [one, two] = pick.some(NAMES, 2)
      const [points, start] = [pick.one([0, 3, 8]), pick.int(1, 9)]
      return {
        code: `type Player = { name: string; points?: number }\nconst players: Player[] = [{ name: '${one}', points: ${points} }, { name: '${two}' }]\nconst shown = players.map(({ name, points = ${start} }) => name + ':' + (points || '-'))\nconsole.log(shown.join(' '))`,
        answer: `${one}:${points || '-'} ${two}:${start}`,
        explanation:
          'A default in the pattern is used only for undefined, so a zero stays a zero there. The operator || then treats zero like a missing value.',
      }
    },
  ),
]

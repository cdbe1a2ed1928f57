import { must } from '#core/must.ts'
import type { Pick, Template } from '../template.ts'
import { CITIES, NAMES, predict, write } from './code.ts'

const rowsOf = (table: string, rows: readonly (readonly (string | number | null)[])[]): string =>
  `INSERT INTO ${table} VALUES ${rows.map((row) => `(${row.map(valueOf).join(',')})`).join(',')};`
const valueOf = (value: string | number | null): string =>
  value === null ? 'NULL' : typeof value === 'string' ? `'${value}'` : String(value)
const city = (pick: Pick) => pick.some(CITIES, 3) as [string, string, string]

export const sql: readonly Template[] = [
  predict('sql', { skillId: 'sql', nr: 1, difficulty: 1, point: 'counting with NULL' }, (pick) => {
    const [a, b] = city(pick)
    const values = Array.from({ length: 6 }, () => pick.one([a, b, null]))
    values[pick.int(0, 5)] = null
    return {
      text: 'What does the last query print?',
      code: `CREATE TABLE person (id INTEGER, city TEXT);\n${rowsOf(
        'person',
        values.map((value, at) => [at + 1, value]),
      )}\nSELECT COUNT(*), COUNT(city), COUNT(DISTINCT city) FROM person;`,
      answer: `6|${values.filter((value) => value !== null).length}|${new Set(values.filter((value) => value !== null)).size}`,
      explanation:
        'COUNT(*) counts rows, COUNT(city) only those whose city is not NULL, and with DISTINCT each city once. NULL is never counted as a value.',
    }
  }),
  predict('sql', { skillId: 'sql', nr: 2, difficulty: 2, point: 'groups and HAVING' }, (pick) => {
    const [a, b, c] = city(pick)
    const amounts = Array.from({ length: 6 }, (_, at) => [must([a, b, c][at % 3]), pick.int(1, 9)] as const)
    const limit = pick.int(8, 12)
    const sums = [a, b, c].map(
      (one) => [one, amounts.filter(([name]) => name === one).reduce((sum, [, n]) => sum + n, 0)] as const,
    )
    const kept = sums.filter(([, sum]) => sum >= limit)
    return {
      text: 'What does the last query print?',
      code: `CREATE TABLE sale (shop TEXT, amount INTEGER);\n${rowsOf('sale', amounts)}\nSELECT COUNT(*) FROM (SELECT shop FROM sale GROUP BY shop HAVING SUM(amount) >= ${limit});`,
      answer: String(kept.length),
      explanation: `The rows are added up by shop, and HAVING keeps the groups whose sum is at least ${limit}. The outer query counts those groups, not their rows.`,
    }
  }),
  predict('sql', { skillId: 'sql', nr: 3, difficulty: 3, point: 'a join that multiplies rows' }, (pick) => {
    const [orders, visits] = [pick.int(2, 3), pick.int(2, 4)]
    const amounts = Array.from({ length: orders }, () => pick.int(1, 9) * 5)
    const sum = amounts.reduce((total, n) => total + n, 0)
    return {
      text: 'What does the last query print?',
      code: `CREATE TABLE client (id INTEGER);\nCREATE TABLE bill (client INTEGER, amount INTEGER);\nCREATE TABLE visit (client INTEGER);\nINSERT INTO client VALUES (1);\n${rowsOf(
        'bill',
        amounts.map((n) => [1, n]),
      )}\n${rowsOf(
        'visit',
        Array.from({ length: visits }, () => [1]),
      )}\nSELECT SUM(bill.amount) FROM client JOIN bill ON bill.client = client.id JOIN visit ON visit.client = client.id;`,
      answer: String(sum * visits),
      explanation: `Each bill meets each of the ${visits} visits, so every amount is counted ${visits} times. Adding up before joining avoids it.`,
    }
  }),
  predict('sql', { skillId: 'sql', nr: 4, difficulty: 2, point: 'left join and its empty side' }, (pick) => {
    const people = pick.some(NAMES, 4)
    const buyers = pick.some([1, 2, 3, 4], pick.int(1, 3)).sort((x, y) => x - y)
    return {
      text: 'What does the last query print?',
      code: `CREATE TABLE person (id INTEGER, name TEXT);\nCREATE TABLE buy (person INTEGER);\n${rowsOf(
        'person',
        people.map((name, at) => [at + 1, name]),
      )}\n${rowsOf(
        'buy',
        buyers.map((id) => [id]),
      )}\nSELECT COUNT(*), COUNT(buy.person) FROM person LEFT JOIN buy ON buy.person = person.id;`,
      answer: `4|${buyers.length}`,
      explanation:
        'A left join keeps each of the four people; where nothing matches, the columns of the other table are NULL. COUNT over such a column leaves those rows out.',
    }
  }),
  write('sql', { skillId: 'sql', nr: 5, difficulty: 1, point: 'filtering and sorting' }, (pick) => {
    const [a, b] = city(pick)
    const limit = pick.int(20, 60)
    return {
      text: `The table \`person(name, city, age)\` is there. Write a query for the names of people from ${a} who are older than ${limit}, in the order of the alphabet.`,
      turkish: `\`person(name, city, age)\` tablosu hazır. ${a} şehrinden, ${limit} yaşından büyük kişilerin adlarını alfabe sırasıyla veren bir sorgu yaz.`,
      code: 'SELECT ',
      setup: 'CREATE TABLE person (name TEXT, city TEXT, age INTEGER);',
      cases: [
        [
          rowsOf('person', [
            ['Zoe', a, limit + 1],
            ['Ali', a, limit + 9],
            ['Bo', b, limit + 5],
            ['Cem', a, limit],
          ]),
          'Ali\nZoe',
        ],
        [
          rowsOf('person', [
            ['Cem', a, null],
            ['Ada', b, 99],
          ]),
          '',
        ],
      ],
      answer: `SELECT name FROM person WHERE city = '${a}' AND age > ${limit} ORDER BY name`,
      wrong: [
        `SELECT name FROM person WHERE city = '${a}' AND age >= ${limit} ORDER BY name`,
        `SELECT name FROM person WHERE city = '${a}' OR age > ${limit} ORDER BY name`,
        `SELECT name FROM person WHERE city = '${a}' AND age > ${limit} ORDER BY age DESC, name DESC LIMIT 1`,
      ],
      explanation:
        'Both conditions have to hold, so they are joined by AND, and "older than" leaves the age itself out. ORDER BY sorts by name, which a table does not do by itself.',
    }
  }),
  write('sql', { skillId: 'sql', nr: 6, difficulty: 2, point: 'groups with a condition' }, (pick) => {
    const least = pick.int(2, 3)
    const sum = pick.one(['amount', 'total', 'price'])
    return {
      text: `The tables \`customer(id, name)\` and \`orders(id, customer_id, ${sum})\` are there. Write a query that gives the name and the sum of \`${sum}\` of each customer with at least ${least} orders.`,
      turkish: `\`customer(id, name)\` ve \`orders(id, customer_id, ${sum})\` tabloları hazır. En az ${least} siparişi olan her müşterinin adını ve \`${sum}\` toplamını veren bir sorgu yaz.`,
      code: 'SELECT ',
      setup: `CREATE TABLE customer (id INTEGER, name TEXT); CREATE TABLE orders (id INTEGER, customer_id INTEGER, ${sum} INTEGER);`,
      cases: [
        [
          rowsOf('customer', [
            [1, 'Ada'],
            [2, 'Bo'],
            [3, 'Can'],
          ]) +
            rowsOf('orders', [
              [1, 1, 10],
              [2, 1, 5],
              [3, 1, 2],
              [4, 2, 50],
              [5, 3, 7],
              [6, 3, 8],
              [7, 3, 1],
            ]),
          'Ada|17\nCan|16',
        ],
        [
          rowsOf('customer', [
            [1, 'Ada'],
            [2, 'Ada'],
          ]) +
            rowsOf('orders', [
              [1, 1, 1],
              [2, 2, 4],
            ]),
          '',
        ],
      ],
      answer: `SELECT customer.name, SUM(${sum}) FROM customer JOIN orders ON orders.customer_id = customer.id GROUP BY customer.id, customer.name HAVING COUNT(*) >= ${least}`,
      wrong: [
        `SELECT customer.name, SUM(${sum}) FROM customer JOIN orders ON orders.customer_id = customer.id GROUP BY customer.id`,
        `SELECT customer.name, SUM(${sum}) FROM customer JOIN orders ON orders.customer_id = customer.id GROUP BY customer.id HAVING SUM(${sum}) >= ${least}`,
        `SELECT name, COUNT(*) FROM customer JOIN orders ON orders.customer_id = customer.id GROUP BY customer.id HAVING COUNT(*) >= ${least}`,
      ],
      explanation:
        'The rows are grouped by customer, HAVING asks how many rows each group has, and SUM adds them up. Grouping by the id keeps two people with the same name apart.',
    }
  }),
  write('sql', { skillId: 'sql', nr: 7, difficulty: 3, point: 'the best of each group' }, (pick) => {
    const [table, group] = pick.one([
      ['result', 'team'],
      ['payment', 'shop'],
      ['reading', 'sensor'],
      ['vote', 'district'],
      ['delivery', 'store'],
    ] as const)
    return {
      text: `The table \`${table}(${group}, day, value)\` is there; a ${group} has one row a day. Write a query that gives for each ${group} its name and the value of its latest day.`,
      turkish: `\`${table}(${group}, day, value)\` tablosu hazır; her ${group} için günde bir satır var. Her ${group} için adını ve son gününün değerini veren bir sorgu yaz.`,
      code: 'SELECT ',
      setup: `CREATE TABLE ${table} (${group} TEXT, day INTEGER, value INTEGER);`,
      cases: [
        [
          rowsOf(table, [
            ['a', 1, 9],
            ['a', 3, 2],
            ['b', 2, 5],
            ['a', 2, 7],
            ['b', 1, 8],
          ]),
          'a|2\nb|5',
        ],
        [rowsOf(table, [['c', 5, 0]]), 'c|0'],
        [
          rowsOf(table, [
            ['a', 1, 4],
            ['b', 2, 3],
          ]),
          'a|4\nb|3',
        ],
      ],
      answer: `SELECT ${group}, value FROM ${table} AS one WHERE day = (SELECT MAX(day) FROM ${table} AS other WHERE other.${group} = one.${group})`,
      wrong: [
        `SELECT ${group}, MAX(value) FROM ${table} GROUP BY ${group}`,
        `SELECT ${group}, value FROM ${table} WHERE day = (SELECT MAX(day) FROM ${table})`,
        `SELECT ${group}, value FROM ${table}`,
      ],
      explanation: `The latest day has to be found for each ${group} by itself, by a subquery that refers to the outer row or by a window function. The greatest value of a ${group} need not be on its latest day.`,
    }
  }),
  write('sql', { skillId: 'data-analysis', nr: 1, difficulty: 2, point: 'shares by group' }, (pick) => {
    const done = pick.one(['paid', 'closed', 'sent', 'won', 'done', 'solved'])
    return {
      text: `The table \`ticket(team, state)\` is there. Write a query that gives for each team its name and the whole percent (rounded) of its tickets whose state is '${done}'.`,
      turkish: `\`ticket(team, state)\` tablosu hazır. Her takım için adını ve durumu '${done}' olan biletlerinin (yuvarlanmış) tam yüzdesini veren bir sorgu yaz.`,
      code: 'SELECT ',
      setup: 'CREATE TABLE ticket (team TEXT, state TEXT);',
      cases: [
        [
          rowsOf('ticket', [
            ['a', done],
            ['a', 'open'],
            ['a', 'open'],
            ['b', done],
          ]),
          'a|33\nb|100',
        ],
        [rowsOf('ticket', [['c', 'open']]), 'c|0'],
      ],
      answer: `SELECT team, CAST(ROUND(100.0 * SUM(state = '${done}') / COUNT(*)) AS INTEGER) FROM ticket GROUP BY team`,
      wrong: [
        `SELECT team, COUNT(*) FROM ticket WHERE state = '${done}' GROUP BY team`,
        `SELECT team, 100 * (SUM(state = '${done}') / COUNT(*)) FROM ticket GROUP BY team`,
        `SELECT team, CAST(ROUND(100.0 * SUM(state = '${done}') / (SELECT COUNT(*) FROM ticket)) AS INTEGER) FROM ticket GROUP BY team`,
      ],
      explanation:
        'The share is of the team, so both counts belong to the group, and 100.0 keeps the division from dropping its fraction. A WHERE would leave out teams without such a ticket and all that the share is of.',
    }
  }),
]

import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { findDates, formatPoint } from './dates.ts'
import type { DatePoint } from './date-points.ts'
import { writesMonthFirst } from './month-first.ts'

const point = (at: DatePoint | null) => [at?.season, formatPoint(at)].filter(Boolean).join(' ')
const written = (text: string) =>
  findDates(text).map(
    (span) => `${point(span.from)}..${span.isCurrent ? 'now' : point(span.to)}${span.isExpected ? ' expected' : ''}`,
  )

describe('finding dates', () => {
  it.each([
    '+1 416 555 0138',
    '24/7 and 1,200 nodes',
    'SOC2021',
    'v2019b',
    '192.168.2019.1.1 ',
    '$2019',
    'May I help',
    'to date',
    'Level IV, Part II',
  ])('sees none in %s', (text) => {
    expect(written(text)).toEqual([])
  })

  it.each([
    ['Jan 2020 – Present', '2020-01..now'],
    ['09 2022– 10 2023', '2022-09..2023-10'],
    ['June 1 – June 30 2026', '2026-06..2026-06'],
    ['Jun 12 - Aug 10, 2024', '2024-06..2024-08'],
    ['Jun 12 - Aug 13', '2012-06..2013-08'],
    ['Windows 10 2019', '2019..'],
    ['2015, Feb-Mai. Dort half ich', '2015-02..2015-05'],
    ['2018 – Junio', '2018-06..'],
    ['Dec – June 2026', '2025-12..2026-06'],
    ['08/ 2024 to Present', '2024-08..now'],
    ['for Designers, March - 2022 - Present', '2022-03..now'],
    ['March - 2022 - June - 2023', '2022-03..2023-06'],
    ['07 / 2025- 09 / 2025', '2025-07..2025-09'],
    ['May – Aug 2026', '2026-05..2026-08'],
    ['2018 Mar – Jun', '2018-03..2018-06'],
    ['01/03/2019 t/m 30/06/2021', '2019-03..2021-06'],
    ['Sept. 2019 - Oct. 2020', '2019-09..2020-10'],
    ['03/2019–heute', '2019-03..now'],
    ['2019.03 - 2020.11', '2019-03..2020-11'],
    ['since 2021', '2021..now'],
    ['26/11/2018 t/m 22/08/2023', '2018-11..2023-08'],
    ['2021’den beri', '2021..now'],
    ['2019–21', '2019..2021'],
    ['Class of 2019', '2019..'],
    ['Graduated: May 2020', '2020-05..'],
    ['WS 2018/19 – SS 2021', '2018-10..2021-04'],
    ['Summer 2019', 'summer 2019..'],
    ['summers 2013 and 2014', 'summer 2013..2014'],
    ['Veranos de 2018 y 2019', 'summer 2018..2019'],
    ['Étés 2016 et 2017', 'summer 2016..2017'],
    ['juin et juillet 2016', '2016-06..2016-07'],
    ["Mar '19 - Jun '20", '2019-03..2020-06'],
    ['03.2021 - obecnie', '2021-03..now'],
    ['VII 2019 – IX 2020', '2019-07..2020-09'],
    ['III.2018-XII.2019', '2018-03..2019-12'],
    ['2021 IV', '2021-04..'],
    ['2022-Aktualnie', '2022..now'],
    ['03/2019 – do chwili obecnej', '2019-03..now'],
    ['май 2021 – по сегодняшний день', '2021-05..now'],
    ['май 2021 – н.в.', '2021-05..now'],
    ['janv. 2019 – en poste', '2019-01..now'],
    ['Mart 2019 – hâlâ', '2019-03..now'],
    ['2019 – idag', '2019..now'],
    ['septiembre de 2019 – actualidad', '2019-09..now'],
    ['de mars 2019 à juin 2021', '2019-03..2021-06'],
    ['Jan – Mar 2020', '2020-01..2020-03'],
    ['08–09 2012', '2012-08..2012-09'],
    ['3-6/2012', '2012-03..2012-06'],
    ['08-09-2012', '2012-09..'],
    ['01.03.2019 – 31.12.2020', '2019-03..2020-12'],
    ['12/25/2019', '2019-12..'],
    ['Mart 2019 - Günümüz', '2019-03..now'],
    ['2019 – aujourd’hui', '2019..now'],
    ['jan 2019 – o momento', '2019-01..now'],
    ['2021 –', '2021..now'],
    ['Expected May 2026', '2026-05.. expected'],
    ['Sep 2023 - Jun 2026 (expected)', '2023-09..2026-06 expected'],
    ['Mar, 2022 - Apr, 20242 years', '2022-03..2024-04'],
    ['Q3 2020 to Q1 2021', 'q3 2020..q1 2021'],
    ['between 2020 and 2021', '2020..2021'],
    ['Summer 2020 and 2021', 'summer 2020..2021'],
    ['2019年4月～2021年3月', '2019-04..2021-03'],
    ['２０１９年４月〜現在', '2019-04..now'],
    ['2019年4月から2021年3月まで', '2019-04..2021-03'],
    ['2019年9月15日至2021年6月30日', '2019-09..2021-06'],
    ['2019年4月至今', '2019-04..now'],
    ['2019년 4월부터 2021년 3월까지', '2019-04..2021-03'],
    ['2019.04 ~ 현재', '2019-04..now'],
    ['平成30年4月', '2018-04..'],
    ['令和元年5月 – 令和3年2月', '2019-05..2021-02'],
    ['2027年预计毕业', '2027.. expected'],
    ['Jun-19 to Jul-20', '2019-06..2020-07'],
    ['15/04/19 – 30/06/20', '2019-04..2020-06'],
    ['June 1st, 2019 to July 31st, 2020', '2019-06..2020-07'],
    ['mid-2019 – early 2021', '2019..2021'],
    ['Ende 2018 bis Mitte 2020', '2018..2020'],
    ['WS 2018/19 – SoSe 2020', '2018-10..2020-04'],
    ['H1 2020 – H2 2021', 'h1 2020..h2 2021'],
    ['2005–07', '2005..2007'],
    ['Mar 2021 – Pres.', '2021-03..now'],
    ['2022 – (in progress)', '2022..now'],
    ['Expected: June 2027', '2027-06.. expected'],
    ['previsão 06/2027', '2027-06.. expected'],
  ])('reads %s as %s', (text, expected) => {
    expect(written(text)).toEqual([expected])
  })

  it.each(['2020 VII – 2021 III', 'VII 2019', 'Mar 2021 – Present'])('takes the whole of %s', (text) => {
    expect(findDates(text).map((span) => text.slice(span.start, span.end))).toEqual([text])
  })

  it.each(['Conclusão: 12/2020', 'Graduated 12/2020', 'Mezuniyet: 12/2020', 'Abschluss 12/2020'])(
    'takes %s with its label, which says what was reached',
    (text) => {
      expect(findDates(text)).toMatchObject([{ start: 0, end: text.length, isReached: true, from: { year: 2020 } }])
    },
  )

  it('reads two years named side by side as two', () => {
    expect(written('top of 14 sellers in 2022 and 2023')).toEqual(['2022..', '..2023'])
  })
})

describe('the order of day and month in a document', () => {
  it.each([
    [['04/15/2021', '03/02/2020'], true],
    [['15/04/2021', '03/02/2020'], false],
    [['15/04/2021', '03/25/2020'], false],
    [['03/01/2020 - 09/01/2021', '11/01/2019'], true],
    [['03/02/2020 - 09/05/2021'], false],
    [['03/02/2020 - 09/05/2021', 'Boise, ID 83702'], true],
    [['2020/03/15', '03/2020'], false],
  ])('of %j is month first: %s', (texts, isFirst) => {
    expect(writesMonthFirst(texts)).toBe(isFirst)
  })

  it('decides how all its dates are read', () => {
    const [span] = findDates('03/02/2020 - 09/05/2021', true)
    expect([formatPoint(must(span).from), formatPoint(must(span).to)]).toEqual(['2020-03', '2021-09'])
  })
})

import { describe, expect, it } from 'vitest'
import { joinDates } from './join-dates.ts'
import type { Piece } from './pieces.ts'

const SIZE = 10

/** Pieces below each other in one column, each line 14 points under the one before. */
function column(texts: string[], step = 14): Piece[] {
  return texts.map((text, at) => {
    const run = { text, left: 40, right: 40 + text.length * 5, isBold: false, isItalic: false, size: SIZE, color: 0 }
    const baseline = 100 + at * step
    return {
      text,
      runs: [run],
      left: run.left,
      right: run.right,
      top: baseline - 8,
      bottom: baseline + 2,
      baseline,
      size: SIZE,
      page: 1,
    }
  })
}

const joined = (texts: string[], step?: number) => joinDates(column(texts, step)).map((piece) => piece.text)

describe('dates broken over lines', () => {
  it.each([
    ['two years below each other', ['2021', '2019']],
    ['two ranges below each other', ['2019 - 2021', '2015 - 2018']],
    ['a range and a place', ['2019 - 2021', 'Lisbon']],
    ['a month that is a name', ['June', 'Carter']],
    ['an open range above another one', ['2021 -', '2018 - 2020']],
  ])('leaves %s alone', (_, texts) => {
    expect(joined(texts)).toEqual(texts)
  })

  it('leaves parts that stand far from each other alone', () => {
    expect(joined(['March 2020 -', 'May 2021'], 40)).toEqual(['March 2020 -', 'May 2021'])
  })

  it.each([
    [['March 2020 -', 'May 2021'], 'March 2020 - May 2021'],
    [['agosto de 2020 -', 'actualidad'], 'agosto de 2020 - actualidad'],
    [['October 2018', '— February 2021'], 'October 2018 — February 2021'],
    [['September', '2019 -', 'December 2021'], 'September 2019 - December 2021'],
    [['10/2015 to', '06/2021'], '10/2015 to 06/2021'],
    [['Expected May', '2025'], 'Expected May 2025'],
    [['2018-07 — 2020-', '12'], '2018-07 — 2020-12'],
  ])('joins %j', (texts, whole) => {
    expect(joined(texts)).toEqual([whole])
  })
})

describe('an end over its start', () => {
  it.each([
    [['Present', 'Feb 2022'], ['Feb 2022 – Present']],
    [['Dec 2018', 'Mar 2016'], ['Mar 2016 – Dec 2018']],
  ])('makes one range of %j', (texts, range) => {
    expect(joined(texts)).toEqual(range)
  })

  it.each([
    ['two months, each beside what it is of', ['Nov 2023', 'Mar 2022'], 0],
    ['one that still runs, above its start', ['Present', 'Mar 2022'], 1],
  ])('makes of %s %#', (_, margin, ranges) => {
    const names = column(margin.map(() => 'Boat licence')).map((piece) => ({ ...piece, left: 90, right: 290 }))
    const found = joinDates([...column(margin), ...names])
    expect(found.filter(({ text }) => text.includes(' – '))).toHaveLength(ranges)
  })

  it.each([
    ['a list of dates in order', ['Jan 2015', 'Mar 2016', 'Dec 2018']],
    ['a list of dates', ['Dec 2018', 'Mar 2016', 'Jan 2015']],
    ['years', ['2018', '2016']],
  ])('leaves %s as they are', (_, texts) => {
    expect(joined(texts)).toEqual(texts)
  })
})

describe('a start over its end', () => {
  const beside = (texts: string[], left: number): Piece[] =>
    column(texts).map((piece) => ({ ...piece, left, right: left + 200 }))

  it.each([
    ['alone in its column', ['2010', '2017', 'Pennine College'], ['2010 – 2017', 'Pennine College']],
    ['still running', ['Mar 2016', 'Present', 'Pennine College'], ['Mar 2016 – Present', 'Pennine College']],
    ['of one length', ['2016', '2016', 'Pennine College'], ['2016', '2016', 'Pennine College']],
  ])('is one range where it is %s', (_, texts, range) => {
    expect(joined(texts)).toEqual(range)
  })

  it.each([
    ['all dates of the margin are pairs', ['Sep 2010', 'Apr 2012', '', 'May 2012', 'Dec 2013'], 2],
    ['only one pair stands beside text', ['2010', '2012', '', '', ''], 0],
    ['others stand alone', ['Sep 2010', 'Apr 2012', '', 'May 2012', '', 'Jun 2013'], 0],
  ])('beside text where %s makes %#', (_, margin, ranges) => {
    const dates = column(margin).filter(({ text }) => text !== '')
    const pieces = [
      ...dates,
      ...beside(
        margin.map(() => 'Kept the looms running and'),
        90,
      ),
    ]
    expect(joinDates(pieces).filter(({ text }) => text.includes(' – '))).toHaveLength(ranges)
  })
})

import { expect, it } from 'vitest'
import { applicationParts as en } from './en/application-parts.ts'
import { applications as enList } from './en/applications.ts'
import { openings as enOpenings } from './en/openings.ts'
import { applicationParts as tr } from './tr/application-parts.ts'
import { applications as trList } from './tr/applications.ts'
import { openings as trOpenings } from './tr/openings.ts'

it.each([
  ['English', '5,000', enList, en, enOpenings],
  ['Turkish', '5.000', trList, tr, trOpenings],
] as const)('thousands are written as %s has them', (_language, thousands, list, parts, openings) => {
  const { insights, board, list: table, importing } = list
  const said = [
    insights.count(5000),
    insights.days(5000),
    list.today.follow_up(5000),
    insights.more(5000),
    insights.waiting(5000),
    insights.rate(50, 5000, 5000),
    insights.tooFew(5000, 5000, 20),
    board.closed(5000),
    board.more(5000, 5000),
    board.moved('Developer', 'Offer', 5000, 5000),
    table.all(5000),
    table.bulk.picked(5000),
    table.bulk.done(5000),
    table.bulk.trashed(5000),
    table.bulk.takenBack(5000),
    table.bulk.restored(5000),
    importing.rows(5000),
    importing.known(5000),
    importing.skipped(5000),
    importing.repeats(5000),
    importing.like(5000),
    importing.undoneBut(5000),
    importing.done(5000),
    list.record.entries(5000),
    list.record.lacks(5000, 'Company'),
    parts.unknownDay.undated(5000),
    parts.unknownDay.unsaid(5000),
    parts.nothingToday.saved(5000),
    parts.beside.place(5000, 5000),
    openings.found(5000, null),
    openings.watches.fresh(5000),
    openings.watches.board.good(5000),
    openings.watches.board.failing(5000),
  ]
  expect(said.filter((text) => /\d{4}/.test(text) || !text.includes(thousands))).toEqual([])
})

it('one job from before is one', () => {
  expect(enOpenings.watches.board.failing(1)).toBe('does not answer well; 1 job from before')
})

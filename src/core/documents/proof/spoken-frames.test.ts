import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

const ended = { title: 'Nurse', end: '2024-06' }
const says = (language: string, bullet: string, rewrite: string, entry = {}) =>
  proveLine(language, bullet, rewrite, entry).ok

describe('words that only say what kind of thing is meant', () => {
  it.each([
    ['en', 'Entered orders in Navision', 'Entered orders in the Navision system'],
    ['de', 'Bestellungen in Navision erfasst', 'Bestellungen im Navision-System erfasst'],
    ['tr', 'Siparişleri Navision’a girdim', 'Siparişleri Navision sistemine girdim'],
    ['fr', 'Saisi les commandes dans Navision', 'Saisi les commandes dans le logiciel Navision'],
    ['de', 'Umzug des Lagers (2024) vorbereitet', 'Umzug des Lagers im Jahr 2024 vorbereitet'],
    ['en', 'Moved the archive (2024)', 'Moved the archive in the year 2024'],
    ['en', 'Answered 20 letters from tenants', 'Answered 20 tenant letters'],
    ['en', 'Answered 20 letters from teachers', 'Answered 20 teacher letters'],
  ])('%s: %s, also: %s', (language, bullet, rewrite) => {
    expect(says(language, bullet, rewrite)).toBe(true)
  })

  it.each([
    ['en', 'Entered orders in Navision', 'Built the Navision system'],
    ['en', 'Entered orders in Navision', 'Entered orders in a new system'],
    ['de', 'Bestellungen in Navision erfasst', 'System Navision eingeführt'],
    ['tr', 'Siparişleri Navision’a girdim', 'Navision sistemini kurdum'],
    ['en', 'Answered 20 letters from teachers', 'Teacher, answered 20 letters'],
    ['en', 'Answered 20 letters of the director', 'Director of 20 letters'],
    ['en', 'Moved the archive (2024)', 'Moved the archive every year'],
  ])('%s: %s, not: %s', (language, bullet, rewrite) => {
    expect(says(language, bullet, rewrite)).toBe(false)
  })

  it('calls a job former once it has ended', () => {
    expect(says('en', 'Dressed wounds', 'Former nurse, dressed wounds', ended)).toBe(true)
    expect(says('tr', 'Yara sardım', 'Eski Nurse', ended)).toBe(true)
    expect(says('en', 'Dressed wounds', 'Former nurse, dressed wounds', { title: 'Nurse' })).toBe(false)
    expect(says('en', 'Dressed wounds', 'Former surgeon, dressed wounds', ended)).toBe(false)
  })

  it('says how long with a word for a length, where the dates bear it out', () => {
    expect(says('tr', 'Yara sardım', 'Dört yıl süreyle yara sardım', ended)).toBe(true)
    expect(says('tr', 'Yara sardım', 'Dokuz yıl süreyle yara sardım', ended)).toBe(false)
  })

  it('says until when, where the dates say so', () => {
    expect(says('en', 'Dressed wounds', 'Nurse at Lantern until June 2024, dressed wounds', ended)).toBe(true)
    expect(says('en', 'Dressed wounds', 'Nurse at Lantern until June 2026, dressed wounds', ended)).toBe(false)
  })

  it('says that something still goes on', () => {
    expect(says('en', 'Learning Rust', 'Still learning Rust')).toBe(true)
    expect(says('en', 'Learned Rust', 'Still learning Rust', ended)).toBe(false)
  })
})

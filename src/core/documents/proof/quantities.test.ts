import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

const judge = (language: string, bullets: string, rewrite: string) =>
  proveLine(language, bullets, rewrite, { organisation: 'Quill', start: '2018-10' })

describe('quantities in another unit', () => {
  it.each([
    ['en', 'Sleep current came down from 14 µA to 6 µA', 'Sleep current came down from 0.014 mA to 0.006 mA'],
    ['en', 'Led 90-minute workshops every 2 weeks', 'Led workshops of one and a half hours every fortnight'],
    ['en', 'Delivered 1,500 kg within 5 km', 'Delivered 1.5 tonnes within 5,000 m'],
    ['en', 'Baked 12 loaves', 'Baked a dozen loaves'],
    ['en', 'Standby current: 180 µA measured', 'Measured 180 µA standby current'],
    ['de', 'Messung alle 15 Minuten', 'Messung jede Viertelstunde'],
    ['de', 'Kurse von 90 Minuten, alle 2 Wochen', 'Kurse von 1,5 Stunden, alle 14 Tage'],
    ['fr', 'Ateliers de 90 minutes', "Ateliers d'une heure et demie"],
    ['es', 'Pausas de 30 minutos', 'Pausas de media hora'],
    ['tr', '90 dakikalık atölyeler', 'Bir buçuk saatlik atölyeler'],
  ])('%s: %s is %s', (language, bullet, rewrite) => {
    expect(judge(language, bullet, rewrite).ok).toBe(true)
  })

  it.each([
    ['en', 'Sleep current came down from 14 µA to 6 µA', 'Sleep current came down from 0.14 mA to 0.06 mA'],
    ['en', 'Led 90-minute workshops every 2 weeks', 'Led 90-hour workshops every 2 weeks'],
    ['en', 'Delivered 1,500 kg within 5 km', 'Delivered 5,000 kg'],
    ['en', 'Backups of 2 TB', 'Backups of 2,000 MB'],
    ['de', 'Messung alle 15 Minuten', 'Messung jede halbe Stunde'],
    ['tr', '90 dakikalık atölyeler', '3 saatlik atölyeler'],
  ])('%s: %s is not %s', (language, bullet, rewrite) => {
    expect(judge(language, bullet, rewrite).ok).toBe(false)
  })

  it('names the words of the rewrite', () => {
    const proof = judge('en', 'Sleep 14 µA, radio 6 µA', 'Radio 0.014 mA')
    expect(proof.ok ? '' : proof.offending.map(({ words }) => words).join(' ')).toContain('0.014')
  })
})

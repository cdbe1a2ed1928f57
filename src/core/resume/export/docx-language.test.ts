import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { printDocx } from './docx.ts'
import { PLAIN_LOOK } from './look.ts'

const styles = (name: string, language: string, paper: 'a4' | 'letter' = 'a4') =>
  strFromU8(
    must(
      unzipSync(printDocx([{ kind: 'name', text: name }], { title: name, language, look: { ...PLAIN_LOOK, paper } }))[
        'word/styles.xml'
      ],
    ),
  )

it('says in which language a Word file is, for screen readers and the spelling check', () => {
  expect(styles('Şule Erdem', 'tr')).toContain('<w:lang w:val="tr"/>')
  expect(styles('ליאור כהן', 'en')).toContain('<w:lang w:val="en" w:bidi="he-IL"/>')
  expect(styles('ليلى حداد', 'fr')).toContain('<w:lang w:val="fr" w:bidi="ar-SA"/>')
})

it('ends dates where the text of the paper ends', () => {
  expect(styles('Ada', 'en')).toContain('<w:tab w:val="right" w:pos="9746"/>')
  expect(styles('Ada', 'en', 'letter')).toContain('<w:tab w:val="right" w:pos="10080"/>')
})

import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

type Case = [language: string, line: string, rewrite: string]

describe('a rewrite is derived from its line', () => {
  it.each<Case>([
    ['en', 'Mixed paint for the mural that drew 4,000 visitors', 'Drew 4,000 visitors'],
    ['en', 'Stapled the folder which persuaded the bank', 'Persuaded the bank'],
    ['en', 'Sketched a shelf hoping to free two square metres', 'Sketched a shelf freeing two square metres'],
    ['en', 'Hung signs to halve the queue', 'Halved the queue'],
    ['en', 'Printed the choir programme', 'Printed the choir'],
    ['en', 'Polished the bell of the fire station', 'Fire station'],
    ['en', 'Cleaned out after a cancelled festival', 'Festival'],
    ['en', 'Waived fees up to 20 pounds without a signature', 'Waived fees without a signature'],
    ['en', 'Coached two Saturdays at a judo club', 'Coached every Saturday at a judo club'],
    ['en', 'Sold tyres by Orvell in a garage', 'Sold tyres for Orvell'],
    ['de', 'Die Plakate für den Lauf geklebt, der 9.000 Euro einbrachte', '9.000 Euro eingebracht'],
    ['de', 'Getränke im Aufsichtsrat gereicht', 'Aufsichtsrat'],
    ['de', 'Gästen von Orvell die Tür geöffnet', 'Orvell die Tür geöffnet'],
    ['de', 'Ein Schild gemalt, um die Schlange zu halbieren', 'Die Schlange halbiert'],
    ['tr', 'Okulun kapısını boyadım', 'Okulu boyadım'],
    ['tr', 'Kuyruğu yarıya indirmesi umulan bir tabela çizdim', 'Kuyruğu yarıya indiren bir tabela çizdim'],
    ['tr', 'Komşularım duvarı ördü, ben çay dağıttım', 'Duvarı ördüm, çay dağıttım'],
    ['fr', 'Imprimé les affiches du concert qui a réuni 900 personnes', 'Réuni 900 personnes'],
    ['fr', 'Peint les volets de la préfecture', 'Préfecture'],
    ['es', 'Pegué los carteles de la feria que triplicó las visitas', 'Tripliqué las visitas'],
    ['es', 'Pinté las puertas del hospital', 'Hospital'],
  ])('%s: %s, not: %s', (language, line, rewrite) => {
    expect(proveLine(language, line, rewrite).ok).toBe(false)
  })

  it.each<Case>([
    ['en', 'Mixed paint for the mural that drew 4,000 visitors', 'Mixed paint for the mural'],
    ['en', 'Printed the programme of the choir', 'Printed the choir programme'],
    ['en', 'Printed the programme of the choir', "Printed the choir's programme"],
    ['en', 'Hung signs to halve the queue', 'To halve the queue, hung signs'],
    ['en', 'Painted the doors and gates of two schools', 'Painted the doors of two schools'],
    ['en', 'Replied to 50 letters and 20 calls', 'Replied to letters and calls'],
    ['de', 'Die Plakate für den Lauf geklebt, der 9.000 Euro einbrachte', 'Plakate für den Lauf geklebt'],
    ['de', 'Getränke im Aufsichtsrat gereicht', 'Ich habe im Aufsichtsrat Getränke gereicht'],
    ['de', 'Pflege von zwölf Beeten', 'Zwölf Beete gepflegt'],
    ['tr', 'Okulun kapısını ve duvarını boyadım', 'Okulun kapısını boyadım'],
    ['tr', 'Komşularım duvarı ördü, ben çay dağıttım', 'Çay dağıttım'],
    ['fr', 'Peint les volets de la préfecture', "J'ai peint les volets de la préfecture"],
    ['es', 'Pinté las puertas del hospital', 'Las puertas del hospital pinté'],
  ])('%s: %s, also: %s', (language, line, rewrite) => {
    expect(proveLine(language, line, rewrite).ok).toBe(true)
  })
})

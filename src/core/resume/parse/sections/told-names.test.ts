import { describe, expect, it } from 'vitest'
import { toldName } from './told-names.ts'

describe('a name in a sentence that no catalogue knows', () => {
  it.each([
    ['FabricJs', 'FabricJs'],
    ['web3.js', 'web3.js'],
    ['HBSS', 'HBSS'],
    ['Kandji', 'Kandji'],
    ['Qt5 GUI', 'Qt5 GUI'],
    ['Admob API', 'Admob API'],
    ['Adobe Flex', 'Adobe Flex'],
    ['Implemented CruiseControl.NET', 'CruiseControl.NET'],
    ['GraphDB’s', 'GraphDB'],
  ])('%s is a tool', (written, expected) => expect(toldName(written)).toBe(expected))

  it.each([
    'API',
    'PCs',
    'PM10',
    'APIs',
    'SDK',
    'API’s',
    'Google',
    'Microsoft',
    'NATIONALHARBOUR.com',
    'Deployed',
    'Additionally',
    'Infrastructure',
    'Interfaces',
    'Utility',
    'Education',
    'LADDERCART',
    'SKIP LOCKED',
    'Seat Map Creator',
    'Website Traffic',
    'Ecologie Marine',
    'Lecture Notes',
  ])('%s is none', (written) => expect(toldName(written)).toBeNull())
})

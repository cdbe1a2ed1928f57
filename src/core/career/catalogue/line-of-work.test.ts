import { expect, it } from 'vitest'
import { isBesideWork, isDoing } from './line-of-work.ts'

it.each([
  'Kept the database of the clinic healthy',
  'Looked after our cluster at night',
  'Took over an app from a freelancer',
  'Taught it to the night shift',
  'Put our homework server into a container',
  'Got the site of the club going again',
  'I do the plots of my thesis in it',
  'Got rid of the old servers and run everything in it now',
  'Auswertungen damit gemacht',
  'Um den Cluster habe ich mich gekümmert',
  'Yedeklerini aldım',
  'Kümenin bakımını yaptım',
  'Raporları düzenliyorum',
])('%s: somebody keeps it going', (line) => expect(isDoing(line)).toBe(true))

it.each(['Our shop runs on it', 'Member of the works council', 'Das Lager steht in Köln', 'Depo Ankara’da'])(
  '%s: nobody does',
  (line) => expect(isDoing(line)).toBe(false),
)

it.each(['Ordering site for 60 shops: React, Node', 'Recruiting app in Django', 'Buying portal, Vue in front'])(
  '%s: was built',
  (line) => expect(isBesideWork(line)).toBe(false),
)

it.each(['Ordering a platform with Docker', 'Ordering Cisco routers', 'Ordered the new site from an agency'])(
  '%s: was bought',
  (line) => expect(isBesideWork(line)).toBe(true),
)

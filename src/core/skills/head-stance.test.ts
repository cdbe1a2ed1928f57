import { expect, it } from 'vitest'
import { headStance } from './head-stance.ts'

it.each([
  ['Skills I do not have yet', 'no'],
  ['Skills I lack: Kubernetes, Terraform', 'no'],
  ['No experience with: Docker', 'no'],
  ['Keine Kenntnisse: Docker', 'no'],
  ['Bilmediğim konular: Docker', 'no'],
  ['Skills I am looking forward to learning', 'wish'],
  ['To learn next', 'wish'],
  ['On my wish list', 'wish'],
  ['Goals for 2027', 'wish'],
  ['What I expect from a job', 'wish'],
  ['Öğrenmek istediklerim', 'wish'],
  ['Was ich noch lernen möchte', 'wish'],
  ['À apprendre', 'wish'],
  ['Por aprender', 'wish'],
  ['Geplante Weiterbildung', 'wish'],
  ['Skills', null],
  ['Technical skills: Docker, SQL', null],
  ['Machine learning', null],
  ['Experience with Docker', null],
  ['Deneyim ve beceriler', null],
  ['Kenntnisse und Erfahrung', null],
])('%s', (words, expected) => expect(headStance(words)).toBe(expected))

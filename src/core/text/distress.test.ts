import { expect, it } from 'vitest'
import { soundsDistressed } from './distress.ts'

it.each([
  'I was fired. I would like to kill myself when I think about it.',
  'Honestly I don’t want to live any more.',
  'Sometimes I think about hurting myself.',
  'I want to die.',
  'They would be better off without me.',
  'I feel suicidal since the layoff.',
  'I thought about ending my life.',
  'There is no point in living like this.',
  'Artık beni kimse almaz, umudum kalmadı. Bazen yaşamak istemiyorum.',
  'ölmek istiyorum',
  'İntihar etmeyi düşünüyorum.',
  'Keşke ölsem de kurtulsam.',
  'Kendimi öldürmek istiyorum',
  'Ich möchte nicht mehr leben.',
  'Ich will mich umbringen.',
  'Je n’ai plus envie de vivre.',
  'No quiero vivir más, quiero morirme.',
  'I want to end it all, no job matters now.',
  'I cannot go on living like this.',
  'Nobody would miss me if I were gone.',
  'Keşke hiç uyanmasam.',
  'I wаnt to kill mysеlf.',
])('hears %s', (said) => {
  expect(soundsDistressed(said)).toBe(true)
})

it.each([
  'I was killing myself over the deadline.',
  'I wanted to kill the process myself.',
  'I built a chat for suicide prevention, and the team measured its answers.',
  'I do not want to live in a big city.',
  'I cannot go on living in this town.',
  'I wanted to end the meeting and write it all down.',
  'I wanted to die of embarrassment when the demo failed.',
  'We had to take a life insurance product to market.',
  'I hurt myself lifting a server, so we wrote a rule for two people.',
  'Our service must not die when a node does.',
  'The batch job would rather die than retry.',
  'I would like to push myself and learn Kubernetes.',
  'Aynı sorunu bir daha yaşamak istemiyorum.',
  'İstanbul’da yaşamak istemiyorum.',
  'Projeyi öldürmek istemedim, süreci ben durdurdum.',
  'Lider olmak istiyorum.',
  'Kendimi geliştirmek istiyorum.',
  'Ich möchte nicht in Berlin leben.',
  'Quiero vivir en Madrid.',
])('leaves %s', (said) => {
  expect(soundsDistressed(said)).toBe(false)
})

import { Problem } from '#contract/problem.ts'
import { soundsDistressed } from '#core/text/distress.ts'

/** Who writes that they want to die gets words for that, and neither points nor a model's answer. */
export function requireNoDistress(text: string): void {
  if (!soundsDistressed(text)) return
  throw new Problem(
    'care.distress',
    'What you wrote worries us, and nothing here matters more. If you are in danger now, please call 112 (911 or 988 in the US and Canada, 999 in the UK). ' +
      'You can talk to somebody today, free and in confidence: findahelpline.com lists who answers in your country. What you wrote was sent to nobody and was not scored.',
  )
}

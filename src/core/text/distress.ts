import { plainLetters } from './plain-letters.ts'

const WANTS =
  '(?:want(?:ed)?|like|going|think\\w*|thought|thoughts?|feel|wish|could|should|might|will|just|ready|plan\\w*)'

/** Folded. A wish to die or to hurt oneself, said of oneself; what people say of work ('killing myself over it') is none. */
const SIGNS = [
  // English
  `\\b${WANTS}\\b[^.!?]{0,30}\\b(?:kill(?:ing)?|hang(?:ing)?|hurt(?:ing)?|harm(?:ing)?) myself\\b(?! (?:laughing|over|working|trying|for|by|with (?:work|laughter)|to (?:meet|finish|reach|get|make)))`,
  `\\b(?:end|ending|take|taking) my (?:own )?life\\b`,
  `\\b(?:don't|dont|do not|no longer|not) want to (?:live|be alive|wake up|exist)\\b(?! (?:in|with|at|near|off|on|there|here|like|under|from|without|by|next|to|early|at)\\b)`,
  `\\bi[^.!?]{0,25}\\b(?:want(?:ed)? to|rather|wish to) (?:be dead|die)\\b(?! (?:of|from|laughing))`,
  `\\bwish (?:i|that i) (?:was|were) (?:dead|not alive)`,
  `\\bbetter off (?:dead|without me)\\b`,
  `\\bno (?:reason|point) (?:to|in|for) (?:live|living|life)\\b`,
  `\\b(?:not|isn't|no longer) worth living\\b`,
  `\\bi(?:'m| am| feel| felt| have been| was)[^.!?]{0,20} suicidal\\b`,
  `\\bi[^.!?]{0,40}\\bcommit(?:ting)? suicide\\b`,
  `\\bwant(?:ed)? to end it all\\b`,
  `\\bi (?:can't|cannot|can not|can no longer|don't want to) go on living\\b(?! (?:in|with|at|near|off|on|there|here|like that place|from)\\b)`,
  `\\b(?:nobody|no one) would (?:even )?(?:miss|notice)[^.!?]{0,20}\\bif i (?:was|were) (?:gone|dead)\\b`,
  // Turkish: 'bu sorunu yasamak istemiyorum' is about a problem
  `kendimi oldur`,
  `(?:^|[.!?,;:] *|\\b(?:artik|bazen|ben|hic|fazla|zaman|gercekten|ve|ama) )yasamak istemiyorum`,
  `\\bolmek (?:istiyorum|isterdim|istedim)|\\bkeske (?:olsem|(?:hic |bir daha )uyanmasam)|\\bolsem (?:de|daha)`,
  `\\bintihar (?:et(?:mek|meyi|sem)|edecegim|edesim|ediyorum)|\\bhayatima son ver|\\bcanima kiy|\\bkendime zarar ver`,
  `\\byasama(?:nin (?:bir )?anlami (?:yok|kalmadi)|ya (?:degmez|gucum (?:yok|kalmadi)))`,
  // German, French, Spanish
  `\\bmich (?:umbringen|umzubringen|selbst toten)|\\bmir das leben nehmen|\\bnicht mehr leben\\b|\\bich[^.!?]{0,20} sterben\\b|\\bselbstmordgedanken`,
  `\\bme (?:suicider|tuer)\\b(?! (?:a|au) )|\\bfin a mes jours|\\bplus envie de vivre|\\benvie de mourir`,
  `\\b(?:suicidarme|matarme)\\b|\\bquitarme la vida|\\bno quiero (?:seguir viviendo|vivir mas)|\\bquiero morir(?:me)?\\b`,
].map((sign) => new RegExp(sign, 'u'))

/** Whether somebody writes that they want to die or hurt themselves: then nothing else they wrote matters. */
export function soundsDistressed(text: string): boolean {
  const said = plainLetters(text)
  return SIGNS.some((sign) => sign.test(said))
}

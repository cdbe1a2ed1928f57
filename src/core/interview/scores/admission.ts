import { sentencesOf } from '../words.ts'

/** That somebody does not know the answer or never did such a thing; of the subject of the question and not of a part of it. */
const ADMITS = [
  /\b(?:i am|i['’]m) not sure (?:to have|(?:that |if )?i (?:have|know)|about (?:this|it|the answer))\b/iu,
  /\bi(?:['’]ve| have)? never (?:did|done|used|worked with|had to do|made|seen|heard of) (?:this|that|it|such|one)\b/iu,
  /\bi (?:really )?(?:do not|don['’]?t) (?:really )?know (?:the answer|how to answer|this one|much about)\b/iu,
  /\bi have no (?:real )?experience (?:with|in) (?:this|it|that)\b/iu,
  /\b(?:cevabı|yanıtı|bu konuyu|bunu)\s+(?:tam\s+)?bilmiyorum\b/iu,
  /\bbunu (?:daha önce )?hiç yapmadım\b/iu,
  /\bbu konuda (?:hiç )?deneyimim yok\b/iu,
]
/** Who admits it later has said something before. */
const FIRST = 2

/** Whether an answer begins with not knowing. */
export function beginsUnknowing(answer: string): boolean {
  const first = sentencesOf(answer).slice(0, FIRST)
  return first.some((sentence) => ADMITS.some((pattern) => pattern.test(sentence)))
}

import type { Misconception } from './misconception.ts'

/** Found by how an answer stands to what it tells, in whatever words it tells that. */
export const CONTENT_WITH_HARM: Misconception = {
  id: 'stance-m-01',
  patterns: [],
  isStance: true,
  wrong: 'The people it concerns were left in the dark or misled, and the answer counts that as a success.',
  right: 'Tell them openly what happened and put it right with them; that is the part an interviewer wants to hear.',
  inTurkish: {
    wrong: 'İlgili kişilerden bir şey saklanmış ya da onlar yanıltılmış, yanıt da bunu başarı sayıyor.',
    right: 'Ne olduğunu onlara açıkça söyle ve birlikte düzelt; görüşmeyi yapan asıl bunu duymak ister.',
  },
}

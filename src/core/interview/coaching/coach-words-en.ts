import { ended } from '#core/text/ended.ts'
import type { Habit } from '../scores/habits.ts'
import type { CoachWords } from './coach-words.ts'

/** The words as they stand there, and as often. */
const quoted = (said: readonly Habit[]): string =>
  said
    .map(({ said: word, times }) => `“${word.replace(/^i\b/u, 'I')}” ${times === 1 ? 'once' : `${times} times`}`)
    .join(', ')

export const COACH_WORDS_EN = {
  sections: ['Overall Assessment', 'Strengths', 'Areas for Improvement', 'Sample Response', 'Additional Tips'],
  noStrength: 'You gave an answer, and that is how practice begins.',
  admitted: '**Honest**: you say openly what you do not know. That is better than to invent it.',
  nothingStandsOut: 'Enough is said to work with. What would make one part of it stand out comes next.',
  nothingToImprove: 'Nothing stands out to these rules. Say it once aloud, and listen for what you would leave out.',
  outline: 'An outline to fill with what is true for you:',
  wordless: 'There are no words in this. One sentence is enough to begin: what would you do or say first?',
  copied: 'This repeats the question. Begin with your own first sentence: what would you do or say?',
  repeated:
    'This says the same words again and again. Say it once, then go on: what would you do next, and how would you know that it worked?',
  heaped: 'This is a list of terms. Pick two of them and say in whole sentences what you would do with them, and why.',
  noCode:
    'There is no line of code in this, and the question asks for code. Write the main idea as a few lines of code or pseudo-code; your words can stand beside it.',
  shortCode:
    'There is too little code here to say much. A few lines of pseudo-code with the main idea are enough to begin with.',
  short: (words, least) =>
    `${words === 1 ? 'One word is' : `${words} words are`} too few to say much; an interviewer would wait for more. From ${least} words on there is something to work with.`,
  objections: (count) =>
    count === 1
      ? 'Check this first: one sentence says something that an interviewer would object to. It is named below, with what is right.'
      : `Check this first: an interviewer would object to ${count} things here. They are named below, with what is right.`,
  whoKnew: (said) =>
    `Before anything else, one question: “${said}” Who knew of this? Would you do it in front of those it concerns? If they knew, say so in the answer; if they did not, an interviewer stops here, however well the rest is told.`,
  whoKnewAsked: 'Who knew of this, and would you do it in front of those it concerns?',
  toldWell: 'This is told well: it can be followed, and it is concrete.',
  canBeFollowed: 'This can be followed. More of your own detail would carry it further.',
  offQuestion:
    'This may answer another question: no part of it that these rules can see belongs to this one. Read the question once more and begin with one sentence that answers it. If you did answer it, in words that the rules do not know, go on with the outline below.',
  noPointHeard:
    'This can be followed, and these rules hear none of the points of the question in it. If you made one in other words, go on with the outline below; if this would fit another question as well, begin with one sentence that answers this one.',
  unknowing:
    'You begin with not knowing, and what follows would fit many questions. An interviewer would ask on: say what you do know of this subject, then what exactly you would look up or try first, and how you would see that it is right.',
  aStart: 'This is a start: say more about what exactly you would do or did.',
  cannotKnow:
    'Rules read how an answer is told. They cannot know whether it is right or answers the question, so those two stay empty and no answer gets above halfway here. Compare it with the outline below.',
  codeCannotKnow:
    'Rules read code for its shape; they do not run it. Try it on the smallest case and an empty one, and compare it with the outline below.',
  readInPart:
    'The built-in coach reads English best. In this language it looks at order, concreteness, vague words and harmful conduct; it does not compare what you say with the points of the question.',
  readInTurkish:
    'The built-in coach reads English best. In Turkish it looks at order, concreteness, vague words and harmful conduct, and hears some of the points of the question; one that it does not name you may have made.',
  notRead:
    'The built-in coach does not read this language: it looks at length, figures, step words and phrases that fit any answer.',
  strong: {
    structure: '**Structure**: one thing leads to the next, so it can be followed.',
    figures: '**Figures**: there are numbers in it that one could ask about.',
    ownPart: '**Your own part**: it is clear what you did yourself.',
    others: '**Other people**: it says who else is involved.',
    length: '**Length**: it fits the time that the question deserves.',
  },
  better: {
    check: '**Check this**',
    sentences:
      '**Sentences**: a list of terms shows that you know the words. Explain two of them in whole sentences: what you would do with them, and why.',
    structure: {
      coding: '**Structure**: write the steps as code or pseudo-code, one a line, then a sentence on its cost.',
      behavioural:
        '**Structure**: say where it was, what you had to do, what you did, and how it ended, in this order.',
      situational:
        '**Structure**: say what you would find out first, then your steps in order, then how you would know it worked.',
      technical:
        '**Structure**: answer in one sentence first, then give the reasons in order, then where it stops being true.',
    },
    concreteness: {
      coding: '**Concreteness**: walk through one small example, and name a case that could break it.',
      technical: '**Concreteness**: add one example that you have seen or built, with a figure or a limit.',
      behavioural:
        '**Concreteness**: name one thing that you did yourself and what changed because of it, with a number where you have one, such as [X%].',
      situational:
        '**Concreteness**: name one thing that you did yourself and what changed because of it, with a number where you have one, such as [X%].',
    },
    nearerToOthers:
      '**The question**: much of this would answer another one. Begin with one sentence that answers this one, and leave out what does not belong to it.',
    saidBefore: (question) =>
      `**The same words as before**: you gave nearly this answer to “${question}” One story may serve two questions. Begin with a sentence that answers this one, then tell the part of the story that belongs to it.`,
    sweeping: (said) =>
      `**Words without exception**: you say ${quoted(said)}. Put one case in place of such words, and say when it does not hold.`,
    empty: '**Words that fit any answer**: replace each with what exactly you did or would do.',
    hedges: (said) =>
      `**Hedges**: you say ${quoted(said)}. So many make a sound idea look doubtful. Keep the one that you mean.`,
    mentioned: (point) => `**You mention a point of the question**: check what you say against this: ${ended(point)}`,
    notMentioned: (point) => `**Did you cover this?** ${ended(point)}`,
  },
  delivery: {
    short: '**Length**: there is time for more. One example would fill it well.',
    shortWithExample: '**Length**: there is time for more: why it works, and when it would not.',
    long: '**Length**: said aloud this is longer than the question deserves. Keep the two points that matter most.',
    fast: (perMinute, from, to) =>
      `**Pace**: ${perMinute} words a minute is quick; ${from} to ${to} is comfortable to listen to. A breath after each step helps.`,
    slow: (perMinute, from, to) =>
      `**Pace**: ${perMinute} words a minute is slow; ${from} to ${to} is comfortable to listen to. Knowing your first sentence by heart helps.`,
  },
  behind: '**Behind the question**',
  worry: '**What would worry an interviewer**',
} as const satisfies CoachWords

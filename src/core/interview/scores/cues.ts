/** Words that show how an answer is delivered, never what is right. Counted by `measure-answer.ts`. */
const list = (text: string): string[] => text.split(',').map((phrase) => phrase.trim())

/** One step after another. */
export const STEPS = list(
  'first, second, third, then, next, after that, finally, before, once, meanwhile, afterwards, after, later, at the end, in the end, until, last, start, begin, now',
)
export const REASONS = list(
  'because, so that, since, therefore, which means, that way, so, otherwise, which is why, that is why',
)
/** When something holds, and when it does not. */
export const LIMITS = list(
  'if, unless, whether, depends on, only, until, except, as long as, in case, but, although, however, instead, rather than, even if, without, not always, trade off, cost, costs, price',
)
export const SITUATION = list(
  'when, while, during, last, at my, in my, in our, on our, for our, at the time, project, semester, course, job, internship, week, weeks, days, month, months, year, years, team',
)
export const OUTCOMES = list(
  'as a result, in the end, ended, finally, afterwards, since then, learned, learnt, next time, reduced, saved, fixed, passed, shipped, went from, dropped, fell, rose, turned out, finished, today, now, still, from then on, came back, worked',
)
/** Other people in the story: an answer that only knows 'I' leaves out who is hit, asked or informed. */
export const OTHERS = list(
  'they, them, their, who, somebody, someone, he, she, his, her, colleague, colleagues, customer, customers, user, users, team, manager, people',
)
/** Finding out, and letting others know. */
export const CHECKS = list(
  'verify, verified, check, checked, checks, test, tested, tests, measure, measured, compare, compared, look, looked, watch, watched, ask, asked, tell, told, tried, try, confirm, confirmed, read, noticed, notice, see, saw, count, counted, write down, wrote down, note, find out, found out',
)
export const NEGATIONS = list('not, no, dont, doesnt, didnt, isnt, wasnt, wont, wouldnt, nor, none')
export const SWEEPING = list(
  'always, never, all, every, nobody, nothing, everybody, everyone, everything, everywhere, simply, exactly, zero, surely, of course, obviously, automatically, no need, not necessary, not needed, impossible, anyway, no difference, by itself, most people, guaranteed, perfect, perfectly, hundred percent, 100 percent, does not matter, doesnt matter, cannot, cant',
)
/** Words that would fit any answer. */
export const EMPTY = list(
  'important, in general, generally, usually, things, as possible, communication, communicate, prioritise, prioritize, stakeholders, stakeholder, ensure, crucial, essential, key, transparent, leverage, very, careful, best practices, best practice, solution, solutions, synergy, passionate, motivated, dynamic, team player, hard working, proactive, holistic, align, best, better, various, many, different, successful, positive, challenge, challenges, skills, quality, efficient, stuff, somehow, a lot, should, one should, situation, situations',
)
export const OWN_CASE = list(
  'for example, for instance, such as, in my, in our, at our, on our, with us, at my, i once, last time, last year, last week, last month, last autumn, last spring, last summer, last winter, i had, we had, i have seen, i saw, i built, i wrote, we used, i used, i ran, say, like a, my first, one day, the other day',
)

/** Steps, reasons and negations in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish. */
export const STEPS_ELSEWHERE = list(
  'zuerst, dann, danach, wenn, weil, deshalb, bevor, nachdem, schließlich, außerdem, sonst, damit, aber, d abord, ensuite, puis, après, avant, enfin, parce que, car, donc, si, sinon, mais, primero, luego, después, antes, finalmente, porque, entonces, cuando, pero, así, prima, poi, dopo, infine, perché, quindi, quando, se, primeiro, depois, antes, por isso, então, mas, eerst, daarna, omdat, als, maar, voordat, najpierw, potem, następnie, ponieważ, jeśli, ale, önce, sonra, çünkü, eğer, ama, ardından, bu yüzden, böylece, son olarak, ise, için',
)

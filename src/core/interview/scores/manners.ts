/** Phrases that show how somebody talks about a subject, whatever it is. Counted by `telling.ts`, weighted by learning. */
const list = (text: string): string[] => text.split(',').map((phrase) => phrase.trim())

/** Would open or fill an answer to anything. */
export const GENERIC = list(
  'in a situation like this, in such a situation, in these situations, it is vital, it is important, its important, it is crucial, it is essential, firmly believe, i believe in, i always try, i try to, i consider, at the heart of, in todays, on the one hand, on the other hand, it depends, depends a lot, different perspectives, different angles, all perspectives, structured approach, systematic approach, thorough analysis, appropriate, suitable, relevant parties, all stakeholders, all people involved, continuous improvement, lessons learned, hand in hand, best practices, best practice, industry standard, mindset, culture, values, mutual respect, open communication, honest communication, constructive, open dialogue, win win, added value, long term, strengths and weaknesses, pros and cons, comfortable with, everyone is, as a team, growth, grow, opportunity, opportunities, committed, commitment, dedicated, passion, passionate, embrace, foster, leverage, holistic, interesting question, great question, difficult situation, quite serious, central element, plays a role, plays an important role, key role, in the right way, in a good way, good libraries, good tools, modern tools, and so on, etc, needs of, requirements of, take into account, take into consideration, make sure, user centred, user centric, data driven, data informed, proven, robust, scalable, efficient, effective, effectively, efficiently, professional, professionalism, excellence, experience has taught, in my experience',
)

/** Certainty that leaves nothing to look at. */
export const SURE = list(
  'always, never, impossible, practically impossible, by definition, proven, proof that, guaranteed, guarantees, guarantee, automatically, perfectly, perfect, completely, totally, fully, entirely, physically, mathematically, mathematical, technically, legally, officially, scientifically, obviously, clearly, naturally, of course, therefore, thus, hence, luckily, simply, no longer needed, nothing left, more than enough, enough, safe, secure, no risk, nothing can, cannot, no need, no function, unnecessary, exempt, by design, in principle, regardless, exactly, only, once and for all, the best, the fastest, the only, immediately, instantly, everything, everyone knows, anyone, no one, nobody, ever, at all, settled, anyway, all the time, in every case, any case',
)

/** Praise for oneself or for the result. */
export const BOAST = list(
  'loved, bonus, promoted, promotion, praised, impressed, award, prize, proud, proudest, most successful, success, unbeatable, textbook, quality, genius, never failed, no complaints, no one complained, nobody complained, happy, everyone was happy, record, clean, tidy, the quarter, winners, saved us, saves time, saves us, faster, quicker, fastest, cheaper, economical, efficient, craft, the trick, trick, secret, masterpiece, legend, hero, the takeaway, practical version, fifteen years, ten years, twenty years, years of experience, worked out, went through, on time, problem solved, case closed, job done, done in, looks good, looks better, looked good, great, excellent',
)

/** Getting round people, rules and traces. */
export const EVADES = list(
  'delete, deleted, delete the, hide, hidden, hides, cover, covered, quietly, discreet, discretion, secretly, between us, off the books, nobody notices, no one notices, never found out, never noticed, found out, find out, nobody asks, nobody asked, no ticket, no change ticket, without asking, without telling, without approval, approval, approvals, permission, permit any, consent, legal, lawsuit, liable, liability, compliance, audit, auditor, auditors, admin, root, password, passwords, plain text, switch off, switched off, turn off, turned off, disable, disabled, skip, skipped, bypass, ignore, ignored, blame, blamed, fault, pretend, pretended, as if, made up, make up, invent, invented, adjust the, adjusted, tweak, tweaked, round up, rounded, cut those, left out, leave out, threw away, so nobody, so that nobody, forms, bureaucracy, paperwork, red tape, complain, complained, complaints, lie, lied, story, excuse, sign, signed, deal, copy, copied, paste, pasted, personal, private, login, credentials, access to everything, everything open',
)

/** Reasons for not caring. */
export const DODGES = list(
  'confuse people, worry people, scared, panic, too slow, slows, slow us, takes too long, waste of time, wastes, no time, time for that, overkill, overrated, theory, theoretical, in theory, academic, for beginners, old fashioned, outdated, a pattern from, that is for, management to decide, not my job, not my problem, their problem, their job, someone else, somebody else, responsible for, business point of view, cost point of view, nobody reads, nobody cares, no one cares, nobody looks, no one reads, people like, people want, users want, users were, they want, they just, they only, anyway, who cares, serious companies, cheap, costs you, costs money, only costs, just confuse, do not follow, dont follow, get used to it, used to it, does no harm, no harm, harmless, small, tiny, just a, only a, rarely, mostly, usually, normally, nearly always, almost always, most of the time, for years, since the beginning, always worked, just worked, it works, works fine, is fine, fine',
)

/** Owning up, checking oneself, leaving room. */
export const OWNS = list(
  'i was wrong, was wrong, been wrong, my mistake, sorry, i didnt, i didnt know, i dont know, i wasnt, i wouldnt, wouldnt, didnt believe, at first, first time, our first, my first, the first try, instead of, took us, took me, lost, forgot, failed, broke, broken, missed, too few, too late, too early, differently, would do, next time, since then, what it doesnt, doesnt solve, does not solve, not solve, isnt enough, is not enough, not enough, doesnt help, only helps, still, yet, perhaps, even if, even though, unless, exception, what i dont, i say so, i admit, admit, admitted, honest, honestly, openly, nervous, ashamed, embarrassed, rude, told her, told him, told them, i told, i asked, asked her, asked him, asked them, i ask, ask them, id ask, ask who, ask what, ask why, offer, offered, suggest, suggested, agree, agreed, in writing, write down, wrote down, until, before i, if it, if they, if he, if she, if not, whoever, either, both, rather than, not because, the price, costs us, what it costs, trade',
)

/** Comparisons and things one can touch. */
export const PICTURES = list(
  'like a, like the, as if, picture, imagine, think of, a bit like, the way you, house, door, key, kitchen, table, window, room, box, letter, letters, parcel, paper, tape, photo, street, car, bus, train, lamp, shop, bread, coat, coin, shelf, bag, drawer, wall, floor, hand, hands, eyes, arm, face, dad, mum, mother, father, son, daughter, child, children, neighbour, landlord, doctor, nurse, baker, driver, dentist, morning, evening, night, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, may, june, july, august, september, october, november, december, minutes, hours, lunch, coffee, phone, screen, button, page, row, line, list, notebook, rain, cake, dog, cat',
)

/** Speech told again. */
export const TALK = list(
  'said, says, say, told, asked, ask, answered, replied, wrote, rang, called, she, he, her, him, his',
)

export const DUTIES = list(
  'should, must, need to, needs to, have to, has to, needs, should be, would be, can be, could be, may be',
)

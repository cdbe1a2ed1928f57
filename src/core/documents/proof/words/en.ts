import type { LanguageWords } from './words.ts'

export const en: LanguageWords = {
  glue: `wherein thereof therein beforehand afterwards likewise either mine ours 
    a an the this that these those it its he she his her hers him they them their theirs who whom whose which where what
    and or as at for from in into of off on onto to with within across during while between among amongst towards toward
    is are was were be been being am has have had having do does did i my
    also plus additionally furthermore moreover including include included includes such namely notably e g ie eg etc
    using use used uses usage s d ll re ve m there here so-called career changer regarding concerning about around per via
    work worked works working task tasks duty duties role position job respectively too both then than up down out over inorderto
    one day-to-day however though although yet but following according based score nr
    any experience ones showing containing involving featuring comprising relating related consisting how upon whilst inside outside same form kind type basis amount away back`,
  light: `handle handled handles handling perform performed performs performing do did doing done carry carried carries conduct conducted
    conducts conducting provide provided provides providing undertake undertook undertaken execute executed executing deal dealt
    took take taking gave give gives giving made make making responsible serve served serving act acted acting complete completed complete completing`,
  dampers: {
    assist: `help helped helps helping assist assisted assists assisting assistance support supported supports supporting contribute contributed
      contributes contributing contribution participate participated participates participating participation involved aid aided coauthor
      coauthored coauthors cowrote codeveloped coorganised coorganized coled colead cofounded cofounder cocreated member substituted part`,
    attend: `attend attended attending observe observed observing shadow shadowed shadowing watched exposure introduction familiar`,
    together: `together jointly team group teammate teammates colleague colleagues coworker coworkers peers partner partners collaborate collaborated
      collaborating collaboration collaboratively alongside besides we our pair paired pairs pairing pairprogrammed others another crew two-person duo trio squad
      we us shared coauthor coauthored coauthors cowrote codeveloped coorganised coorganized coled colead cofounded cofounder cocreated`,
    tentative: `planned plans planning propose proposed proposes proposal suggest suggested suggests suggestion draft drafted drafts drafting prototype
      prototypes prototyped tried try trying experiment experimented experiments explore explored evaluate evaluated consider considered pilot
      piloted mock-up mockup demo demos sample concept pending waiting awaiting deciding intend intended hope learning asked attempt attempted
      started beginning apply applied aspiring recommend recommended idea ideas fictional fictitious imaginary trial homework exercise ongoing proof-of-concept
      wrong incorrect inaccurate unreliable unstable buggy
    might may could should seems seem suggestive indicates indicate appear appears thought draft-only preliminary unreleased candidate shortlisted nominated`,
    negation: `not no never without nobody nothing none neither nor unmerged unpublished unfinished unreleased undecided unused`,
    limit: `half part partly partially some few majority less fewer only upto most almost nearly under below atmost peak maximum max third quarter twice mainly mostly
      several certain minority`,
    approx: `around about approx approximately roughly circa ca some estimated nearly almost ~`,
    condition: `when whenever if unless occasionally sometimes temporarily temporary absence backup stand-in deputy substituted interim rarely basic occasional`,
    other: `others someone somebody else`,
    unfinished: `unfinished incomplete ongoing expected junior intern internship trainee assistant associate aspiring student apprentice volunteer deputy interim
      working-student candidate prospective future former formerly helper vice cofounder candidate returner`,
  },
  raisers: `over above exceeding exceeded morethan atleast beyond plus minimum exactly precisely`,
  accompany: `with by to under from after`,
  companions: `team group crew partner partners`,
  ranks: `cto ceo cfo coo cio ciso cpo cmo vp evp svp manager managers lead leader leaders head chief director senior principal staff architect supervisor owner founder boss president partner
    executive coordinator specialist expert foreman chef sous-chef engineer scientist teacher nurse doctor lawyer consultant administrator officer
    trainer coach editor author professor dean captain superintendent treasurer analyst developer designer accountant`,
  roleMarks: `as`,
  levels: `native fluent proficient basic conversational intermediate advanced a1 a2 b1 b2 c1 c2 beginner expert professional bilingual mother`,
  joints: `and while plus including also where but although though who which`,
  prepositions: `for from in into on onto to with within across throughout during between among at by under over per as about around including after before
    since until that which who using following according based via without and or but is are was were`,
  partOf: `of out`,
  rangeTo: `to through and`,
  directions: [
    ['from', 'into to'],
    ['with', 'without'],
    ['above', 'below'],
  ],
  singular: `a an one another single`,
  ongoing: `since currently now present today ongoing sofar`,
  times: `hour day week month quarter year night minute second millisecond`,
  durations: {
    nearly: `nearly almost close`,
    over: `over morethan atleast`,
    years: `year years yrs yr`,
    months: `month months`,
    around: `around about roughly approximately some`,
  },
  numbers: {
    units: `zero 0 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16
      seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 dozen 12 one 1`,
    hundred: 'hundred',
    thousand: 'thousand k',
    million: 'million mn mio',
    and: 'and a',
    isGlued: false,
  },
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  determiners: `the a an my our their his her its another`,
  byAgent: `by`,
  be: `is are was were be been being`,
  me: `me us`,
  comparative: /(?:[^e]er|est)$/,
}

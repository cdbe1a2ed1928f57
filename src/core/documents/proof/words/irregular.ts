import { must } from '#core/must.ts'
const FORMS = `write wrote written;teach taught;speak spoke spoken;take took taken;give gave given;make made;build built;draw drew drawn;
see saw seen;find found;get got gotten;keep kept;hold held;run ran;lead led;send sent;sell sold;buy bought;bring brought;catch caught;
think thought;seek sought;fight fought;go went gone;do did done;grow grew grown;know knew known;throw threw thrown;show showed shown;
drive drove driven;ride rode ridden;rise rose risen;choose chose chosen;break broke broken;wake woke woken;freeze froze frozen;
steal stole stolen;forget forgot forgotten;hide hid hidden;bite bit bitten;eat ate eaten;fall fell fallen;feed fed;meet met;leave left;
lose lost;mean meant;pay paid;say said;lay laid;tell told;stand stood;understand understood;win won;wear wore worn;bear bore borne;
tear tore torn;swear swore sworn;begin began begun;sing sang sung;swim swam swum;ring rang rung;drink drank drunk;sink sank sunk;
sit sat;sew sewed sewn;sow sowed sown;sweep swept;sleep slept;spend spent;lend lent;bend bent;weave wove woven;wind wound;bind bound;
grind ground;hang hung;dig dug;stick stuck;strike struck;hear heard;deal dealt;feel felt;light lit;shoot shot;oversee oversaw overseen;
undertake undertook undertaken;rewrite rewrote rewritten;redraw redrew redrawn;rebuild rebuilt;withdraw withdrew withdrawn;mow mowed mown;
learn learnt;burn burnt;spell spelt;fly flew flown;come came;become became;shake shook shaken;shrink shrank shrunk;spread spread;
child children;person people;man men;woman women;life lives;shelf shelves;analysis analyses;thesis theses`

/** Forms of English words that no ending gives away: 'taught' is of 'teach'. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  FORMS.split(';').flatMap((line) => {
    const [base, ...forms] = line.trim().split(' ')
    return forms.map((form) => [form, must(base)] as const)
  }),
)

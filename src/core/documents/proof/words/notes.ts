/** Abbreviations of people who write notes; each has one meaning at work. Singular and plural go together. */
const SHORT = `dev developer;grad graduate;req requirement;wk week;mth month;yr year;hr hour;min minute;sec second;
mgr manager;dept department;approx approximately;avg average;incl including;info information;docs documentation;repro reproduction;
intro introductory;admin administration;config configuration;env environment;repo repository;prod production;pen tester penetration tester;
pen test penetration test;pentest penetration test;pentester penetration tester;ref reference;acct account;govt government;intl international;
mktg marketing;dev team development team;mins minutes;asst assistant;coord coordinator;vol volunteer;univ university;misc miscellaneous;max maximum`

const FULL = new Map(
  SHORT.split(';').map((line) => {
    const words = line.trim().split(' ')
    // a short form of two words is written out in two
    const cut = words.length === 4 ? 2 : 1
    return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] as const
  }),
)
const ANY = new RegExp(
  `(?<![\\p{L}\\d./@-])(${[...FULL.keys()].toSorted((a, b) => b.length - a.length).join('|')})(s?)(?![\\p{L}\\d])(?:\\.(?=\\s+\\p{Ll}|,))?`,
  'gu',
)

/** An English text with the usual short forms of notes written out: 'w/ 2 devs' is 'with 2 developers'. */
export function inFull(text: string): string {
  const plain = text
    .replaceAll(/(?<![\p{L}\d])w\/o(?![\p{L}\d])/gu, 'without')
    .replaceAll(/(?<![\p{L}\d])w(?:\/ ?| (?=an? |the |my |\d))(?=[\p{L}\d])/gu, 'with ')
    .replaceAll(/(?<![\p{L}\d])(\d+)-?odd(?![\p{L}\d])/gu, 'about $1')
    .replaceAll(/(?<![\p{L}\d])[Yy]r? ?(\d{1,2})(?![\p{L}\d.,])/gu, 'year $1')
    .replaceAll(/(?<!\p{L})[Cc]at\.? ?(?=\d[A-Za-z]?(?![\p{L}\d]))/gu, 'category ')
    .replaceAll(/(?<=[\p{L}\d]) ?& ?(?=\p{Ll})/gu, ' and ')
  return plain.replaceAll(ANY, (_, short: string, ending: string) => (FULL.get(short) ?? short) + ending)
}

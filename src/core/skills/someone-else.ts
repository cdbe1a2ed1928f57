import { any } from '#core/text/any.ts'

/** Those of whom the person is none: a supplier, the family, who sits beside. 'Our team' and 'our company' may mean them as well. */
const EN_PERSON = any(
  String.raw`(?:sister|parent|mother|partner|holding) (?:company|companies|firm|group)`,
  'others|admins|engineers|developers|head office|(?:fellow|other) (?:students?|trainees?)',
  '(?:vendor|supplier|provider|contractor|freelancer|consultant|partner|host|agency|client|customer|landlord)s?',
  '(?:flat|room|house|class|school|team)mates?',
  '(?:cousin|brother|sister|friend|uncle|aunt|father|mother|dad|mum|mom|neighbour|neighbor|husband|wife|girlfriend|boyfriend|son|daughter)s?',
  '(?:auditor|inspector|colleague|co-?worker|tutor|teacher|lecturer|professor|boss|manager|predecessor|successor|intern|admin)s?',
)
const EN_VERB = any(
  String.raw`\p{L}{2,}ed`,
  'had|has|have|is|was|were|are|sets?|ran|runs?|wrote|writes?|built|builds?|made|makes?|did|does|do|uses?|works?|moves?|chose|chooses?|took|takes?|gave|gives?',
  'brought|brings?|put|puts|installs?|hosts?|manages?|maintains?|operates?|deploys?|kept|keeps?|got|taught|teaches|let|lets|showed|shows?|knew|knows?|went|does|earns?|says?|said',
)
const EN_OTHER = new RegExp(
  String.raw`^\s*(?:and |where |while |when )?(?:${any('my', 'our', 'the', 'an?', 'another', 'one of (?:my|our|the)')} (?:\p{L}+ ){0,2}?${EN_PERSON}|some(?:one|body)(?: else)?)(?: (?:in|at|of|from|on) (?:my|our|the|his|her) \p{L}+)? (?:also |soon |then |later |already |once )?${EN_VERB}(?!\p{L})`,
  'u',
)
/** Then the person had a part in it: 'my manager asked me to move it'. */
const EN_SHARED =
  /(?<!\p{L})(?:(?:me|us) (?:to|how|in charge)|(?:let|had|made|got) (?:me|us)|(?:with|and|by|for) (?:me|us) (?:to|on|at|in)|together)(?!\p{L})/u
const BY_OTHER = new RegExp(
  String.raw`^[^,;]{0,40}? ${any('was', 'were', 'is', 'are', 'got', 'has been')} (?:\p{L}+ )?\p{L}+(?:ed|en|n|t) by (?:(?:the )?it(?: department)?|(?:my|our|the|an?|another) (?:\p{L}+ ){0,2}?${EN_PERSON})(?!\p{L})`,
  'u',
)

/** 'Docker wurde von der IT installiert' */
const BY_OTHER_IN_GERMAN =
  /(?:wurde|wurden|wird|werden) (?:\p{L}+ )?(?:von|durch) (?:der|die|dem|einer|einem|unserer|unserem) (?:it|edv|\p{L}*(?:abteilung|agentur|firma|dienstleister|kolleg\p{L}*|team|anbieter))(?!\p{L})/u

const DE_PERSON = any(
  String.raw`\S*${any('mitbewohner', 'freund', 'kommilitone', 'mitschüler', 'partner', 'nachbar', 'cousin', 'kollege', 'lehrer', 'tutor', 'dozent')}(?:in|n|e|en|innen)?`,
  String.raw`\S*${any('bruder', 'schwester', 'vater', 'mutter', 'onkel', 'tante', 'chef', 'chefin')}`,
  String.raw`\S*${any('dienstleister', 'lieferant', 'anbieter', 'hoster', 'agentur', 'muttergesellschaft', 'schwesterfirma', 'mutterkonzern')}`,
)
const DE_OTHER = new RegExp(
  String.raw`^\s*(?:(?:mein|meine|unser|unsere|der|die|das|eine?|andere) (?:\p{L}+ )?${DE_PERSON}|jemand)(?: (?:aus|in|bei|von) \p{L}+ \p{L}+)? (?:hat|haben|hatte|\p{L}+(?:te|ten)|arbeitet|nutzt|betreibt|macht|baut)(?!\p{L})`,
  'u',
)
const DE_SHARED = /(?<!\p{L})(?:ich|wir|mit (?:mir|uns)|gemeinsam|zusammen)(?!\p{L})/u

const TR_OTHER =
  /^\s*(?:(?:bir|ev|sınıf|okul|iş|gruptan|ekipten|gruptaki) )*(?:arkadaşı[mn]\p{L}*|kuzenim|abim|ablam|kardeşim|babam|annem|hoca(?:mız|m)|tedarikçi(?:miz)?|firma|ajans|danışman(?:ımız)?|biri(?:si)?|başkası) (?:\S+ )*\p{L}+(?:[dt][ıiuü]|[ıiuü]yor|m[ıiuü]ş)[\s\p{P}]*$/u

/** 'Den Teil hat meine Partnerin gelöst', 'hat bei uns der Azubi bedient': the subject behind the verb. */
const DE_BEHIND =
  /\* ?\S*(?: \p{L}+){0,3} (?:hat|hatte) (?:\p{L}+ ){0,3}?(?:(?:der|mein|unser|ein) \p{L}+|(?:meine|unsere|eine) \p{L}+in) \p{L}+(?:t|en)[\s\p{P}]*$/u
const TR_BEHIND =
  /(?:başka(?: bir)? (?:firma|şirket|ekip|biri|kişi)|bir (?:arkadaşım|kuzenim|tanıdığım))(?: \S+)* ?\S*(?:[dt][ıiuü]|[ıiuü]yor|m[ıiuü]ş)[\s\p{P}]*$/u

/** 'XGBoost kullanıyorlarmış': they do, unless it is what the person made that they use. */
const TR_THEY = /\p{L}+yorlar(?:mış|dı)?[\s\p{P}]*$/u
const TR_MADE_BY_ME = /\p{L}[dt][ıiuü][ğg][ıiuü]m[ıiuü]?(?:z[ıiuü]?)?(?!\p{L})/u

/** Whether a clause, in small letters, has somebody else for its subject or its doer: 'the vendor set up', 'my flatmate works with'. Pure. */
export const isSomeoneElses = (clause: string): boolean =>
  (EN_OTHER.test(clause) && !EN_SHARED.test(clause)) ||
  (DE_OTHER.test(clause) && !DE_SHARED.test(clause)) ||
  BY_OTHER.test(clause) ||
  (BY_OTHER_IN_GERMAN.test(clause) && !/(?<!\p{L})(?:mir|uns)(?!\p{L})/u.test(clause)) ||
  (DE_BEHIND.test(clause) && !DE_SHARED.test(clause)) ||
  TR_OTHER.test(clause) ||
  TR_BEHIND.test(clause) ||
  (TR_THEY.test(clause) && !TR_MADE_BY_ME.test(clause))

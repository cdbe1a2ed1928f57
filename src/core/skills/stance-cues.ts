/** `wish`: wants to learn it. `learning`: is at it. `slight`: a little, now and then. `others`: somebody else does it. */
export type Hedge = 'wish' | 'learning' | 'slight' | 'others'

/** `exam`: what is learnt for it is learnt; 'preparing for an audit' is work. */
export type Sense = 'no' | 'exam' | Hedge
/** `^` before its first word: only where a clause begins. `*` is any one word. */
export type Cue = { words: string[]; sense: Sense; opensClause: boolean }

const cues = (sense: Sense, text: string): Cue[] =>
  text.split('|').map((phrase) => {
    const plain = phrase.trim()
    return { words: plain.replace('^', '').split(/\s+/), sense, opensClause: plain.startsWith('^') }
  })

const longestFirst = (list: Cue[]) => list.toSorted((a, b) => b.words.length - a.words.length)

/** Each of these words before each of those: 'looking to move', 'hoping to get'. */
const pairs = (heads: string, tails: string) =>
  heads
    .split('|')
    .flatMap((head) => tails.split('|').map((tail) => `${head} ${tail}`))
    .join('|')

/** Who wants to get somewhere is not there yet. */
const WANTS_TO_MOVE = pairs(
  'looking to|want to|wants to|wanting to|would like to|aim to|aiming to|seeking to|wish to|ready to|eager to|keen to|excited to|trying to|aspire to|aspiring to|about to|intend to|intending to|determined to',
  'move|get|go|switch|change|transition|pivot|break|grow|learn|study|become|specialise|specialize|start|enter|explore|use|work|try|pick|take|join|be',
)

/** Where somebody wants to get to: 'where I can grow into data science', 'looking for a step into the cloud'. */
const NOT_THERE = [
  pairs('grow|evolve', 'into|towards|toward'),
  pairs(
    pairs(
      'a|my|my next|the next|next|first|a first',
      'step|move|change|transition|switch|shift|start|job|role|position',
    ),
    'into|in|towards|toward',
  ),
  pairs('to move|to step|to transition|to shift|to switch|to pivot|to change', 'into|to|towards|toward'),
].join('|')

/**
 * What stands before a skill and holds for the rest of its clause, in five languages. Longer ones first: 'no experience required
 * with' must not be read as 'no experience'.
 */
export const BEFORE: Cue[] = longestFirst([
  ...cues(
    'no',
    `have never | has never | never done | never built | never deployed | never run | never put | i've never | noch nie | hiç | n'ai jamais | jamais fait | nunca he | nunca usé | no prior experience | no previous experience | no experience | no knowledge | no professional | no production | never used | never worked with | never touched
     | never learned | never learnt | never written | do not need | don't need | does not need | doesn't need | need not | needn't | do not have to | don't have to
     | not need | not required | not necessary | not looking for | not expected | not expect | don't expect | no need for | no need to know | without any | without knowing
     | without experience | without knowledge | lack of experience | have not used | haven't used | have not worked | haven't worked | not worked with | not yet used
     | not used | ^hate | i hate | really hate | i dislike | i detest | don't like | do not like | ich hasse | mag kein | je déteste | je n'aime pas | ^odio | no me gusta | cannot | can't | no longer use | no more | rather than | instead of | other than | away from | no | not | nor | without
     | keine erfahrung | keine kenntnisse | keine praxis | keinerlei | keine | kein | keinen | keiner | ohne | nicht | brauchst du nicht | statt | anstatt | anstelle von
     | aucune expérience | aucune connaissance | aucune | aucun | pas d'expérience | pas encore de | pas encore d'| pas de | pas besoin de | pas besoin d'| sans | ni | jamais utilisé | au lieu de | plutôt que
     | sin experiencia | sin conocimientos | sin | ninguna experiencia | ningún | ninguna | no se requiere | no se necesita | no hace falta | no necesitas | no es necesario | en lugar de | ni`,
  ),
  ...cues(
    'wish',
    `${WANTS_TO_MOVE} | ${NOT_THERE} | would love to | hope to | hoping to | hoping for | plan to | planning to | plans to | next i want | want a career in | looking for a career in | seeking a career in | break into | moving into | moving towards | transitioning into | pivoting into | career change to | career change into
     | interested in | interest in | interest lies in | interest is in | drawn to | curious about | dream of | dreaming of | dream is | goal is | ambition is | thinking about | considering | aspiring | eager for | keen on | enthusiastic about | passionate about | passion for | fascinated by | hobbies are | hobbies include | ^future | ^budding | ^would be
     | möchte | möchten | würde gern | würde gerne | will lernen | will in | interessiere mich für | interessiert an | interesse an | interesse für | interesse gilt | begeistert von | begeisterung für | leidenschaft für | neugierig auf | plane | strebe | angestrebt | ziel ist es | ziel ist | mit dem ziel | auf dem weg zum | auf dem weg zur | wechsel in | umstieg in | quereinstieg in | ^angehende | ^angehender | ^zukünftige | ^zukünftiger
     | hedefim | amacım | hayalim
     | je veux | j'aimerais | aimerais | je souhaite | souhaitant | souhaite | voudrais | intéressé par | intéressée par | passionné par | passionnée par | passionné de | passionnée de | curieux de | curieuse de | envie de | objectif est | me reconvertir | reconversion vers | reconversion dans | ^futur | ^future
     | vorrei | mi piacerebbe | mi interessa | mi appassiona | gostaria de | quero | pretendo | me interessa | me atrae | me atrai | quiero | me gustaría | deseo | interés en | me interesa | interesado en | interesada en | apasionado por | apasionada por | apasionado de | objetivo es | meta es | sueño con | ganas de | ^aspirante a | ^futuro | ^futura`,
  ),
  ...cues(
    'learning',
    `currently learning | now learning | still learning | am learning | i'm learning | started learning | started to learn | starting to learn | began to learn | beginning to learn | learning | studying
     | working through | working thru | taking a course | enrolled in | enrolled on | enrolled for | signed up for | registered for | pursuing | retraining to | retraining as | retraining for | now retraining | currently retraining | re training to | upskilling in | teaching myself | video course | watched a * course | bootcamp in | bootcamp on | currently taking | currently attending
     | online course | evening course | course in | course on | getting into | first steps in | first steps with | new to | reading about | reading up on
     | i have started | i've started | have just started | just started | halfway through | part way through | chapters of | j'ai commencé | he empezado con | habe angefangen mit
     | lerne gerade | lerne | derzeit lerne ich | kurs in | kurs zu | kurs über | einstieg in | erste schritte in | erste schritte mit | weiterbildung zu | weiterbildung zum | weiterbildung zur | weiterbildung in | in weiterbildung | fortbildung zu | fortbildung zum | fortbildung zur | fortbildung in | im lehrgang | lehrgang zu | lehrgang zum | lehrgang zur | umschulung zum | umschulung zur | umschulung in | einarbeitung in | arbeite mich in | arbeite mich gerade in | besuche einen | studiere
     | öğreniyorum | j'apprends | apprends | en cours d'apprentissage | apprentissage de | apprentissage d' | me forme à | me forme au | me forme en | en formation | aprendiendo | estoy aprendiendo | curso de | cursando | estudiando | formándome en | certificándome en`,
  ),
  ...cues(
    'exam',
    `preparing for | prepare for | study for | studied for | studying for | learning for | failed the | failed my | failed | did not pass | didn't pass | durch die prüfung | durchgefallen | gelernt für | raté l'examen | échoué à | suspendí | suspendido | revising for | training for | working towards | working toward | taking the | booked | bereite mich auf | vorbereitung auf | prépare | préparation de | préparation à | preparando | preparándome`,
  ),
  ...cues(
    'slight',
    `a bit of | a little | little | bits of | some basic | basics of | basic knowledge of | basic | very basic | beginner in | beginner | beginning | elementary | rudimentary | limited | touched | dabbled in | played with | played around with
     | tried | tried out | know what a | know what an | know what | started one in | under supervision of | followed a tutorial on | tutorial on | helped with | help with | heard of | aware of | awareness of | exposure to | familiar with | familiarity with | seen | read about | a first | first contact with | shadowed
     | attended a | attended an | attended the | attended * workshop | attended * course | attended * training | took part in a
     | grundkenntnisse in | grundkenntnisse | etwas | ein wenig | ein bisschen | basiswissen | basiskenntnisse in | grundlagen | berührung mit | berührungspunkte mit | erste erfahrung mit | erste erfahrungen mit | erste erfahrungen in | erste kontakte mit | einblick in | einblicke in
     | temel | biraz | başlangıç | notions de | notions d'| bases de | un peu de | débutant en | premiers pas avec | premiers pas en | premier contact avec | découverte de | initiation à | sensibilisation à | suivi d'une | suivi une
     | nociones de | conocimientos básicos de | básico | un poco de | básicos | primer contacto con | primeros pasos con | primeros pasos en | iniciación a | asistí a * curso de | asistí a | asistencia a`,
  ),
])

/** What a thing does to somebody who has not done it: 'Data science fascinates me', 'Datenanalyse reizt mich'. */
const FEELINGS = [
  pairs('fascinates|interests|excites|intrigues|attracts', 'me'),
  pairs('fasziniert|interessiert|reizt|begeistert', 'mich'),
  "m'attire | m'intéresse | me passionne | me fascine | me atrae | me interesa | me apasiona | me fascina | mi attira | mi interessa | mi appassiona | mi affascina | me interessa | me atrai | me fascina",
].join(' | ')

/** Where a thing was met that no work asked for: 'BGP only in the lab', 'Swift, reading only'. */
const ELSEWHERE = [
  pairs(
    'only in|just in|only at|only from|just from',
    'the lab|a lab|labs|the laboratory|theory|class|school|university|college|courses|tutorials|videos|books|reading|my homelab|a sandbox',
  ),
  pairs(
    'in the lab|in the laboratory|in labs|in theory|in class|at school|at university|from courses|from tutorials|from videos|from books|from reading|reading|theory',
    'only',
  ),
  pairs('nur im|nur in der|nur aus der|nur aus dem', 'labor|theorie|schule|studium|kurs|testumgebung'),
  pairs('seulement en|uniquement en|solo en', 'labo|laboratoire|théorie|laboratorio|teoría|clase|cours'),
  'only reading | first examples | first steps | erste schritte | premiers pas | primeros pasos | yalnızca laboratuvarda | sadece laboratuvarda',
].join('|')

/** What stands behind a skill, or behind the list it is in, and holds for it. */
export const AFTER: Cue[] = longestFirst([
  ...cues(
    'no',
    `is not required | are not required | not required | is not needed | are not needed | not needed | is not necessary | not necessary | not a must | is not a requirement
     | experience is not | knowledge is not | no longer | isn't required | isn't needed | isn't necessary | aren't required | not expected | not essential | not mandatory | nicht nötig | nicht notwendig | nicht erforderlich | ist kein muss | kein muss
     | sind nicht | nicht zwingend | gerekmez | gerekmiyor | şart değil | gerekli değil | bilmiyorum | nefret ediyorum | nefret ederim | sevmiyorum | sevmem | kullanmadım | bilmeme | yok | deneyimi yok | deneyimim yok | bilgim yok | gerekli değildir | aranmaz
     | n'est pas requis | n'est pas requise | n'est pas nécessaire | pas nécessaire | pas requis | pas obligatoire | no es necesario | no es imprescindible | no necesario | no requerido`,
  ),
  ...cues(
    'slight',
    `${ELSEWHERE} | now and then | under supervision | with help | copy and adapt | by changing | by copying | by adapting | by following | a few queries | some queries | simple queries | a few scripts | a few commands | one container | one course | one small project | quelques requêtes | quelques scripts | einige abfragen | ein paar skripte | birkaç sorgu | algunas consultas | a little | a bit | basics | at a basic level | basic | beginner | beginner level | as a user | for fun | as a hobby | hobby | once | occasionally | grundkenntnisse | grundlagen | anfänger | ab und zu | besucht | teilgenommen
     | temel | temelleri | temel bilgisi | temel bilgim var | temel seviye | temel düzeyde | başlangıç | başlangıç seviyesi | giriş yaptım | yeni başladım | eğitimi aldım | eğitimine katıldım | kursuna katıldım | débutant | notions | un peu | básico | nivel básico | principiante | un poco`,
  ),
  ...cues(
    'learning',
    `in progress | in preparation | in vorbereitung | en préparation | en preparación | hazırlık aşamasında | not passed yet | not yet passed | noch nicht bestanden | half done | halfway done | half way | ongoing | currently learning | still learning | learning | im aufbau | in ausbildung | in einarbeitung | laufend | en cours | en curso`,
  ),
  ...cues(
    'wish',
    `is next | comes next | is the next chapter | est le prochain chapitre | kommt als nächstes | lernen möchte | möchte ich lernen | wechseln möchte | ilgileniyorum | ilgi duyuyorum | ilgim var | merakım var | merak ediyorum | meraklıyım | hevesliyim | istekliyim | ${FEELINGS} | planlıyorum | hedefliyorum | adayı | adayıyım | enthusiast
     | ${pairs('öğrenmek|geçmek|çalışmak|olmak|ilerlemek|geliştirmek|yönelmek|uzmanlaşmak|başlamak|kullanmak|almak', 'istiyorum|isterim|istiyoruz')}`,
  ),
])

/** What ends a clause and says that a course still runs, however far behind its subject it stands. */
export const RUNNING: Cue[] = cues(
  'learning',
  `in the making | halfway done | läuft noch | noch nicht abgeschlossen | öğreniyorum | hazırlanıyorum | kursuna devam | kursu devam | kursu sürüyor | programına devam | eğitimine devam | eğitimi sürüyor | modülü sürüyor | aprendiendo`,
)

/** What turns a sentence to the contrary of what was just said. */
export const BUT = 'but however though except only aber sondern jedoch mais sauf pero ama fakat ancak'.split(' ')

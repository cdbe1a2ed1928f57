import { remembered } from '#core/text/remembered.ts'
import { fold } from '#core/text/fold.ts'

/** Names of degrees and school certificates, folded, in the languages the reader knows. */
const DEGREE =
  /(?:^|[^\p{L}])(?:bachelor(?:s|'s)?|bachiller|pgce|t-levels?|candidate of sciences|fachabitur|meisterbrief|master(?:s|'s)?|doctor(?:ate|al)?|ph\.? ?d|d\.? ?phil|dphil|associate(?:'?s)? (?:degree|of|in)|a\.?a\.?s|b\. ?sc|b\. ?eng|b\. ?a|m\. ?sc|m\. ?eng|m\. ?a|b\.?s\.?c|m\.?s\.?c|b\.?eng|m\.?eng|b\.?tech|m\.?tech|b\.?e|b\.?a|m\.?a|b\.?s|m\.?s|b\.?ed|m\.?ed|mba|m\.?b\.?a|bba|bca|mca|ll\.?[bm]|b\.?arch|m\.?arch|b\.?des|m\.?des|bfa|mfa|b\.?com|m\.?phil|mphil|mres|meng|beng|hnd|hnc|btec|gcses?|igcses?|gce|(?:a|as|o|t)[ -]?levels?|(?:advanced )?highers|nat(?:ional)? 5s?|leaving cert(?:ificate)?|junior cert(?:ificate)?|[sng]?nvq|svq|city (?:&|and) guilds|ib diploma|hsc|ssc|sslc|icse|isc|class (?:xii?|1[02])(?:th)?|1[02]th|higher secondary|intermediate|matriculation|access to he|cert\.? iv|pg ?dip|pg ?cert|pgdm|j\.d|mbbs|bds|bsn|ed\.?d|psy\.?d|b\.?pharm|m\.?pharm|foundation year|foundation degree|diploma|diplome|diplom|diplom-[\p{L}]+|dipl|magister|magistr|bakk\.?|staatsexamen|promotion|abitur|fachabitur|allgemeine hochschulreife|hochschulreife|mittlere[rn]? (?:reife|schulabschluss)|hauptschulabschluss|fachhochschulreife|meisterprufung|industriemeister(?:in)?|(?:wirtschafts|handels)?fachwirt(?:in)?|betriebswirt(?:in)?|lehre|berufslehre|umschulung|fachausweis|fahigkeitszeugnis|referendariat|realschulabschluss|ausbildung|fachinformatiker(?:in)?|habilitation|licence|licenciatura|licenciado|licenciada|licencjat|grado|graduado|graduada|ingenieria|ingeniero|ingeniera|ingenieur|inzynier|inzenyr|inzinier|ing\.|inz|mgr|bc\.|technik|doktorat|doktor|doktora|doutorado|doutoramento|doctorado|doctorat|maestria|mestrado|mestre|bacharelado|bacharel|tecnologo|tecnico superior|tecnico|tecnica|ciclo formativo|fp|bachillerato|preparatoria|diplomado|diplomatura|e\.?s\.?o|graduado escolar|ensino (?:medio|secundario|tecnico)|pos-graduacao|especializacao|baccalaureat|bac|bep|cqp|titre professionnel|brevet|classes? preparatoires?|cpge|bts|dut|but|deug|maitrise|mastere|dea|dess|cap|agregation|on lisans|onlisans|lisans|yuksek lisans|lise(?: diplomasi)?|ilkogretim|matura|studia|(?:zusatz|aufbau|fern|bachelor|master|diplom|magister|lehramts|haupt|grund|fachhochschul|weiterbildungs)?studium|certificate|certified|certifications?|specialization|certificat|certificado|zertifikat|bootcamp|kurs|lehrgang|formacion profesional|nanodegree|high school diploma|ged|secondary|laurea|maturita|dottorato|qualifica professionale|licenza media|undergraduate|postgraduate|graduate (?:certificate|diploma)|minor|major|degree|level \d (?:award|certificate|diploma|nvq)|award in|curso|course|immersive|international baccalaureate|propaedeutic|aplikasi|(?:hoger |secundair |middelbaar |lager |beroeps)?onderwijs|getuigschrift|propedeuse|havo|vwo|mavo|vmbo|mbo|hbo|graduaat|berufsmatur(?:a|itat)?|maturitat|matur|eidg|tecnicatura|perito|perfectionnement|dnp|mph|msw|bsw|m\.?p\.?a|a\.b|s\.[bm]|sc\.[bm]|[bm]\.?s\.?e|[bm]\.?a\.?sc|[bm]\.?math|[bm]comp|m\.e|b\.e|bscs|mscs|m\.?c\.?s|b\.c\.s|cand|hojere eksamen|examensarbete|gymnasieexamen|hogskoleexamen|kandidatexamen|yrkesexamen|ylioppilas\p{L}*|tradenomi|insinoori|bakalarske|magisterske|vysvedceni|maturitni zkouska|erettsegi|oklevel|diploma de bacalaureat|bacalaureat|matric|post ?graduation|graduation|plus two|магистр|бакалавр|специалист|аспирант|кандидат наук|laurea (?:magistrale|triennale)|grado superior|grado medio|tecnico de grado)(?=$|[^\p{L}])/u

const STRONG =
  /(?:^|[^\p{L}])(?:bachelor|bachiller|baccalaureate|s\.kom|bakalar|civilingenjor|kandidate?xamen|master|doctor|ph\.? ?d|b\. ?sc|m\. ?sc|b\.?sc|m\.?sc|[bm]\.?a\.?sc|[bm]\.?math|b\.?eng|m\.?eng|b\.?tech|m\.?tech|beng|meng|mba|diplom|licence|licenciatura|grado|lisans|yuksek lisans|licencjat|magister|inzynier|inzenyr|bacharelado|mestrado|ingenieria|abitur|btec|associate)(?=$|[^\p{L}])/u

/** 'Bootcamp in Data Science' is what was learnt, not where. */
const NAMED =
  /^high school diploma(?!\p{L})|^(?:secondary )?school (?:leaving )?certificate(?!\p{L})|^(?:bootcamp|certificate|certificat|certificado|diploma|diplome|kurs|curso|course|lehrgang|nanodegree|minor|degree) (?:in|of|en|em|de|im|zum|zur|for) /u

/** 'Full Stack Web Development Bootcamp': a subject and the kind of course, without the name of who gives it. */
const COURSE =
  /^(?:(?:full|stack|full-stack|fullstack|front|back|end|front-end|back-end|frontend|backend|web|software|mobile|ios|android|cloud|devops|data|machine|deep|learning|ai|artificial|intelligence|cyber|cybersecurity|security|ux|ui|ux\/ui|ui\/ux|user|experience|product|digital|marketing|design|designer|code|coding|programming|developer|development|engineer|engineering|science|scientist|analytics|analyst|analysis|management|game|blockchain|javascript|java|python|react|ruby|rails|php|intensive|professional|career|online|remote|part-time|full-time|and|&|on|in|with) ?){1,8}(?:bootcamp|boot camp|immersive|nanodegree|career path|career track)$/u

export const isNamedDegree = (text: string) => [NAMED, COURSE].some((pattern) => pattern.test(fold(text)))

/** From 0 to 3: how much a text looks like a degree. */
export const degreeScore = remembered((text: string): number => {
  const folded = fold(text)
  if (folded.length > 160) return 0
  if (/магистр|бакалавр|специалитет/iu.test(text)) return 3
  if (/学士|學士|修士|碩士|硕士|博士|本科|大专|학사|석사|박사/u.test(text)) return 3
  if (STRONG.test(folded) || isNamedDegree(text)) return 3
  return DEGREE.test(folded) ? 2 : 0
})

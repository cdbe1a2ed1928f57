/** Whom an advert names for questions and applications, and by what number it wants to be called. */
export type Addressee = { person: { name: string; form: 'ms' | 'mr' | '' } | null; reference: string }

/** What tells to apply or to write, and later in the sentence to whom, by a form of address: 'bewerben Sie sich mit Lebenslauf bei Frau Lang'. */
const TOLD_WITH_FORM = new RegExp(
  String.raw`(?<!\p{L})(?:bewerb|bewirb|send|schick|reich|wend|meld|apply|write|forward|submit|reach|get in touch|postul|envoy|adress|transm|candidat|env[ií]|dirig|dirí|solicit|escrib)\p{L}*(?:[^.\n]|(?<=\d)\.|\.(?=\S)){0,280}? (?:bei|an|to|with|auprès de|à|a|con)(?= (?:la |el |unsere[rn]? |our )?(?:frau|herrn?|ms|mrs|mr|miss|mme|mlle|madame|m|monsieur|sra?|señora?|doña|don|dña|d)\.? )`,
  'giu',
)
/** 'Özgeçmişinizi Elif Demir Hanım’a iletin': the form of address stands behind the name. */
const TOLD_WITH_NAME =
  /(?<!\p{L})(?:[Bb]aşvuru|BAŞVURU|[Öö]zgeçmiş|CV|[Öö]n yazı)(?:['’]?\p{L}){0,24}[^.\n]{0,90}?(?=\s(?:\p{Lu}\p{L}+ ){1,3}(?:Hanım|Bey)(?!\p{L}))/gu
/** 'Özgeçmişlerini Elif Soylu’ya (elif@firma.example) iletmeleri': the address stands behind the name. */
const BEFORE_ADDRESS = String.raw`(?=\s(?:\p{Lu}\p{Ll}{1,20} ){1,3}\p{Lu}\p{L}{1,20}['’]y?[ae]\s\([^\s()@]{1,64}@)`
const TOLD_WITH_ADDRESS = new RegExp(
  String.raw`(?<!\p{L})(?:[Bb]aşvuru|[Öö]zgeçmiş|CV)(?:['’]?\p{L}){0,24}(?:[^.\n]|\.(?=\S)){0,160}?${BEFORE_ADDRESS}`,
  'gu',
)
const CUE =
  /(?<!\p{L})(?:ansprechpartner(?:in)?|ansprechperson|kontakt(?:person)?|fragen (?:beantwortet|an)|rückfragen (?:an|beantwortet)|bewerbung(?:en)?(?:[^.\n]|(?<=\d)\.){0,60}? an|richten sie[^.\n]{0,60}? an|(?:bewirb dich|bewerben sie sich)(?:[^.\n]|(?<=\d)\.){0,120}? bei(?=\s\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+,? (?:\(|unter |[^\s,;@]{1,64}@|\+?\d))|z\. ?hd\.|contact(?: person)?|questions? (?:to|for)|queries to|enquiries to|hiring manager|recruiter|please (?:write to|contact|email|call)|apply to|applications? to|(?:send|submit|forward|e-?mail) (?:us )?your [^.\n]{0,60}? to|speak to|[iİ]letişim|yetkili(?: kişi)?|[iİ]lgili kişi|(?:başvuru|özgeçmiş|cv|ön yazı|belgeler)(?:['’]?\p{L})*[^.\n]{1,90}?(?=\s(?:Sayın|Sn\.)\s)|başvuru\p{L}*(?: için)?|sorular(?:ınız)? için|candidatures?[^.\n]{0,60}? à|(?:adressez?|adresser|envoyez?|envoyer)[^.\n]{0,60}? à|contactez|votre interlocut(?:eur|rice)|renseignements(?: auprès de)?|à l[’']attention de|contacto|contato|persona de contacto|(?:candidaturas?|enviar)[^.\n]{0,60}? (?:a|para)|a la atención de|à atenção de)(?!\p{L})/giu
/** Between the cue and the name. */
const LINK =
  /^(?:[\s:,–-]|[^\s,;@]{1,64}@[^\s,;@]{1,255}(?=[,;\s])|(?:ihnen|gern|gerne|ist|is|our|an|bei|mit|from|to|unsere?[rn]?|the|dem|der|la|el|hr|human resources)(?!\p{L}))*/iu
const LEADS_TO_NAME = /(?:to|an|bei|for|für|için|beantwortet|hd\.|à|a|para|de|contactez)$/iu
const FORM =
  /^(?:(frau|ms\.?|mrs\.?|miss|mme\.?|mlle\.?|madame|señora|sra\.?|doña|dña\.?|senhora)|(herrn?|mr\.?|monsieur|m\.|señor|sr\.?|don|d\.|senhor)|sn\.|sayın|mx\.?)\s+/iu
const TITLE = /^(?:(?:dr|prof)\. ?)+/iu
const NAME =
  /^\p{Lu}\p{Ll}[\p{L}'’-]{0,24}(?: (?:von|van|de|der|den|el|al|da|di|zu|\p{Lu}\.))?(?: \p{Lu}[\p{L}'’-]{1,24}){1,2}/u
/** 'Melis Koç’a' */
const CASE_ENDING = /['’]\p{Ll}{1,4}$/u
/** 'Melis Koç Hanım’a' */
const ADDRESS_BEHIND = / (?:Hanım|Bey)(?!\p{L}).*$/u
const ADDRESSED_BEHIND = new RegExp(
  String.raw`^(?:\s(?:\p{Lu}\p{L}+ ){1,3}(?:Hanım|Bey)(?!\p{L})|${BEFORE_ADDRESS})`,
  'u',
)
/** 'Frau Seidel' */
const SINGLE_NAME = /^\p{Lu}\p{Ll}[\p{L}'’-]{1,24}/u
/** No name of a person has one of these. */
const NO_NAME =
  /(?<!\p{L})(?:team|abteilung|personal\p{L}*|human|resources|hr|department|gmbh|ltd|inc|ag|plc|llc|a\.?ş|şti|recruit\p{L}*|careers?|jobs?|talent|office|büro|bewerb\p{L}*|ihre?|ihren?|your|our|us|management|manager|head|leit\p{L}*|ekib\p{L}*|birim\p{L}*|insan|kaynak\p{L}*|departman\p{L}*|e-?mail|mail|phone|tel\p{L}*|online|portal|website|linkedin|sie|wir|please|équipe|service|ressources|humaines|equipo|recursos|humanos|equipa|nous|notre)(?!\p{L})/iu

const REFERENCE =
  /(?<!\p{L})(?:kennziffer|referenz(?:nummer|-?nr\.?)?|stellen[- ]?(?:id|nr\.?|nummer)|job[- ]?(?:id|nr\.?|number|ref(?:erence)?)|req(?:uisition)?\.? ?(?:id|no\.?)|r[eé]f[eé]rence(?: (?:number|no\.?|code))?|refer[eê]ncia|réf\.|ref\.?(?: ?(?:no|nr)\.?)?|[iİ]lan (?:no|numarası|kodu)|referans(?: (?:no|numarası|kodu))?|pozisyon kodu)\s*[:#.]?\s*(?:is |lautet )?((?=[\p{L}\d/_-]*\d)[\p{Lu}\d][\p{L}\d/_-]{1,24})/iu

/** 'With subject "TSE-FS-2026"', 'konu: “JVB-26”': what a mail is to be called by, where it is a number. */
const SUBJECT =
  /(?<!\p{L})(?:subject(?: line)?|konu\p{L}*|betreff(?:zeile)?|objet|asunto|assunto)(?: \p{Ll}+){0,2}\s*:?\s*[“"„«'‘]((?=[\p{L}/_-]*\d)(?=[\d/_-]*\p{L})[\p{Lu}\d][\p{L}\d/_-]{2,24})[”"“»'’]/iu

/** The contact person and the reference of an advert, each only where the advert says that it is one. Pure. */
export function addresseeIn(ad: string): Addressee {
  return { person: personIn(ad), reference: (REFERENCE.exec(ad) ?? SUBJECT.exec(ad))?.[1] ?? '' }
}

/** LinkedIn shows who posted the job: below the heading the name alone, and what they are in a line behind it. */
const HIRING_TEAM =
  /^(?:Meet the hiring team|Lernen Sie das Einstellungsteam kennen|Rencontrez l[’']équipe de recrutement|Conoce al equipo de contratación|İşe alım ekibiyle tanışın)\s*\n+\s*([^\n]{3,60})$/mu
/** 'Ines Falke  3rd' */
const HOW_NEAR = /\s[\s•·]{0,3}(?:1st|2nd|3rd\+?|1er|[23]e\+?|[123]\.\+?)$/u

function personIn(ad: string): Addressee['person'] {
  const poster = (HIRING_TEAM.exec(ad)?.[1] ?? '').replace(HOW_NEAR, '').trim()
  const posted = NAME.exec(poster)?.[0]
  if (posted !== undefined && posted === poster && !NO_NAME.test(posted)) return { name: posted, form: '' }
  const cues = [CUE, TOLD_WITH_FORM, TOLD_WITH_NAME, TOLD_WITH_ADDRESS]
    .flatMap((one) => [...ad.matchAll(one)])
    .toSorted((a, b) => a.index - b.index)
  for (const cue of cues) {
    const line = ad.slice(cue.index + cue[0].length).split('\n', 1)[0] ?? ''
    const said = line.replace(LINK, '')
    const form = FORM.exec(said)
    // 'MS Excel' is nobody
    if (/^MS\s/.test(said)) continue
    // 'Contact Center Agent': a name stands apart from the cue
    const isApart =
      form !== null ||
      LEADS_TO_NAME.test(cue[0]) ||
      ADDRESSED_BEHIND.test(line) ||
      !/^\s*$/.test(line.slice(0, line.length - said.length))
    const rest = said.slice(form?.[0].length ?? 0)
    const title = TITLE.exec(rest)?.[0] ?? ''
    const named = rest.slice(title.length)
    const found = (NAME.exec(named) ?? (form && SINGLE_NAME.exec(named)))?.[0]
    if (found === undefined || !isApart || NO_NAME.test(found)) continue
    const name = found.replace(CASE_ENDING, '').replace(ADDRESS_BEHIND, '')
    if (!name.includes(' ') && form === null) continue
    return { name: [title.trim(), name].filter(Boolean).join(' '), form: form?.[1] ? 'ms' : form?.[2] ? 'mr' : '' }
  }
  return null
}

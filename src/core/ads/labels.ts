import { must } from '#core/must.ts'
import { fold } from './fold.ts'
import { remembered } from '#core/text/remembered.ts'

/** What the label of a row of facts announces. `other` is known to be a label of no interest. */
export type Label =
  | 'title'
  | 'company'
  | 'place'
  | 'mode'
  | 'pay'
  | 'type'
  | 'seniority'
  | 'deadline'
  | 'posted'
  | 'contact'
  | 'years'
  | 'degree'
  | 'language'
  | 'reference'
  | 'apply'
  | 'department'
  | 'other'

/** Folded words of a label; anchored, so 'Location' is one and 'Location of our office in Leeds' is not. */
const LABELS: [Label, RegExp][] = [
  [
    'title',
    /^(?:job |position |role |vacancy )?(?:title|position|role|vacancy|post)(?: title| name)?$|^(?:stelle|stellenbezeichnung|stellentitel|pozisyon|pozisyon adi|unvan|meslek|meslegi|ilan basligi|intitule(?: du poste)?|poste|titre|puesto|cargo|vacante|titulo|denominacion(?: del puesto)?|functie(?:titel)?|posizione|mansione|ruolo|qualifica|vaga|funcao|stanowisko|nazwa stanowiska|befattning|tjanst|stilling|職種|募集職種|ポジション|職位)$/,
  ],
  [
    'company',
    /^(?:the )?(?:company|employer|organi[sz]ation|client|hiring (?:company|organi[sz]ation)|business|agency|institution|ministry|authority)(?: name)?$|^(?:unternehmen|firma|arbeitgeber|dienststelle|sirket|sirket adi|isveren|kurum|firma adi|isyeri(?: (?:unvani|adi))?|firma unvani|ein angebot von|angebot von|eingestellt von|ausgeschrieben von|inserat von|annonce de|offre de|oferta de|offered by|advertised by|job by|entreprise|societe|employeur|empresa|compania|empleador|entidad|bedrijf|werkgever|organisatie|azienda|societa|datore di lavoro|entidade|empregador|firma|pracodawca|arbetsgivare|foretag|virksomhed|arbeidsgiver|会社名|企業名|勤務先|社名)$/,
  ],
  [
    'place',
    /^(?:job |work |primary |office |posting )?(?:loc(?:ations?)?|place(?: of work)?|city|town|based(?: in)?|region|base|workplace location|duty station|where)$|^(?:standorte?|arbeitsort|einsatzort|dienstort|ort|konum|lokasyon|sehir|il|calisma yeri|yer|lieu(?: de travail| du poste)?|localisation|ville|ubicacion|localidad|lugar(?: de trabajo)?|ciudad|localizacion|provincia|nerede|gorev yeri|wo|ou|donde|dove|waar|onde|gdzie|locatie|standplaats|werklocatie|plaats|plats|arbetsort|placeringsort|arbejdssted|arbeidssted|sted|toimipaikka|勤務地|勤務場所|就業場所|工作地点|sede(?: di lavoro)?|luogo(?: di lavoro)?|citta|local(?: de trabalho)?|cidade|localizacao|miejsce pracy|lokalizacja|miasto|arbeitsort\/einsatzort|sitz)$/,
  ],
  [
    'mode',
    /^(?:work(?:place|ing)? (?:type|model|mode|arrangement|style|pattern)|remote(?: work| type)?|workplace|home ?office|arbeitsmodell|calisma (?:sekli|modeli)|teletravail|mode de travail|rythme|teletrabajo|modalidad(?: de trabajo)?|remote status|location type|set-?up|work set-?up|thuiswerken|werkvorm|modalita(?: di lavoro)?|smart ?working|modalidade|regime|distansstatus|arbetssatt|arbejdsform|働き方|勤務形態|tryb pracy|telearbeit|mobiles arbeiten|remote (?:job|possible|eligible|ok)|telework(?: eligible)?|hybrid)$/,
  ],
  [
    'pay',
    /^(?:annual |base |gross |monthly |starting |hourly )?(?:salary|pay|compensation|wage|rate|day rate|hourly rate|remuneration|package|salary range|pay range|pay rate|base pay(?: range)?|target salary|budget|salary band|grade|stipend|ctc|reward)(?: \(?(?:range|gross|annual|per annum|p\.?a\.?)\)?)?$|^(?:gehalt|gehaltsspanne|verdienst|vergutung|jahresgehalt|entgelt|bezahlung|lohn|(?:stunden|tages|tag)satz|(?:stunden|monats|brutto)lohn|honorar|tjm|eingruppierung|maas|ucret|maas araligi|salaire|remuneration|salario|sueldo|retribucion|remuneracion|banda salarial|ne kadar|salaris(?:indicatie)?|brutosalaris|beloning|retribuzione|stipendio|compenso|ral|inquadramento|remuneracao|ordenado|vencimento|wynagrodzenie|lon|loneniva|lonn|給与|年収|月給|想定年収|薪资|pensja|zarobki|band|we pay|gage)$/,
  ],
  [
    'type',
    /^(?:job|employment|contract|position|work|engagement)? ?(?:type|basis|hours|schedule|time type|status|category of employment)$|^(?:contract|hours|term|duration|anstellungsart|beschaftigungsart|vertragsart|arbeitszeit|umfang|beschaftigungsumfang|vertrag|istihdam turu|calisma turu|calisma suresi|contrat|type de contrat|temps de travail|tipo de contrato|contrato|jornada|dienstverband|contractvorm|uren(?: per week)?|werkuren|contratto|tipo di contratto|orario(?: di lavoro)?|horario|tipo de vinculo|vinculo|wymiar(?: etatu| pracy)?|anstallningstyp|anstallningsform|anstallning|omfattning|ansaettelsesform|stillingstype|stillingsandel|雇用形態|契約形態|rodzaj umowy|umowa|etat|nasil|mesai|stellenumfang|wochenstunden|temps|duree|quotite|(?:arbeits|stellen)?pensum|workload|beschaftigungsgrad|taux d'(?:occupation|activite))$/,
  ],
  [
    'seniority',
    /^(?:seniority(?: level)?|(?:experience|career|job|position) level|level|karrierestufe|berufserfahrung|kidem|pozisyon seviyesi|niveau(?: d'experience)?|nivel)$/,
  ],
  [
    'deadline',
    /^(?:(?:application |closing |apply )?(?:deadline|closing date|close date|closes|closing|closes on|apply by|apply before|valid through|last date(?: to apply)?|end date|applications close|expires(?: on)?|open(?: and)? clos(?:ing|e) dates?|opening and closing dates?)|bewerbungsfrist|bewerbungsschluss|bewerbung bis|son basvuru(?: tarihi)?|date limite(?: de candidature)?|cloture|fecha limite(?: de inscripcion)?|plazo(?: de (?:solicitud|inscripcion|presentacion))?|cierre|son gun|son tarih|sluitingsdatum|reageren? (?:voor|tot)|reageer voor|solliciteren (?:voor|tot)|scadenza|candidature entro|termine|prazo(?: de candidatura)?|data limite|termin(?: skladania)?|aplikuj do|wazne do|oferta wazna do|sista ansokningsdag|ansok senast|soknadsfrist|ansogningsfrist|応募締切|応募期限|締切|締切日|募集期限|bewerbungsende|bewerben bis|frist|candidater avant)$/,
  ],
  [
    'posted',
    /^(?:posted(?: on| date)?|date posted|published(?: on)?|posting date|veroffentlicht(?: am)?|online seit|yayin tarihi|ilan tarihi|publie le|date de publication|publicado(?: el)?|fecha de publicacion|data di pubblicazione|pubblicat[oa](?: il)?|geplaatst(?: op)?|plaatsingsdatum|online sinds|publicad[oa](?: em| a)?|data de publicacao|opublikowan[oay]|data (?:publikacji|dodania)|dodan[oa]|publicerad|publicerat|publisert|opslaet|掲載日|公開日|掲載開始日|opened(?: on)?|listed(?: on)?|open since|erschienen(?: am)?|eingestellt(?: am)?|mise? en ligne(?: le)?|parution)$/,
  ],
  [
    'contact',
    /^(?:contact(?: person| details| us)?|enquiries|questions|e-?mail|phone|tel|kontakt|ansprechpartner(?:in)?|ansprechperson|telefon|iletisim|irtibat|eposta|e-posta|contacto|correo|personne a contacter)$/,
  ],
  [
    'years',
    /^(?:(?:years of |required |work |minimum )?exp(?:erience)?(?: required| needed)?|tecrube|deneyim|experience requise|experiencia(?: minima| requerida)?|ervaring|werkervaring|esperienza(?: richiesta)?|doswiadczenie)$/,
  ],
  [
    'degree',
    /^(?:education(?: level)?|degree|minimum education|qualification level|ausbildung|abschluss|(?:egitim|ogrenim)(?: seviyesi| durumu| duzeyi)?|niveau d'etudes|diplome|formation|estudios(?: minimos)?|formacion|opleiding(?:sniveau)?|titolo di studio|istruzione|formacao|escolaridade|wyksztalcenie)$/,
  ],
  [
    'language',
    /^(?:languages?|sprachen?|sprachkenntnisse|yabanci dil|dil|langues?|idiomas?|talen|taal|lingu[ae]|jezyki?(?: obce)?)$/,
  ],
  [
    'reference',
    /^(?:(?:job |vacancy |requisition |posting |position |req )?(?:reference|ref|id|number|no|code|requisition id|ref(?:erence)? (?:no|number|code|id))\.?|job requisition id|requisition|jr|kennziffer|referenz(?:nummer)?|stellen-?id|ilan no|referans(?: no)?|referencia|reference de l'offre|offer id|our ref(?:erence)?|(?:pozisyon|basvuru|referans|is) (?:no|kodu|numarasi)|(?:numero|n) (?:de l'|d')offre|vacaturenummer|referentie(?:nummer)?|rif(?:erimento)?(?: annuncio)?|codice(?: annuncio| offerta)?|codigo(?: de (?:la )?(?:oferta|vaga))?|n de (?:referencia|oferta)|(?:nr|numer) (?:ref(?:erencyjny)?|oferty)|(?:stellen|ausschreibungs|job|chiffre)-?(?:nummer|nr|id)|anzeigen-?nr|n ?[oº]? (?:de )?(?:la )?oferta|numero (?:de )?(?:la )?(?:oferta|vacante)|referensnummer|annonsnummer|stillingsnummer|求人番号|求人id|管理番号)$/,
  ],
  [
    'apply',
    /^(?:how to apply|apply(?: at| here| via| link)?|application link|bewerbung(?: an)?|basvuru|postuler|candidature|inscripcion|solliciteren|candidati|candidaturas?|aplikuj)$/,
  ],
  [
    'department',
    /^(?:department|team|division|business unit|function|job (?:function|family|category)|category|abteilung|bereich|departman|bolum|departement|service|departamento|area)$/,
  ],
  [
    'other',
    /^(?:industr(?:y|ies)|sector|branche|sektor|secteur|start(?: date)?|starting|eintritt(?:sdatum)?|beginn|baslangic|prise de poste|inicio|fecha de inicio|reports to|report(?:ing)? (?:line|to)|direct reports|openings|vacancies|number of (?:openings|positions)|personel alim sayisi|company size|size|founded|website|web|benefits|applicants|views|travel|clearance|visa(?: sponsorship)?|relocation|shift|tags|keywords|source|share|followers|funding|stage|interview|notice period|probation|vacances|last edited|son guncelleme|salary review|sektor|settore|setor|branza|pozisyon sayisi|acik is sayisi|isyeri turu|yas araligi|calisma saatleri|anzahl|category|categorie|catégorie|management|nature de l'emploi|fonction publique)$/,
  ],
]

/** What a text announces as the label of a row: 'Location', 'Salary:', 'Standort'. Null when it is none. */
export const labelOf = remembered(labelIn)

function labelIn(text: string): Label | null {
  if (text.length > 45) return null
  const folded = fold(text)
    .replaceAll(/[^\p{L}\p{N}' /()-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (folded === '') return null
  // what a board guesses is nobody's offer
  if (/\b(?:schatzung|estimat|tahmin|estimacion)/.test(folded)) return 'other'
  const exact = LABELS.find(([, pattern]) => pattern.test(folded))?.[0]
  if (exact) return exact
  // 'Rémunération contractuels (brut mensuel)', 'Gehalt (brutto)': what is in brackets says more of the value
  const bare = folded
    .replaceAll(/\([^)]*\)?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const named = bare === folded ? undefined : LABELS.find(([, pattern]) => pattern.test(bare))?.[0]
  // 'Date limite / Closing date': the same in two languages
  const halves = folded.split(' / ')
  const either = halves.length === 2 ? halves.map((half) => labelOf(half)).find((one) => one !== null) : undefined
  if (either) return either
  return named ?? (bare.split(' ').length <= 4 ? (LOOSE.find(([, pattern]) => pattern.test(bare))?.[0] ?? null) : null)
}

/** Labels of a word and what narrows it, where the value shows whether they were meant: a sum, a day. */
const LOOSE: [Label, RegExp][] = [
  [
    'pay',
    /^(?:(?:annual|gross|monthly|hourly|base|starting|expected|offered|weekly|proposed|brutto|brut|net) )+(?:salary|pay|wage|rate|income)\b|^(?:salary|pay|gehalt|verdienst|vergutung|entgelt|maas|ucret|salaire|remuneration|salario|sueldo|retribucion|salaris|retribuzione|stipendio|wynagrodzenie|remuneracao)(?: \p{L}+){1,3}$/u,
  ],
  [
    'deadline',
    /^(?:bewerbungsfrist|deadline|closing date|date limite|fecha limite|son basvuru|scadenza|sluitingsdatum)(?: \p{L}+){1,3}$/u,
  ],
]

export type LabelledFact = { label: Label; value: string; from: number; words: string }

/** 'Location: Leeds' in one line: the label and what follows it. */
export function labelledLine(text: string, from: number): LabelledFact | null {
  if (!/[:：|]/.test(text.slice(0, 50))) return null
  // 'Location: Leeds', 'Location | Leeds'
  const match = /^([^:：]{2,45}?)\s*[:：]\s*(?=\S)/u.exec(text) ?? /^([^:|]{2,30}?)\s\|\s(?=[^|]+$)/u.exec(text)
  if (!match || /^https?$/i.test(must(match[1]))) return null
  const label = labelOf(must(match[1]))
  const value = text.slice(match[0].length)
  return label ? { label, value, from: from + match[0].length, words: text } : null
}

/** '📍 Besançon (25)', '💶 34 à 39 k€': pictures that stand for a label. */
export function labelOfPicture(picture: string): Label | null {
  if (/[📍🗺🌍🌎🌐]/u.test(picture)) return 'place'
  return /[💶💰💵💷💸]/u.test(picture) ? 'pay' : /[🏠🏡]/u.test(picture) ? 'mode' : null
}

import { plain } from '../plain.ts'
import { parseDay, YEARLESS } from './days.ts'
import { statusOf } from './status-words.ts'

/** The columns of a tracker file that an application is made of. */
export const COLUMN_FIELDS = [
  'company',
  'title',
  'status',
  'outcome',
  'appliedOn',
  'url',
  'location',
  'salaryText',
  'notes',
  'contact',
  'source',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]
export type ColumnMap = Partial<Record<ColumnField, number>>

/** Header words by field, folded by `plain`, best first. German, Turkish, French, Spanish, Portuguese, Italian, English. */
const ALIASES: Record<ColumnField, readonly string[]> = {
  company: words(
    'company,company name,employer,employer name,organisation,organization,organisation name,organization name,firm,business,client,account,startup,where,who,firma,firmenname,unternehmen,unternehmensname,arbeitgeber,betrieb,sirket,sirket adi,sirket ismi,isveren,kurum,kurum adi,kurulus,firma adi,entreprise,nom de l entreprise,societe,employeur,organisme,structure,etablissement,empresa,nombre de la empresa,nome da empresa,compania,empleador,organizacion,empregador,companhia,organizacao,entidad,entidade,azienda,societa,datore di lavoro',
  ),
  title: words(
    'title,job title,jobtitle,job role,role,position,position title,role title,job position,job,job name,opening,vacancy,post,post title,card name,card title,task name,what,stelle,stellenbezeichnung,stellentitel,jobtitel,beruf,tatigkeit,funktion,rolle,pozisyon,pozisyon adi,unvan,ilan,ilan adi,gorev,is unvani,is,meslek,kadro,poste,intitule,intitule du poste,titre,titre du poste,fonction,metier,emploi,puesto,puesto de trabajo,cargo,titulo,titulo del puesto,rol,posicion,vacante,funcion,vaga,posicao,titulo da vaga,nome da vaga,funcao,posto,ruolo,posizione,mansione',
  ),
  status: words(
    'status,stage,state,where i am,where it is,where it stands,how far,list,list name,column,pipeline,pipeline stage,application status,current status,current stage,phase,progress,stand,bewerbungsstatus,fortschritt,durum,durumu,basvuru durumu,asama,son durum,statut,etat,etape,avancement,suivi,situation,estado,situacion,fase,etapa,estatus,situacao,andamento,status da candidatura,stato',
  ),
  outcome: words(
    'outcome,result,final result,final outcome,final status,decision,final decision,response,reply,answer,ergebnis,endergebnis,ausgang,entscheidung,antwort,ruckmeldung,sonuc,nihai sonuc,karar,cevap,yanit,donus,resultat,issue,decision finale,reponse,retour,resultado,resultado final,desenlace,decision final,respuesta,desfecho,decisao,resposta,retorno,esito,esito finale,decisione,risposta',
  ),
  appliedOn: words(
    'date applied,applied date,application date,applied on,applied at,applieddate,appliedon,applied,date of application,date sent,sent on,sent,submitted,submitted on,date submitted,submission date,apply date,bewerbungsdatum,beworben am,datum der bewerbung,bewerbung vom,bewerbung am,abgeschickt am,versandt am,gesendet am,eingereicht am,datum,basvuru tarihi,basvurdugum tarih,basvurulan tarih,basvuru gunu,gonderim tarihi,tarih,date de candidature,date candidature,date d envoi,envoye le,envoyee le,candidature envoyee le,candidature du,postule le,fecha de solicitud,fecha de aplicacion,fecha de postulacion,fecha de envio,fecha de candidatura,fecha candidatura,enviado el,solicitado el,fecha,data da candidatura,data de candidatura,data de envio,data da inscricao,data de aplicacao,enviado em,candidatura em,data,data candidatura,date,day,when',
  ),
  url: words(
    'url,link,job url,job link,joburl,job posting,job posting url,job ad,job advert,posting,posting url,post url,posting link,listing,listing url,link to job,link to posting,website,web,web link,webpage,apply link,application link,ad,advert,anzeige,stellenanzeige,ausschreibung,inserat,link zur anzeige,webseite,ilan,ilan linki,ilan adresi,ilan baglantisi,baglanti,adres,annonce,offre,lien,lien de l offre,lien de l annonce,lien annonce,lien offre,site,enlace,enlace a la oferta,oferta,anuncio,pagina,link da vaga,link vaga,link do anuncio,annuncio',
  ),
  location: words(
    'location,job location,place,city,town,office,office location,region,area,where based,based in,based,where,country,ort,standort,arbeitsort,stadt,einsatzort,region,konum,sehir,yer,lokasyon,il,ilce,calisma yeri,ville,lieu,lieu de travail,localisation,localite,site,ubicacion,ciudad,lugar,localidad,sitio,local,localizacao,cidade,localidade,luogo,sede,citta',
  ),
  salaryText: words(
    'salary,salary range,compensation,pay,pay range,wage,package,rate,salary expectation,gehalt,gehaltsspanne,lohn,verdienst,vergutung,entgelt,bezahlung,maas,maas araligi,ucret,salaire,remuneration,fourchette de salaire,fourchette,tjm,gross,brutto,brut,bruto,sueldo,salario,rango salarial,remuneracion,retribucion,faixa salarial,remuneracao,ordenado,stipendio,ral,retribuzione',
  ),
  notes: words(
    'notes,note,comment,comments,remarks,remark,my notes,card description,details,memo,anything else,thoughts,notiz,notizen,bemerkung,bemerkungen,kommentar,kommentare,anmerkung,anmerkungen,notlar,not,notlarim,aciklama,aciklamalar,yorum,yorumlar,commentaire,commentaires,remarque,remarques,observations,notas,nota,observaciones,comentario,comentarios,apuntes,observacoes,obs,comentarios,anotacoes,observacao,commenti,osservazioni',
  ),
  contact: words(
    'contact,contacts,contact person,contact name,recruiter,recruiter name,hiring manager,people,ansprechpartner,ansprechpartnerin,ansprechperson,kontakt,kontaktperson,personalerin,personaler,ilgili kisi,irtibat,irtibat kisisi,iletisim,iletisim kisisi,iletisime gecilen kisi,gorusulen kisi,personne de contact,interlocuteur,interlocutrice,who,recruteur,recruteuse,contacto,persona de contacto,reclutador,reclutadora,contato,pessoa de contato,recrutador,recrutadora,contatto,referente,persona di contatto',
  ),
  source: words(
    'source,found on,found at,found via,found,where found,where i found it,where i saw it,via,channel,job board,board,quelle,gefunden,gefunden bei,gefunden auf,gefunden uber,kanal,jobborse,kaynak,nereden,nereden buldum,trouve sur,trouvee sur,fuente,encontrada en,fonte,encontrei em',
  ),
}

/** Days that are not the day of applying, whatever else their header says. */
const OTHER_DAY =
  /\b(saved?|created|added|updated|modified|changed|edited|deadline|due|closing|closes|follow ?up|next|interview|start|posted|published|seen|found|reply|response|answer|last|gespeichert|erstellt|angelegt|geandert|aktualisiert|frist|fallig|wiedervorlage|nachfassen|gesprach|beginn|veroffentlicht|antwort|kaydedil\w*|olusturma|guncelleme|degisiklik|son|bitis|takip|mulakat|gorusme|baslangic|yayin|donus|creation|creee?|ajoutee?|modifi\w*|limite|cloture|relance|entretien|debut|reponse|publication|creacion|guardad\w*|actualiza\w*|modifica\w*|cierre|seguimiento|entrevista|inicio|respuesta|publicacion|criacao|salv[oa]|atualiza\w*|prazo|encerramento|inicio|resposta)\b/

/**
 * Which column holds what: by header words first, then by what its cells are, so that a link is found under any name.
 * A column serves one field.
 */
export function guessColumns(headers: readonly string[], rows: readonly (readonly string[])[]): ColumnMap {
  const candidates: { field: ColumnField; column: number; score: number }[] = []
  headers.forEach((header, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
    for (const field of COLUMN_FIELDS) {
      const score = headerScore(field, header) + cellScore(field, header, cells)
      if (score > 0) candidates.push({ field, column, score })
    }
  })
  candidates.sort((one, other) => other.score - one.score || one.column - other.column)
  const found: ColumnMap = {}
  const taken = new Set<number>()
  for (const { field, column, score } of candidates) {
    if (score < 40 || found[field] !== undefined || taken.has(column)) continue
    found[field] = column
    taken.add(column)
  }
  // 'Where?' may be the firm or the town, 'Who?' the firm or a person: where nothing else is the firm, that is it
  for (const field of ['location', 'contact'] as const) {
    const column = found[field]
    if (found.company !== undefined || column === undefined || headerScore('company', headers[column] ?? '') < 60)
      continue
    found.company = column
    delete found[field]
  }
  // the only column that says how it went says how far it came as well
  const { outcome, ...others } = found
  return outcome === undefined || others.status !== undefined ? found : { ...others, status: outcome }
}

/** What a person sent with the application, in the list that LinkedIn gives; no field of ours: it is kept below the notes. */
const SENT_ALONG = words('resume name,question and answers')
/** What comes next, and its day. */
const NEXT_STEP = words(
  'next,next step,next steps,next action,to do,todo,action,nachster schritt,nachste schritte,naechster schritt,zu tun,aufgabe,sonraki adim,siradaki adim,yapilacak,yapilacaklar,prochaine etape,prochaine action,a faire,proximo paso,siguiente paso,proxima accion,proximo passo,prossimo passo',
)
const NEXT_DAY = words(
  'follow up,follow up date,follow up on,next follow up,next date,next step date,due,due date,reminder,wiedervorlage,wiedervorlage am,nachfassen,nachfassen am,erinnerung,takip tarihi,hatirlatma,sonraki tarih,relance,date de relance,relancer le,seguimiento,fecha de seguimiento,proxima data',
)
const REACHED_BY = words(
  'phone,phone number,tel,telephone,mobile,telefon,telefonnummer,tel nr,handy,gsm,telefono,telefone,email,e mail,mail,email address,e mail adresse,eposta,e posta,courriel,correo,contact phone,contact email,recruiter email',
)

/** Columns of no field that are kept below the notes, or that say what comes next, when, and how a person is reached. */
export type OtherColumns = Record<'sentAlong' | 'nextStep' | 'nextDay' | 'reachedBy', readonly number[]>

export function otherColumns(headers: readonly string[], columns: ColumnMap): OtherColumns {
  const taken = new Set(Object.values(columns))
  const named = (names: readonly string[]) =>
    headers.flatMap((header, column) => (names.includes(plain(header)) && !taken.has(column) ? [column] : []))
  return {
    sentAlong: named(SENT_ALONG),
    nextStep: named(NEXT_STEP),
    nextDay: named(NEXT_DAY),
    reachedBy: named(REACHED_BY),
  }
}

/** Columns to tick, each named as a stage is: 'Phone screen', 'Rejected'. */
export function tickColumns(headers: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const isTicked = (column: number) => {
    const cells = rows.flatMap((row) => row[column]?.trim() || [])
    return cells.length > 0 && cells.every((cell) => TICKED.test(cell) || UNTICKED.test(cell))
  }
  const found = headers.flatMap((header, column) => (statusOf(header) !== null && isTicked(column) ? [column] : []))
  return found.length > 1 ? found : []
}

/** Columns named as an end is, with a tick or the day of it: 'Rejected', 'Rejection date'. */
export function endColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  columns: ColumnMap,
): number[] {
  const taken = new Set(Object.values(columns))
  return headers.flatMap((header, column) =>
    !taken.has(column) &&
    namesEnd(
      header,
      rows.flatMap((row) => row[column]?.trim() || []),
    )
      ? [column]
      : [],
  )
}

export function namesEnd(header: string, cells: readonly string[]): boolean {
  return isEnd(header) && cells.length > 0 && cells.every(isTickOrDay)
}

const isEnd = (header: string) => Boolean(statusOf(header)?.outcome)

export const TICKED = /^(true|x|✓|✔|☑|✅|yes|y|ja|oui|sí|si|sim|evet|wahr|vrai|verdadero|doğru|1)$/i
const UNTICKED = /^(false|no|n|nein|non|não|hayır|falsch|faux|falso|yanlış|☐|⬜|0|-)$/i

/** How many of a row's cells are names of columns: what tells the header from a title line above it. */
export function headerHits(cells: readonly string[]): number {
  const fields = new Set<ColumnField>()
  for (const cell of cells) for (const field of COLUMN_FIELDS) if (headerScore(field, cell) >= 60) fields.add(field)
  return fields.size
}

/** 100 for the first name of a field, less for later ones; 50 where the header only contains such a name. */
function headerScore(field: ColumnField, header: string): number {
  const folded = plain(spaced(header))
  if (folded === '') return field === 'salaryText' && SIGNS_OF_MONEY.test(header) ? 80 : 0
  if (field === 'appliedOn' && isOtherDay(header)) return 0
  const place = ALIASES[field].indexOf(folded)
  if (place >= 0) return 100 - Math.min(place, 30)
  const asWords = ` ${folded} `
  const inside = ALIASES[field].find((alias) => alias.length > 3 && asWords.includes(` ${alias} `))
  // 'Where I found it' is no place
  if (field === 'location' && FOUND.test(folded)) return 0
  // 'Status / notes' says the stage first, and what else it says is kept
  if (field === 'notes' && headerScore('status', header) > 0) return 0
  // 'Company size' and 'Contact title' hold a field's word and something else
  if (inside === undefined || NOT_THE_FIELD.test(folded)) return 0
  return 45 + Math.min(10, inside.length)
}

/** '€€€' */
const SIGNS_OF_MONEY = /^\s*[€$£₺¥]{1,5}\s*$/u
const FOUND = /\b(?:found|saw|seen|gefunden|gesehen|buldum|gordum|trouvee?|vue?|encontr\w*|vist[oa])\b/
const NOT_THE_FIELD =
  /\b(size|contact|person|recruiter|manager|phone|email|mail|resume|cv|cover|letter|id|number|nr|type|level|score|rating|priority|source|website of|ansprechpartner|telefon|quelle|kisi|kaynak|fuente|fonte|contacto|contato|interlocuteur)\b/

/** Whether a cell is a day at all does not hang on the year it is read in. */
const ANY_DAY = '2028-12-31'
const isDay = (cell: string) =>
  parseDay(cell, 'dayFirst', ANY_DAY) !== null || parseDay(cell, 'monthFirst') !== null || YEARLESS.test(cell.trim())

const isTickOrDay = (cell: string) => TICKED.test(cell) || UNTICKED.test(cell) || isDay(cell)

const areFewWords = (cells: readonly string[]) =>
  cells.filter((cell) => cell.length <= 40).length >= cells.length * 0.9 &&
  new Set(cells.map(plain)).size <= Math.max(12, cells.length / 2)

const isOtherDay = (header: string) => OTHER_DAY.test(plain(spaced(header))) || isEnd(header)
const spaced = (header: string) => header.replace(/([a-z])([A-Z])/g, '$1 $2')

/** What the cells say. Strong for links, days and status words; nothing for names, which look like anything. */
function cellScore(field: ColumnField, header: string, cells: readonly string[]): number {
  if (cells.length === 0) return 0
  const share = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length
  switch (field) {
    case 'url':
      if (share((cell) => /^https?:\/\/\S+$/i.test(cell.trim())) >= 0.6) return 60
      // different words without a point between them, and none is an address: 'İlan' may hold the post's name
      return new Set(cells).size > 1 && share((cell) => /\S\.\S/.test(cell)) < 0.1 ? -60 : 0
    case 'source':
      // an address is where the advert stands
      return share((cell) => /^https?:\/\/\S+$/i.test(cell.trim())) >= 0.6 ? -100 : 0
    case 'appliedOn': {
      if (share(isDay) < 0.6) return -60
      return isOtherDay(header) ? 0 : 30
    }
    case 'outcome':
      // in a column of answers may stand sentences, days or ticks as well
      return areFewWords(cells) && share((cell) => isTickOrDay(cell.trim())) < 0.5 ? 0 : -100
    case 'status': {
      const isNamedOtherwise = NOT_THE_FIELD.test(plain(header))
      return areFewWords(cells) && !isNamedOtherwise && share((cell) => statusOf(cell) !== null) >= 0.7 ? 45 : -10
    }
    default:
      return 0
  }
}

function words(list: string): readonly string[] {
  return list.split(',')
}

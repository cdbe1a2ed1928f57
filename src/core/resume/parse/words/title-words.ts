import { remembered } from '#core/text/remembered.ts'
import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import { ORGANISATION } from './organisation-words.ts'

/** Words that make a text a job title, folded; the last word of an English title, the first of a Romance one. */
const HEADS = new Set(
  `engineer developer programmer architect scientist admin director consultant technician specialist officer lead leader head chief intern
  trainee apprentice assistant associate coordinator representative operator researcher instructor teacher lecturer professor tutor supervisor
  president founder cofounder co-founder owner partner strategist advisor adviser expert executive agent clerk cashier barista waiter waitress
  driver nurse accountant auditor writer editor producer planner buyer recruiter contractor freelancer freelance volunteer fellow postdoc
  staff member master dba sre devops cto ceo cio ciso coo cfo cpo vp evangelist advocate maintainer mentor coach facilitator secretary
  receptionist librarian mechanic electrician soldier sergeant corporal captain lieutenant seaman airman commander chef cook server host
  bartender salesperson seller merchandiser builder hacker responder hunter moderator translator interpreter photographer illustrator artist
  animator author guard keeper webmaster helpdesk superintendent controller integrator estimator investigator examiner inspector statistician
  mathematician economist physicist chemist biologist technologist modeler modeller engineering internship traineeship apprenticeship
  bookkeeper paralegal lawyer attorney scholar demonstrator principal deputy curator attendant worker labourer laborer handyman crew cadet
  aide generalist steward auszubildender auszubildende azubi wissenschaftler wissenschaftlerin geschaftsfuhrer geschaftsfuhrerin dozent
  dozentin beauftragter beauftragte volontar freiberufler selbststandig developpeur developpeuse ingenieure architecte analyste administrateur
  cheffe responsable consultante technicien technicienne concepteur directeur stagiaire apprenti apprentie alternant alternante charge chargee
  graphiste formateur enseignant enseignante programmeur redacteur gestionnaire assistante independant desarrollador desarrolladora ingeniero
  ingeniera arquitecto arquitecta analista administrador administradora jefe jefa consultor consultora tecnico tecnica disenador disenadora
  directora becario becaria practicante programador programadora cientifico cientifica gerente coordinador coordinadora profesor profesora
  especialista auxiliar asistente autonomo lider encargado encargada ayudante desenvolvedor desenvolvedora engenheiro engenheira arquiteto
  arquiteta estagiario estagiaria cientista tecnologo projetista diretor diretora coordenador coordenadora professora assistente programista
  programistka inzynier analityk analityczka administratorka kierownik kierowniczka specjalista specjalistka konsultant konsultantka
  projektant projektantka stazysta stazystka praktykant praktykantka testerka dyrektor asystent asystentka technik badacz naukowiec wykladowca
  nauczyciel grafik mlodszy starszy koordynator mimar mimari analist analisti teknisyen teknisyeni mudur muduru stajyer stajyeri programci
  programcisi bilimci bilimcisi lideri direktor direktoru asistan asistani ogretmen egitmen sorumlusu elemani teknikeri professeur professeure
  chercheur chercheuse vendeur vendeuse serveur serveuse caissier caissiere animateur conseiller conseillere comptable infirmier infirmiere
  gerant gerante adjoint adjointe moniteur educateur bibliothecaire secretaire ouvrier ouvriere livreur livreuse cuisinier cuisiniere
  commercial commerciale doctorant doctorante testeur testeuse kellner kellnerin erzieher erzieherin lagerist ubersetzer ubersetzerin
  zivildienst wehrdienst zivildienstleistender aushilfe hiwi doktorand doktorandin geselle elektroniker elektronikerin mechatroniker
  mechatronikerin schlosser pflegekraft camarero camarera dependiente dependienta cajero cajera vendedor vendedora maestro maestra docente
  investigador investigadora contable enfermero enfermera cocinero cocinera repartidor repartidora conductor conductora recepcionista operario
  operaria monitor monitora secretario secretaria teleoperador teleoperadora doctorando doctoranda probador probadora atendente garcom
  pesquisador pesquisadora operador operadora contador contadora enfermeiro enfermeira cozinheiro motorista bolsista testador testadora
  formador formadora bolseiro bolseira sprzedawca sprzedawczyni kasjer kasjerka kelner kelnerka kierowca ksiegowy ksiegowa magazynier
  recepcjonistka pracownik pracownica sekretarka doradca redaktor redaktorka tlumacz tlumaczka oficer kucharz opiekun opiekunka serwisant
  serwisantka monter elektryk mechanik doktorant doktorantka wolontariusz wolontariuszka garson kasiyer ogretmeni memur memuru sekreter
  operatoru muhasebeci asci sofor kurye hemsire temsilcisi gorevlisi personeli arastirmaci arastirmacisi gonullu cevirmen testci koordinatoru
  yardimcisi docent verkoper insegnante cameriere impiegato инженер разработчик программист аналитик стажер стажерка менеджер директор
  руководитель специалист администратор дизаинер тестировщик архитектор консультант преподаватель ассистент техник оператор tirocinio
  consulente impiegata commessa addetto addetta stagista operaio operaia praticante practicas pasantia pasante estagio stage zivildiener
  ferienjob minijob nebenjob paramedic pilot teller plumber carpenter welder painter farmer gardener janitor custodian caregiver nanny foreman
  machinist carer porter packer picker stocker dispatcher courier hostess concierge housekeeper therapist counselor counsellor psychologist
  pharmacist dentist physician surgeon detective firefighter medic linguist historian journalist reporter correspondent copywriter proofreader
  marketer broker trader underwriter actuary adjuster appraiser surveyor geologist meteorologist astronomer ecologist ambassador organizer
  organiser treasurer lifeguard geometra infermiere infermiera medico ragioniere contabile segretario segretaria autista magazziniere cuoco
  cuoca parrucchiere volontario volontaria farmacista capocantiere elettricista idraulico disponent disponentin fachfrau fachmann
  detailhandelsfachfrau detailhandelsfachmann schichtfuhrer schichtfuhrerin arzt arztin apotheker apothekerin koch kochin backer backerin
  friseur friseurin tischler maler schreiner polier einkaufer einkauferin servicekraft aide-soignant aide-soignante menuisier plombier
  boulanger coiffeur coiffeuse magasinier preparateur juriste avocat avocate pharmacien pharmacienne kinesitherapeute psychologue maitre
  sommelier patissier aidant benevole abogado abogada medica farmaceutico farmaceutica albanil fontanero electricista carpintero peluquero
  peluquera mozo moza advogado advogada eletricista pedreiro balconista avukat doktor eczaci elektrikci sef garsonu satici midwife bricklayer
  roofer plasterer joiner landscaper groundskeeper barber stylist beautician florist baker butcher fishmonger matron registrar chaplain
  playworker childminder storeperson storeman picker-packer forklift toolmaker fitter turner rigger scaffolder glazier tiler optometrist
  radiographer physiotherapist podiatrist dietitian veterinarian phlebotomist sonographer chair chairperson chairwoman chairman dean provost
  hotesse hote receptionniste standardiste manutentionnaire cariste chauffeur mecanicien mecanicienne macon jardinier coordinateur delegue
  deleguee auxiliaire surveillant surveillante aide-menagere saisonnier delegado delegada supervisora telefonista limpiador limpiadora
  cuidador cuidadora educador educadora soldador soldadora rececionista angestellte angestellter gartner gartnerin hebamme badante addetti
  verpleegkundige leraar lerares monteur kok ober schoonmaker projectleider boekhouder teamleider stagiair ingegnere progettista responsabile
  tirocinante`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words seen in titles that alone prove little. */
const QUALIFIERS = new Set(
  `senior junior jr sr lead staff principal graduate entry mid level chief software hardware web mobile frontend front-end backend back-end full-stack
  fullstack data cloud security network systems system machine learning ai ml product project program ux ui qa test automation research
  site reliability platform infrastructure database business it information technology technical support cyber cybersecurity soc noc help desk
  ios android game firmware embedded solutions solution application applications digital freelance contract interim summer teaching`
    .split(/\s+/)
    .filter(Boolean),
)

/** German, Italian and Turkish glue or bend words, so their endings decide: 'Anwendungsentwicklerin', 'mühendisliği'. */
const ENDINGS =
  /(?:entwickler|ingenieur|architekt|administrator|berater|leiter|techniker|informatiker|designer|manager|analyst|programmierer|assistent|spezialist|mitarbeiter|student|meister|betreuer|forscher|praktikant|verkaufer|trainer|lehrer|arbeiter|helfer|kaufmann|sekretar|planer|tester|redakteur|gestalter|referent|pfleger|fahrer|buchhalter|beamter)(?:in)?$|(?:praktikum|hilfskraft|lehrkraft|fachkraft|kauffrau|beheerder|ontwikkelaar|medewerker|adviseur|begeleider|utvecklare|utvikler|ingenjor|konsulent)$|(?:gelistirici|muhendis|uzman|yonetici|danisman|tasarimci)(?:si|i|ligi)?$|(?<!^(?:set|mo|fat|vet|trat|mono))(?:tore|trice)$/

const EASTERN_TITLE =
  /人員|人员|設計師|經理|主管|實習|研究員|專員|教師|顧問|總監|エンジニア|プログラマ|デザイナー|アナリスト|マネージャー|開発者|インターン|工程师|工程師|开发|程序员|设计师|分析师|经理|主管|实习|研究员|专员|助理|教师|顾问|总监|개발자|엔지니어|디자이너|분석가|매니저|인턴/u

const UNIT =
  /(?<!\p{L})(?:cent(?:er|re)|headquarters|hq|department|division|campus|faculty|school|institute|unit|laborator\p{L}*|labs?)(?!\p{L})/iu

/** From -1 (surely none) to 3 (surely a title): how much a text looks like one. */
export const titleScore = remembered((text: string): number => {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 11) return -1
  if (EASTERN_TITLE.test(text)) return 2.5
  let score = 0
  words.forEach((word) => {
    const parts = word.split(/[-:*]/)
    if (parts.some(isHead) || HEADS.has(word)) score = 2
  })
  if (score > 0 && (isHead(must(words.at(-1))) || isHead(must(words[0])))) score += 0.5
  // 'Studio Tecnico Bonera' is a studio.
  if (score === 2 && ORGANISATION.has(must(words[0])) && !QUALIFIERS.has(must(words[0]))) score = 0.8
  // 'Engineering Center Linz' is where somebody works
  if (score > 0 && UNIT.test(text) && words.every((word) => word === 'engineering' || !isHead(word))) return 0.4
  const qualifying = words.filter((word) => QUALIFIERS.has(word)).length
  return score > 0 ? score + Math.min(1, qualifying * 0.5) : Math.min(0.6, qualifying * 0.2)
})

const isHead = (word: string) => HEADS.has(word) || ENDINGS.test(word)

/** A machine, and nobody who waits at tables. */
const MACHINE =
  /(?<!\p{L})(?:sql|windows|exchange|linux|web|mail|file|print|database|application|proxy|media|game|terminal|virtual|home|vm) servers?(?!\p{L})/gu

const wordsOf = (text: string) =>
  fold(text)
    .replaceAll(MACHINE, ' ')
    .replaceAll(/\([^)]{0,60}\)/g, ' ')
    .split(/[^\p{L}\p{N}+#'*:.-]+/u)
    .map((word) => word.replaceAll(/^[.'-]+|[.'-]+$/g, ''))
    .filter(Boolean)

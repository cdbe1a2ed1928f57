import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'
import { ORGANISATION } from './organisation-words.ts'

/** Words that make a text a job title, folded; the last word of an English title, the first of a Romance one. */
const HEADS = new Set(
  `engineer developer programmer architect analyst scientist administrator admin manager director consultant designer technician
  specialist officer lead leader head chief intern trainee apprentice assistant associate coordinator representative operator tester
  researcher instructor teacher lecturer professor tutor supervisor president founder cofounder co-founder owner partner strategist
  advisor adviser expert executive agent clerk cashier barista waiter waitress driver nurse accountant auditor writer editor
  producer planner buyer recruiter contractor freelancer freelance volunteer fellow postdoc staff member master dba sre devops cto ceo cio ciso
  coo cfo cpo vp evangelist advocate maintainer mentor coach trainer facilitator secretary receptionist librarian mechanic electrician
  soldier sergeant corporal captain lieutenant seaman airman commander chef cook server host bartender salesperson seller merchandiser
  builder hacker pentester responder hunter moderator translator interpreter photographer illustrator artist animator author guard keeper
  webmaster helpdesk superintendent controller integrator estimator investigator examiner inspector statistician mathematician economist
  physicist chemist biologist technologist modeler modeller engineering internship traineeship apprenticeship bookkeeper paralegal lawyer attorney
  scholar student demonstrator principal deputy curator attendant worker labourer laborer handyman crew cadet aide generalist steward
  entwickler entwicklerin ingenieur ingenieurin architektin berater beraterin leiter leiterin administratorin analystin techniker technikerin
  praktikant praktikantin werkstudent werkstudentin auszubildender auszubildende azubi mitarbeiter mitarbeiterin spezialist spezialistin
  softwareentwickler softwareentwicklerin softwareingenieur programmierer programmiererin fachinformatiker fachinformatikerin teamleiter
  teamleiterin projektleiter projektleiterin projektmanager systemadministrator systemadministratorin referent referentin sachbearbeiter
  sachbearbeiterin wissenschaftler wissenschaftlerin hilfskraft assistentin gestalter gestalterin kaufmann kauffrau geschaftsfuhrer
  geschaftsfuhrerin dozent dozentin tester testerin netzwerktechniker beauftragter beauftragte volontar freiberufler selbststandig
  developpeur developpeuse ingenieur ingenieure architecte analyste administrateur administratrice chef cheffe responsable consultante consultant
  technicien technicienne concepteur conceptrice directeur directrice stagiaire apprenti apprentie alternant alternante charge chargee
  graphiste webdesigner formateur formatrice enseignant enseignante programmeur redacteur gestionnaire assistante independant
  desarrollador desarrolladora ingeniero ingeniera arquitecto arquitecta analista administrador administradora jefe jefa responsable consultor
  consultora tecnico tecnica disenador disenadora director directora becario becaria practicante programador programadora cientifico cientifica
  gerente coordinador coordinadora profesor profesora especialista auxiliar asistente autonomo lider encargado encargada ayudante
  desenvolvedor desenvolvedora engenheiro engenheira arquiteto arquiteta estagiario estagiaria cientista tecnologo projetista diretor
  diretora coordenador coordenadora professor professora tecnico lider assistente
  programista programistka inzynier architekt analityk analityczka administrator administratorka kierownik kierowniczka specjalista specjalistka
  konsultant konsultantka projektant projektantka stazysta stazystka praktykant praktykantka tester testerka dyrektor asystent asystentka
  technik badacz naukowiec wykladowca nauczyciel lider grafik mlodszy starszy koordynator
  gelistirici gelistiricisi muhendis muhendisi mimar mimari analist analisti yonetici yoneticisi uzman uzmani danisman danismani tasarimci
  tasarimcisi teknisyen teknisyeni mudur muduru stajyer stajyeri programci programcisi bilimci bilimcisi lideri direktor direktoru asistan
  asistani ogretmen egitmen sorumlusu elemani teknikeri
  professeur professeure chercheur chercheuse vendeur vendeuse serveur serveuse caissier caissiere animateur animatrice conseiller conseillere
  comptable infirmier infirmiere gerant gerante adjoint adjointe moniteur monitrice educateur educatrice bibliothecaire secretaire ouvrier
  ouvriere livreur livreuse cuisinier cuisiniere commercial commerciale doctorant doctorante testeur testeuse redactrice
  lehrer lehrerin verkaufer verkauferin kellner kellnerin krankenpfleger krankenpflegerin erzieher erzieherin fahrer fahrerin lagerist
  buchhalter buchhalterin redakteur redakteurin ubersetzer ubersetzerin forscher forscherin zivildienst wehrdienst zivildienstleistender
  aushilfe hiwi doktorand doktorandin geselle elektroniker elektronikerin mechatroniker mechatronikerin schlosser pflegekraft
  camarero camarera dependiente dependienta cajero cajera vendedor vendedora maestro maestra docente investigador investigadora contable
  enfermero enfermera cocinero cocinera repartidor repartidora conductor conductora recepcionista operario operaria monitor monitora
  secretario secretaria teleoperador teleoperadora doctorando doctoranda probador probadora
  atendente garcom pesquisador pesquisadora operador operadora contador contadora enfermeiro enfermeira cozinheiro motorista bolsista
  testador testadora formador formadora bolseiro bolseira
  sprzedawca sprzedawczyni kasjer kasjerka kelner kelnerka kierowca ksiegowy ksiegowa magazynier recepcjonistka pracownik pracownica
  sekretarka doradca redaktor redaktorka tlumacz tlumaczka oficer kucharz opiekun opiekunka serwisant serwisantka monter elektryk mechanik
  doktorant doktorantka wolontariusz wolontariuszka
  garson kasiyer ogretmeni memur memuru sekreter operatoru muhasebeci asci sofor kurye hemsire temsilcisi gorevlisi personeli arastirmaci
  arastirmacisi gonullu cevirmen testci koordinatoru yardimcisi
  medewerker docent verkoper insegnante cameriere impiegato
  инженер разработчик программист аналитик стажер стажерка менеджер директор руководитель специалист администратор дизаинер тестировщик
  архитектор консультант преподаватель ассистент техник оператор
  tirocinio sviluppatore consulente impiegata commessa addetto addetta stagista operaio operaia praticante
  practicas pasantia pasante estagio stage zivildiener praktikum ferienjob minijob nebenjob
  paramedic pilot teller plumber carpenter welder painter farmer gardener janitor custodian caregiver nanny foreman machinist carer porter
  packer picker stocker dispatcher courier hostess concierge housekeeper therapist counselor counsellor psychologist pharmacist dentist
  physician surgeon detective firefighter medic linguist historian journalist reporter correspondent copywriter proofreader marketer broker
  trader underwriter actuary adjuster appraiser surveyor geologist meteorologist astronomer ecologist ambassador organizer organiser
  treasurer lifeguard
  geometra infermiere infermiera medico ragioniere contabile segretario segretaria autista magazziniere cuoco cuoca parrucchiere volontario
  volontaria ricercatore ricercatrice docente educatrice farmacista capocantiere muratore elettricista idraulico direttore direttrice
  disponent disponentin fachfrau fachmann detailhandelsfachfrau detailhandelsfachmann schichtfuhrer schichtfuhrerin fachkraft pfleger
  pflegerin arzt arztin apotheker apothekerin koch kochin backer backerin friseur friseurin tischler maler schreiner vorarbeiter
  polier trainee geschaftsleiter geschaftsleiterin einkaufer einkauferin disponentin servicekraft betreuer betreuerin
  agent aide-soignant aide-soignante menuisier plombier boulanger coiffeur coiffeuse magasinier preparateur juriste avocat avocate
  pharmacien pharmacienne kinesitherapeute psychologue maitre sommelier patissier aidant benevole
  abogado abogada medico medica farmaceutico farmaceutica albanil fontanero electricista carpintero peluquero peluquera mozo moza
  advogado advogada medico medica farmaceutico professora eletricista pedreiro motorista vendedora balconista
  avukat doktor eczaci elektrikci teknisyen sef garsonu danismani satici muhasebeci
  midwife carpenter bricklayer roofer plasterer joiner landscaper labourer groundskeeper barber stylist beautician
  florist baker butcher fishmonger chef sommelier housekeeper matron registrar chaplain playworker childminder
  storeperson storeman picker-packer forklift machinist toolmaker fitter turner rigger scaffolder glazier tiler
  optometrist radiographer physiotherapist podiatrist dietitian veterinarian phlebotomist sonographer
  chair chairperson chairwoman chairman dean provost
  hotesse hote formateur formatrice receptionniste standardiste manutentionnaire cariste chauffeur conductrice mecanicien mecanicienne macon
  jardinier graphiste directrice coordinateur coordinatrice delegue deleguee auxiliaire surveillant surveillante aide-menagere saisonnier
  delegado delegada supervisora telefonista limpiador limpiadora cuidador cuidadora educador educadora soldador soldadora rececionista
  burokauffrau burokaufmann kauffrau kaufmann angestellte angestellter pflegehelfer pflegehelferin bauleiter bauleiterin filialleiter filialleiterin
  hausmeister gartner gartnerin hebamme sozialarbeiter sozialarbeiterin educatore badante saldatore assistente addetti receptionist
  verpleegkundige leraar lerares chauffeur monteur planner kok ober schoonmaker projectleider boekhouder teamleider
  ontwikkelaar beheerder adviseur stagiair ingegnere sviluppatore sviluppatrice progettista responsabile tirocinante`
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

/** German and Turkish glue or bend words, so their endings decide: 'Anwendungsentwicklerin', 'mühendisliği'. */
const ENDINGS =
  /(?:entwickler|ingenieur|architekt|administrator|berater|leiter|techniker|informatiker|designer|manager|analyst|programmierer|assistent|spezialist|mitarbeiter|student|meister|betreuer|forscher|praktikant|verkaufer|trainer|lehrer|arbeiter|helfer|kaufmann|sekretar|planer|tester|redakteur|gestalter|referent|pfleger|fahrer|buchhalter|beamter)(?:in)?$|(?:praktikum|hilfskraft|lehrkraft|fachkraft|kauffrau|beheerder|ontwikkelaar|medewerker|adviseur|begeleider|utvecklare|utvikler|ingenjor|konsulent)$|(?:gelistirici|muhendis|uzman|yonetici|danisman|tasarimci)(?:si|i|ligi)?$/

const EASTERN_TITLE =
  /人員|人员|設計師|經理|主管|實習|研究員|專員|教師|顧問|總監|エンジニア|プログラマ|デザイナー|アナリスト|マネージャー|開発者|インターン|工程师|工程師|开发|程序员|设计师|分析师|经理|主管|实习|研究员|专员|助理|教师|顾问|总监|개발자|엔지니어|디자이너|분석가|매니저|인턴/u

const UNIT =
  /(?<!\p{L})(?:cent(?:er|re)|headquarters|hq|department|division|campus|faculty|school|institute|unit|laborator\p{L}*|labs?)(?!\p{L})/iu

/** From -1 (surely none) to 3 (surely a title): how much a text looks like one. */
export function titleScore(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 11) return -1
  if (EASTERN_TITLE.test(text)) return 2.5
  let score = 0
  words.forEach((word) => {
    const parts = word.split(/[-:*]/)
    if (parts.some((part) => HEADS.has(part) || ENDINGS.test(part)) || HEADS.has(word)) score = Math.max(score, 2)
  })
  if (score > 0 && (HEADS.has(must(words.at(-1))) || HEADS.has(must(words[0])))) score += 0.5
  // 'Studio Tecnico Bonera' is a studio.
  if (score === 2 && ORGANISATION.has(must(words[0])) && !QUALIFIERS.has(must(words[0]))) score = 0.8
  // 'Engineering Center Linz' is where somebody works
  if (score > 0 && UNIT.test(text) && words.every((word) => word === 'engineering' || !HEADS.has(word))) return 0.4
  const qualifying = words.filter((word) => QUALIFIERS.has(word)).length
  return score > 0 ? score + Math.min(1, qualifying * 0.5) : Math.min(0.6, qualifying * 0.2)
}

const wordsOf = (text: string) =>
  fold(text)
    .replaceAll(/\([^)]{0,60}\)/g, ' ')
    .split(/[^\p{L}\p{N}+#'*:.-]+/u)
    .map((word) => word.replaceAll(/^[.'-]+|[.'-]+$/g, ''))
    .filter(Boolean)

import { remembered } from '#core/text/remembered.ts'
import { must } from '#core/must.ts'
import { fold } from '#core/text/fold.ts'

/** Endings the law asks for, folded. */
const LEGAL = new Set(
  `inc llc ltd limited corp corporation co company plc gmbh ag kg ug se ohg mbh ev e.v sa sas sarl sasu eurl srl sl slu spa bv nv oy oyj ab as asa aps
  s.a s.l s.r.l sp z.o.o zoo pte pty lda ltda me eireli as a.s sti sirketi holding group groupe gruppe grupo grupa grubu llp pbc`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words employers have in their names. */
export const ORGANISATION = new Set(
  `bank labs lab laboratories software systems solutions technologies technology tech studio studios agency consulting partners ventures media
  games networks telecom telecommunications communications health healthcare hospital hospitals clinic medical pharma pharmaceuticals insurance
  logistics energy power motors airlines airways railways foods foundation institute center centre council ministry department government
  municipality authority university college school army navy force forces marines guard police services industries international global digital interactive
  bureau office society association federation federal national state county city public broadband mobility analytics robotics dynamics aerospace
  electronics semiconductor retail store stores market markets marketplace shop restaurant cafe hotel hotels museum library press publishing
  records pictures entertainment capital financial finance payments pay credit trust fund union cooperative collective works factory works
  freelance self-employed selfemployed independent various clients startup
  werke werk verlag klinik krankenhaus versicherung sparkasse stadtwerke landesamt bundesamt bundeswehr verein stiftung selbststandig freiberuflich
  gemeinde spital kantonsspital backerei apotheke kanzlei praxis kaufhaus handelskammer
  comune regione ospedale clinica croce farmacia supermercados supermercado tienda panaderia grupo associazione ente studio
  cabinet boulangerie pharmacie brasserie clinique lycee belediye hastane eczane
  banque societe hopital assurances mairie conseil edition editions ateliers atelier cooperative laboratoire laboratoires ministere agence
  banco hospital seguros ayuntamiento ministerio agencia laboratorios laboratorio soluciones sistemas tecnologias servicios cooperativa
  solucoes tecnologias servicos prefeitura ministerio
  bank szpital urzad uslugi zaklady wydawnictwo fundacja ministerstwo laboratorium
  bankasi hastanesi belediyesi bakanligi yazilim bilisim teknoloji teknolojileri sigorta holding ajansi vakfi`
    .split(/\s+/)
    .filter(Boolean),
)

const SCHOOL =
  /\b(?:universit(?!ari[oa]s?\b|aires?\b)|centr[eo] universitari|universid|uniwersytet|politechnik|polytech|politecn|hochschul|fachhochschul|college|institut|istitut|instytut|enstitu|akademi|academ(?!ic(?:s|ally)?\b)|school|schule|ecole|lycee|liceum|lise|gymnasium|gimnazjum|bootcamp|boot camp|faculty|fakult|facultad|faculdade|facolta|yuksekokul|meslek yuksek|technikum|colegio|escola|escuela|iut|campus|conservato|seminary|szkol|kolleg|polytechnic|hogeschool|sixth form|colaiste|gaelscoil|vidyala|vidyapeeth|tafe\b|handwerkskammer|(?<!\()ihk\b|volkshochschul|berufsschul|liceo|licee|scuola|kolej|cegep|senac\b|senai\b|tecnologico de|akademia|cifp\b|ies\b|i\.e\.s|e\.e\.|c\.e\.i\.p|iit\b|eth zurich|univer\w{0,3}t\w?y\b|accadem|sveuciliste|univerzit|yliopisto|ammattikorkeakoulu|lukio\b|hogskol|hojskole|folkehojskole|skolan?\b|skole\b|egyetem|foiskola|gimnazija|atheneum|lyceum|scholengemeenschap|roc\b|syntra\b|opleidingscentrum|bildungszentrum|egitim merkezi|training cent(?:re|er)|centr[eo] d[ei] form|bildungswerk|universitatea|colegiul|scoala|faculte\b|instituut|etec\b|fatec\b|conalep\b|cetis\b|cbtis\b|afpa\b|greta\b|cnam\b)/
/** Letters that stand for schools, before a name or alone; 'High' behind one. 'Diplom-Informatiker (FH)' is a degree. */
const SCHOOL_LETTERS =
  /(?:^|[\s,(])(?!(?<=\()(?:FH|TH)\))(?:FH|TU|TH|HTL|HTW|HAW|DHBW|RWTH|KIT|LMU|ETH|EPFL|EPFZ|INSA|ENS|ENSA|HEC|ESSEC|ESCP|ESC|EDHEC|CFA|ITIS|ITC|ITCG|ITT|IPSIA|IISS?|IPSSAR|SUNY|CUNY|UCLA|UCL|LSE|NYU|USC|MIT|CMU|NUS|NTU|IITs?|NIT|IIIT|BITS|VIT|IIM|UFRJ|UFMG|USP|UNICAMP|UNESP|PUC|UNAM|IPN|ITESM|UBA|UTN|UNLP|UAM|UCM|UPM|UPC|UPV|UPF|UOC|UNED|IES|CIFP|KU|VUB|ULB|UvA|ODT\u00dc|\u0130T\u00dc|YT\u00dc|AGH|SGH)(?= \p{L}|$|[,)-])|^\p{Lu}.{2,40} High$|^UC (?:Berkeley|Davis|Irvine|Merced|Riverside|San Diego|Santa \p{L}+)$|^UT (?:Austin|Dallas)$|^(?:Cal|(?:Georgia|Virginia|Michigan|Texas|Louisiana) )[Tt]ech$|^(?:UIUC|UCSD|UCSB|UPenn|Penn State)(?=$|[,)-])/u
const SCHOOL_WORD =
  /(?:universitat|universitesi|universiteit|hochschule|schule|akademie|kolleg|gymnasium|institut|institute|lisesi|okulu)\b/

/** Without blanks between words, parts of words decide: Chinese, Japanese, Korean; Russian and Ukrainian forms of company. */
const EASTERN_SCHOOL =
  /大学|大學|学院|學院|学校|學校|高校|高専|高中|대학|학교|университет|університет|институт|інститут|академия|академія|колледж|коледж/u
const EASTERN_COMPANY =
  /株式会社|有限会社|合同会社|公司|集团|集團|银行|銀行|研究所|科技|주식회사|은행|(?:^|\s)(?:ооо|оао|зао|пао|тов|прат|ао)(?:\s|$)/u

/** Turkish for network, which is no AG. */
const NETWORK = /(?<!\p{L})ağ(?!\p{L})/giu

/** The word of 'Worked as a trainee'; the form of a company is written 'AS'. */
const SMALL_AS = /(?<!\p{L})as(?!\p{L})/gu

/** From 0 to 3: how much a text looks like an employer's name. */
export const companyScore = remembered((text: string): number => {
  const words = fold(text.replaceAll(NETWORK, ' ').replaceAll(SMALL_AS, ' '))
    .split(/[^\p{L}\p{N}.&'-]+/u)
    .map((word) => word.replace(/[.]$/, ''))
    .filter(Boolean)
  if (words.length === 0 || words.length > 9) return 0
  // 'Inc.' alone is the end of a name.
  if (words.length === 1 && LEGAL.has(must(words[0])) && words[0] !== 'group') return 0
  let score = 0
  if (LEGAL.has(must(words.at(-1))) || (words.length > 1 && LEGAL.has(must(words.at(-2))))) score += 2
  if (words.some((word) => ORGANISATION.has(word))) score += 1
  if (EASTERN_COMPANY.test(text.toLowerCase())) score += 2
  if (SCHOOL.test(fold(text)) || EASTERN_SCHOOL.test(text.toLowerCase())) score += 1
  if (/ & |\bund\b/.test(text)) score += 0.3
  return Math.min(3, score)
})

/** From 0 to 3: how much a text looks like a school's name. */
export const schoolScore = remembered((text: string): number => {
  const folded = fold(text)
  if (folded.length > 140) return 0
  return SCHOOL.test(folded) ||
    SCHOOL_LETTERS.test(text) ||
    SCHOOL_WORD.test(folded) ||
    EASTERN_SCHOOL.test(text.toLowerCase())
    ? 2.5
    : 0
})

const SCHOOL_UNIT =
  /^(?:the )?(?:college|school|faculty|department|institute|division|cent(?:re|er)|chair|lab(?:oratory)?) (?:of|for) |^(?:institut|fakultat|lehrstuhl|zentrum) fur |^(?:faculte|facultad|faculdade|facolta|departamento|departement|dipartimento|instituto|istituto) (?:de|di|d'|do|da) ?/u

/** 'Institute of Physics': beside a university it is the smaller name. */
export const isSchoolUnit = (text: string) => SCHOOL_UNIT.test(fold(text))

import { anyOf } from '../phrases.ts'

/** What people have appointments for beside work. */
const PRIVATE = anyOf(
  'dentist*, doctor s, gp, hairdresser*, barber, vet, optician*, physio*, therapist*, hospital, nursery, kindergarten, school, parents evening/meeting, pta, viewing, landlord, flat, apartment viewing, table for, your table, restaurant, reservation, booking, delivery, parcel, courier, yoga, gym, choir, book club, class, lesson*, car inspection/service, garage, mot, plumber, boiler, heating, chimney, registry office, town hall, concert, wedding, match, tournament',
  'zahnarzt*, hausarzt*, praxis, friseur*, tierarzt*, physio*, kita, kindergarten, schule, elternabend, elternbeirat*, elternsprechtag, wohnungsbesichtigung, besichtigungstermin, vermieter*, tisch, restaurant, reservierung, lieferung, paket, yoga*, fitness*, chor, verein*, kurs, hauptuntersuchung, tuv, werkstatt, handwerker*, heizung, schornsteinfeger, burgeramt*, standesamt, rathaus',
  'dis hekim*, disci*, zahnarzt, doktor*, muayene*, kuafor*, berber*, veteriner*, kres, okul*, veli toplanti*, ev gezme*, daire*, kiraci*, restoran*, rezervasyon*, teslimat*, kargo*, yoga*, spor salonu, kurs*, arac muayene*, servis randevu*, tesisatci*, kombi*, nufus mudurlug*, belediye*',
  'dentiste, medecin, coiffeu*, veterinaire, kine, creche, ecole, reunion de parents, visite de l appartement, proprietaire, table, restaurant, reservation, livraison, colis, yoga, salle de sport, chorale, cours, controle technique, garage, plombier, chaudiere, mairie, prefecture',
  'dentista, medico, peluqueri*, veterinari*, fisio*, guarderia, colegio, reunion de padres, visita al piso, casero, mesa, restaurante, reserva, entrega, paquete, yoga, gimnasio, coro, clase, itv, taller, fontaner*, caldera, ayuntamiento, registro civil',
)
/** Words that letters about work have. */
const OF_WORK = anyOf(
  'position, role, job, jobs, vacancy, application, applied, applying, apply, interview*, candidate*, candidacy, cv, resume, recruit*, hiring, hire, hr, salary, internship, apprenticeship, employ*, onboarding, your profile, trial day/shift/lesson',
  '*stelle, stellenangebot*, bewerb*, vorstellungsgesprach*, kandidat*, lebenslauf, personal*, recruit*, gehalt*, praktikum, ausbildung, arbeitsvertrag*, einstell*, probearbeit*, probetag',
  'pozisyon*, basvuru*, mulakat*, is gorusme*, ozgecmis*, aday*, ise alim*, insan kaynaklari, maas*, staj*, ise basla*',
  'poste, candidat*, entretien*, recrut*, embauche*, cv, salaire, stage, alternance',
  'puesto, vacante, candidat*, entrevista*, seleccion, curriculum, cv, salario, sueldo, practicas, contratacion',
)

/** An appointment of everyday life, in a letter without a word of work. */
export const isOfPrivateLife = (folded: readonly string[]): boolean =>
  folded.some((one) => PRIVATE.test(one)) && !folded.some((one) => OF_WORK.test(one))

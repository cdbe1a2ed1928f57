import type { LanguageWords } from './words.ts'

export const es: LanguageWords = {
  glue: `luego después esos esas aquel yo él ella ellos ellas quien quienes siendo estaba estoy está están fui has habido allí ahí entonces 
    cuales misma mismos 
    el la los las lo un una unos unas de del al a en y e o u con por para sin sobre entre hasta hacia durante según como que cual cuyo cuya donde su sus mi mis
    se me le les es son era eran fue fueron ser sido estar está estaban he ha han había haber también además incluso incluido incluida incluidos así mismo
    mediante usando utilizando uso utilicé tarea tareas puesto función funciones trabajo trabajé trabajando este esta estos estas ese esa eso dentro parte tipo
    cargo relativo relativa embargo aunque pero siguiendo cuanto través hice hacer hago`,
  light: `di doy daba presto presté prestaba brindo brindé realizo realizaba hago hacía efectúo efectuaba ejecuto encargo encargaba ocupo ocupaba realicé realizado realizar realización hice hecho llevé cabo efectué efectuado encargué ejecuté gestioné`,
  dampers: {
    assist: `ayudé ayuda ayudar apoyo apoyé apoyar asistí asistencia asistir colaboré colaboración participé participación participar contribuí contribución`,
    attend: `observé observar acompañé asistí presencié`,
    together: `equipo compañera compañero compañeros compañeras juntos grupo colaboración junto junta colega colegas nosotros entre socios dos-personas conjuntamente pareja`,
    tentative: `propuse propuesta planifiqué planifico planificado planificar planeé planeado previsto sugerí pensé borrador prototipo prueba probé intenté intento demo idea pendiente espera consideré
      quería aprendo aprendiendo ejercicio ficticio ficticia piloto maqueta experimenté empecé`,
    negation: `no nunca jamás ningún ninguna ninguno sin tampoco`,
    limit: `mitad parte parcialmente algunos algunas algún solo sólo únicamente máximo casi hasta menosde menos dos-veces veces`,
    approx: `decena quincena veintena treintena centenar unos unas aproximadamente alrededor cerca casi`,
    condition: `cuando si sustitución sustituí ausencia ocasionalmente vez puntualmente suplencia temporalmente temporal`,
    other: `otro otros otra otras alguien`,
    unfinished: `inacabado becario becaria prácticas junior aprendiz auxiliar ayudante asistente estudiante voluntario voluntaria futuro futura subdirector ex antiguo`,
  },
  raisers: `másde mínimo exactamente superior`,
  accompany: `con por bajo`,
  companions: `equipo grupo socios entre`,
  ranks: `cto ceo cfo coo cio ciso cpo cmo vp evp svp jefe jefa director directora gerente responsable encargado encargada líder supervisor supervisora senior arquitecto arquitecta experto experta especialista
    fundador fundadora dueño coordinador coordinadora farmacéutico farmacéutica ingeniero ingeniera profesor profesora presidente`,
  roleMarks: `como`,
  levels: `nativo fluido bilingüe básico intermedio avanzado alto a1 a2 b1 b2 c1 c2 lengua materna`,
  joints: `y e además también que`,
  prepositions: `para por con sin sobre entre hasta durante en y o a al como que según es son era fue`,
  partOf: `de del`,
  rangeTo: `a y`,
  directions: [
    ['con', 'sin'],
    ['desde', 'hasta'],
  ],
  singular: `un una`,
  ongoing: `desde actualmente ahora`,
  times: `hora día semana mes año minuto`,
  durations: {
    nearly: `casi`,
    over: `másde`,
    years: `año años`,
    months: `mes meses`,
    around: `unos alrededor aproximadamente`,
  },
  numbers: {
    units: `cero 0 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16 diecisiete 17
      dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintidós 22 veintitrés 23 veinticuatro 24 veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 docena 12 decena 10 quincena 15 veintena 20 treintena 30 centenar 100 cien 100 ciento 100
      doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900`,
    hundred: '',
    thousand: 'mil',
    million: 'millón millones',
    and: 'y',
    isGlued: false,
  },
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  determiners: `el la los las mi mis nuestro nuestra un una`,
  byAgent: `por`,
  be: `es son fue fueron era eran sido`,
  me: `me nos`,
  we: /[aei]mos$/u,
}

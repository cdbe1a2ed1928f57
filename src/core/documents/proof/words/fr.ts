import type { LanguageWords } from './words.ts'

export const fr: LanguageWords = {
  glue: `ensuite celui celle ceux celles lequel laquelle lesquels lesquelles moi alors là ici étais avons suis es fus eu 
    le la les l un une des du de d au aux à en et ou dans sur sous par pour avec sans chez vers entre pendant durant lors ce cet cette ces son sa ses
    leur leurs mon ma mes il elle ils elles je j nous on qui que qu dont où se s y est sont était étaient été être ai a as ont avais avait avoir comme ainsi
    également aussi plus notamment afin via selon parmi incluant y compris tâche tâches mission missions poste rôle travail travaux au sein lors cadre dont
    concernant relatif relative utilisant utilisation aide moyen n t m c puis enfin toutefois cependant mais suivant apporté apportée apportés`,
  light: `tenais tiens ai apporté fournis fourni effectue effectuais assure assurais réalise réalisais fais faisais procédé procède procédais exécute effectué effectuée effectuer assuré assurée assurer réalisé réalisée réaliser réalisation prise charge accompli chargé chargée fait faire exécuté`,
  dampers: {
    assist: `aide aider aidé assistance assisté appui soutien participation participé participer contribution contribué contribuer coauteur`,
    attend: `observation observé assisté suivi accompagné découverte initiation`,
    together: `équipe collègue collègues collaboration collaboré ensemble binôme groupe deux-personnes nous coéquipiers coéquipier trois-personnes conjointement concert ensemble
      trinôme collectif`,
    tentative: `prévu prévue prévois prévoit prévoyais prévoir planifié proposé proposition suggéré projet-pilote prototype maquette essai essayé testé démo brouillon envisagé ébauche expérimenté
      attente candidat commencé fictif fictive apprentissage exercice souhaité étudié devait pourrait`,
    negation: `non pas jamais aucun aucune sans ni`,
    limit: `moitié partie partiellement certains certaines quelques seulement uniquement maximum presque jusqu moinsde parfois moins deux-fois une-fois`,
    approx: `dizaine quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine centaine environ approximativement quelque presque près`,
    condition: `si lorsque quand parfois remplacement remplacé absence occasionnellement ponctuellement besoin intérim temporairement`,
    other: `autre autres quelqu`,
    unfinished: `inachevé stagiaire stage junior apprenti apprentie alternance alternant assistant assistante adjoint adjointe aspirant futur future étudiant étudiante
      bénévole auxiliaire aide ancien ancienne vice`,
  },
  raisers: `plusde minimum exactement précisément dépassant`,
  accompany: `avec par sous`,
  companions: `équipe groupe`,
  ranks: `cto ceo cfo coo cio ciso cpo cmo vp evp svp responsable chef cheffe directeur directrice manager gérant gérante dirigeant dirigeante senior architecte expert experte spécialiste fondateur fondatrice
    encadrant superviseur ingénieur ingénieure président présidente professeur professeure formateur formatrice`,
  roleMarks: `comme tant`,
  levels: `courant bilingue maternelle natif notions intermédiaire avancé a1 a2 b1 b2 c1 c2 lu parlé écrit`,
  joints: `et ainsi également puis qui dont`,
  prepositions: `pour dans sur sous par avec sans chez vers entre pendant durant depuis et ou à au aux en qui que comme est sont était`,
  partOf: `de des d sur`,
  rangeTo: `à et`,
  directions: [['avec', 'sans']],
  singular: `un une`,
  ongoing: `depuis actuellement aujourd`,
  times: `heure jour semaine mois an minute matin`,
  durations: {
    nearly: `presque près`,
    over: `plusde`,
    years: `an ans année années`,
    months: `mois`,
    around: `environ`,
  },
  numbers: {
    units: `zéro 0 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 vingts 20
      trente 30 quarante 40 cinquante 50 soixante 60 douzaine 12 dizaine 10 septante 70 nonante 90 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100`,
    hundred: 'cent cents',
    thousand: 'mille',
    million: 'million millions',
    and: 'et',
    isGlued: false,
  },
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  determiners: `le la les mon ma mes notre nos un une`,
  byAgent: `par`,
  be: `est sont été était étaient ont`,
  me: `me nous moi`,
}

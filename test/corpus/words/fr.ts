import type { LanguageWords } from './language.ts'

export const fr: LanguageWords = {
  code: 'fr',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  present: ['aujourd’hui', 'présent', 'à ce jour', 'en cours'],
  headings: {
    summary: ['Profil', 'À propos'], experience: ['Expérience professionnelle', 'Expériences professionnelles', 'Parcours professionnel'],
    education: ['Formation', 'Études', 'Formation académique'], skills: ['Compétences', 'Compétences techniques', 'Outils'],
    projects: ['Projets'], certifications: ['Certifications'], languages: ['Langues'],
  },
  names: ['Maëlys d’Arcourt', 'Théophile Le Goff', 'Aïssatou Diarra', 'Benoît Saint-Clair'],
  titles: ['Développeuse full stack', 'Ingénieur logiciel', 'Administrateur systèmes', 'Cheffe de projet informatique', 'Analyste de données', 'Stagiaire développeur', 'Architecte cloud'],
  companies: ['Atelier du Roc', 'Banque des Trois Rivières', 'Maison Perrault', 'Hélios Énergie SA', 'Clinique des Acacias', 'Studio Garance'],
  cities: ['Lyon, France', 'Nantes', 'Bruxelles, Belgique', 'Télétravail', 'Toulouse'],
  phones: ['+33 6 99 00 11 22', '01 99 00 44 55', '+32 2 555 01 33'],
  schools: ['Université de Valfleury', 'École supérieure du Numérique', 'Institut Polytechnique de Brume', 'Lycée Colette-Besson'],
  degrees: [
    { degree: 'Master', area: 'Informatique', joint: ' en ' }, { degree: 'Licence', area: 'Mathématiques appliquées', joint: ' ' },
    { degree: 'BTS', area: 'Services informatiques', joint: ' – ' }, { degree: 'Diplôme d’ingénieur', area: 'Génie logiciel', joint: ', ' },
  ],
  bullets: ['Création d’une plateforme de réservation avec {a} et {b} pour 400 clients.', 'Migration des rapports de {a} vers {b}.', 'Déploiements automatisés avec {a}.', 'Services en {a} derrière une passerelle {b}, suivis dans {c}.', 'Mise en place de {a}, {b} et {c}.'],
  plain: ['Encadrement d’une équipe de six personnes.', 'Formation de trente nouveaux collègues.', 'Baisse des incidents de 18 % en un an.'],
  summaries: ['Développeuse depuis huit ans, attachée aux petites équipes et aux objectifs clairs.'],
  spoken: ['Français', 'Anglais'],
  at: ' chez ',
}

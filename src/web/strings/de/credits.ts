import type { Catalogue } from '../catalogue.ts'
import { credits as english } from '../en/credits.ts'

const { onet, skills } = english.sections

/** What a licence asks to be said stays in its own words. */
export const credits: Catalogue['credits'] = {
  meta: {
    title: 'Quellen · Waymark',
    description: 'Die öffentlichen Daten und die freie Software, auf denen Waymark steht.',
  },
  heading: 'Quellen',
  note: 'Die öffentlichen Daten und die freie Software, auf denen Waymark steht.',
  sections: {
    onet,
    pay: {
      title: 'Gehaltsspannen',
      body: [
        'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, Mai 2024, Perzentile der USA; die Zuordnung von Berufsbezeichnungen zu Berufen und die Wahl der Perzentile sind von uns.',
      ],
    },
    skills: { title: 'Namen von Fähigkeiten und Orten', body: skills.body },
    courses: {
      title: 'Kurse',
      body: [
        'Titel von Kursen, Namen von Anbietern und Produkten gehören ihren Eigentümern. Wir verweisen auf sie; eine Empfehlung ihrerseits ist damit nicht gemeint.',
      ],
    },
    type: {
      title: 'Schrift und Symbole',
      body: [
        'Figtree, © The Figtree Project Authors, [SIL Open Font License 1.1](https://openfontlicense.org); in gedruckten Lebensläufen Noto Sans, © The Noto Project Authors, unter derselben Lizenz. Symbole von [Lucide](https://lucide.dev), ISC-Lizenz.',
      ],
    },
    mit: { title: 'MIT-Hinweis (github-linguist)', body: [] },
  },
}

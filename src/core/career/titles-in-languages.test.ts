import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readTitle } from '#core/career/catalogue/job-titles.ts'
import { turkishName } from '#core/career/catalogue/turkish-names.ts'

/** What German, French and Spanish call the interim roles, in that order. */
const TITLES: Record<string, string> = {
  'junior-web-developer': 'Junior Webentwickler | Développeur web junior | Desarrollador web junior',
  'frontend-developer': 'Frontend-Entwicklerin | Développeuse front-end | Desarrolladora front-end',
  'backend-developer': 'Junior Backend-Entwickler | Développeur back-end junior | Desarrollador back-end junior',
  'qa-tester': 'Softwaretester | Testeuse logiciel | Probador de software',
  'junior-software-developer':
    'Junior Softwareentwickler | Développeur logiciel junior | Desarrollador de software junior',
  'technical-support-engineer': 'Technischer Support | Ingénieur support technique | Ingeniero de soporte técnico',
  'it-support-specialist':
    'IT-Support-Spezialistin | Technicien support informatique | Especialista en soporte informático',
  'help-desk-technician': 'Helpdesk-Techniker | Technicien helpdesk | Técnico de help desk',
  'soc-analyst-tier-1': 'SOC-Analystin | Analyste SOC | Analista SOC',
  'junior-security-auditor':
    'Assistenz IT-Risiko und Compliance | Assistant risques et conformité informatique | Asistente de riesgos y cumplimiento TI',
  'systems-administrator': 'Systemadministrator | Administratrice systèmes | Administradora de sistemas',
  'cloud-support-associate': 'Cloud-Support-Mitarbeiter | Technicien support cloud | Técnico de soporte cloud',
  'junior-devops-engineer': 'Junior DevOps-Ingenieur | Ingénieur DevOps junior | Ingeniero DevOps junior',
  'noc-technician': 'NOC-Techniker | Technicien NOC | Técnico NOC',
  'network-support-technician': 'Netzwerktechniker | Technicien support réseau | Técnico de soporte de redes',
  'junior-network-administrator': 'Netzwerkadministrator | Administrateur réseau | Administrador de redes',
  'data-analyst': 'Datenanalystin | Analyste de données | Analista de datos',
  'bi-analyst': 'BI-Analyst | Analyste BI | Analista BI',
  'reporting-analyst': 'Reporting-Analyst | Analyste reporting | Analista de reporting',
  'junior-data-engineer': 'Dateningenieur | Ingénieure de données | Ingeniera de datos',
  'data-annotator': 'Datenannotator | Annotateur de données | Anotadora de datos',
  'prompt-llm-specialist': 'KI-Entwickler | Développeur IA | Desarrollador de IA',
  'machine-learning-intern':
    'Machine-Learning-Ingenieurin | Ingénieur machine learning | Ingeniera de aprendizaje automático',
  'research-assistant-data':
    'Wissenschaftliche Mitarbeiterin (Daten) | Assistante de recherche | Asistente de investigación',
  'graphic-designer': 'Grafikdesignerin | Graphiste | Diseñadora gráfica',
  'ux-research-assistant': 'UX-Research-Assistenz | Assistant recherche UX | Asistente de investigación UX',
  'junior-ui-designer': 'UI-Designer | Designer UI junior | Diseñadora UI junior',
  'web-designer': 'Webdesigner | Webdesigner | Diseñadora web',
  'junior-mobile-developer': 'Mobile-Entwickler | Développeur mobile | Desarrolladora móvil',
  'react-native-developer': 'React-Native-Entwicklerin | Développeuse React Native | Desarrolladora React Native',
  'mobile-qa-tester': 'Tester für mobile Apps | Testeur d’applications mobiles | Probadora de aplicaciones móviles',
  'technical-writer': 'Technischer Redakteur | Rédactrice technique | Redactora técnica',
}

/** A title is known when one of its families does the role's work. */
const NEAR = 0.6

it.each(
  [...fullCatalogue.roles.values()].filter((role) => role.kind === 'interim').map((role) => [role.id, role] as const),
)('knows %s by its title in five languages', (id, role) => {
  const near = (role.titles ?? []).filter(({ closeness }) => closeness >= NEAR).map(({ family }) => family)
  const turkish = turkishName(role.title)
  const written = [role.title, turkish, turkish.toLocaleUpperCase('tr'), `Kıdemli ${turkish}`]
  const all = [...written, ...(TITLES[id] ?? '').split(' | ')]
  expect(all).toHaveLength(7)
  expect(
    all.flatMap((title) => {
      const { families } = readTitle(fullCatalogue.titleFamilies, title)
      return families.some((family) => near.includes(family)) ? [] : [`${title}: ${families.join()}`]
    }),
  ).toEqual([])
})

import type { LanguageCode } from '../stem.ts'
import type { Phrases } from './words.ts'

/** Every pairing of the parts: 'my|our' and 'tasks|duties'. */
const each = (...parts: string[]): string =>
  parts
    .map((part) => part.split('|'))
    .reduce((so, words) => so.flatMap((start) => words.map((word) => `${start} ${word}`)))
    .join('|')

/**
 * What stands around a claim and makes none: 'my duties included', 'zu meinen Aufgaben gehört'.
 */
export const FRAMES: Readonly<Record<LanguageCode, Phrases>> = {
  en: [
    [each('my', 'duties|tasks|responsibilities|work|job|role', 'included|involved|consisted of|comprised|include'), ''],
    [each('the', 'job|work|role|position', 'included|involved|consisted of|comprised'), ''],
    [each('my', 'job|task|role', 'was to|is to|was|is'), ''],
    [each('part of my|one of my', 'job|work|tasks|duties', 'was|is|was to|is to'), ''],
    [each('was|were|been', 'tasked with|charged with'), ''],
    ['by means of|by way of', 'with'],
    ['over the course of|in the course of', 'during'],
    ['with the aim of|with the goal of|with a view to', 'inorderto'],
    ['on a few occasions', 'a few times'],
    [each('was|were|am|being|been', 'among those who|one of those who'), 'participated'],
    ['for the purpose of', 'for'],
    ['in terms of|with regard to|with respect to|in regard to', 'about'],
    [
      'teamed up with|teaming up with|partnered with|partnering with|in tandem with|side by side with|in partnership with|in conjunction with|worked alongside|working alongside',
      'together with',
    ],
  ],
  de: [
    [
      each(
        'zu meinen aufgaben|zu den aufgaben|zu meinen tätigkeiten',
        'gehörte|gehörten|gehört|gehören|zählte|zählten|zählt|zählen',
      ),
      '',
    ],
    [
      each(
        'meine aufgabe|meine aufgaben|meine tätigkeit|meine tätigkeiten',
        'war|waren|ist|sind|umfasste|umfassten|umfasst|umfassen',
      ),
      '',
    ],
    ['unter verwendung von|unter einsatz von|unter nutzung von|mit hilfe von|mithilfe von', 'mit'],
    ['in zusammenarbeit mit|im tandem mit|seite an seite mit|im team mit', 'gemeinsam'],
    ['seit kurzem', 'seit'],
  ],
  tr: [
    ['görevlerim arasında|görevlerim arasındaydı|sorumluluklarım arasında|işlerim arasında|görev kapsamında', ''],
    ['yer alıyordu|yer alıyor|yer almaktaydı|yer almaktadır|bulunuyordu|bulunmaktaydı', 'vardı'],
    ['olmak üzere', 'olarak'],
    ['iş birliği içinde|işbirliği içinde|iş birliğiyle|el birliğiyle', 'birlikte'],
  ],
  fr: [
    [
      each('mes', 'missions|tâches|fonctions|activités', 'comprenaient|incluaient|étaient|sont|comprennent|incluent'),
      '',
    ],
    [each('mon travail|mon rôle|ma mission|ma tâche', 'consistait à|consiste à|était de|est de|était|comprenait'), ''],
    ['parmi lesquels|parmi lesquelles|parmi eux|parmi elles', 'dont'],
    [
      each(
        'pas|non',
        'terminé|terminée|terminés|terminées|achevé|achevée|achevés|achevées|fini|finie|complété|complétée',
      ),
      'inachevé',
    ],
    ['inachevée|inachevés|inachevées|resté inachevé|restée inachevée', 'inachevé'],
    ['aux côtés de|de concert avec|en collaboration avec|en coopération avec', 'ensemble avec'],
  ],
  es: [
    [each('mis', 'tareas|funciones|labores', 'incluían|incluyen|eran|son|comprendían'), ''],
    [each('mi', 'trabajo|tarea|función|labor', 'consistía en|consiste en|era|es'), ''],
    [each('entre mis', 'tareas|funciones', 'estaba|estaban|está|están'), ''],
    ['de los cuales|de las cuales|entre ellos|entre ellas', 'de ellos'],
    ['por medio de|mediante el uso de|haciendo uso de', 'con'],
  ],
}

import type { Catalogue } from '../catalogue.ts'

export const accessibility: Catalogue['accessibility'] = {
  meta: {
    title: 'Barrierefreiheit · Waymark',
    description: 'Was Waymark tut, damit alle es nutzen können, was wie geprüft wurde und was nicht.',
  },
  heading: 'Barrierefreiheit',
  note: 'Waymark richtet sich nach den Web Content Accessibility Guidelines 2.2, Stufe AA. Diese Seite sagt, wie weit das geprüft wurde und wie.',
  sections: {
    'built-in': {
      title: 'Was eingebaut ist',
      body: [
        [
          '**Tastatur:** alles geht ohne Maus. Der erste Halt jeder Seite springt zum Inhalt, der Fokus ist immer zu sehen, und was sich ziehen lässt, lässt sich auch mit Alt und den Pfeiltasten oder über ein Menü bewegen.',
          '**Screenreader:** Überschriften, Bereiche und Felder haben Namen; Fehler stehen bei ihrem Feld und werden vorgelesen; was lädt oder sich ändert, sagt es. Jedes Diagramm nennt seine Zahlen in Worten und lässt sich als Tabelle zeigen.',
          '**Sehen:** hell und dunkel; Text mit einem Kontrast von 4,5 zu 1 oder mehr; nichts wird nur durch Farbe gesagt; Seiten passen in 320 Pixel und in 200 % Vergrößerung, ohne seitlich zu rollen, und behalten ihren Text, wenn du ihn weiter setzt.',
          '**Bewegung:** wünscht dein System weniger Bewegung, bewegt sich nichts und kein Konfetti fliegt. Filme warten, bis du sie startest.',
          '**Zeit und Skripte:** ein gewerteter Test hat eine Uhr; sonst läuft nichts ab, während du nachdenkst, und dieselben Tests lassen sich ohne Uhr üben. Öffentliche Seiten lassen sich ohne JavaScript lesen.',
        ],
      ],
    },
    tested: {
      title: 'Was geprüft wurde, und wie',
      body: [
        'Diese Prüfungen gehören zum Programm, und wer seinen Quelltext hat, kann sie wiederholen:',
        [
          '**Nach Regeln:** axe prüft jede Seite, gefüllt mit den Monaten einer erfundenen Person, in der Breite eines Telefons und eines Bildschirms, hell und dunkel.',
          '**Mit der Tastatur:** ein Browser ohne Maus legt ein Konto an, beantwortet die Fragen, lädt einen Lebenslauf hoch und kommt zur Übersicht. 24 Prüfungen drücken jede Taste, auf die Dialoge, Menüs, Reiter, Akkordeons und Auswahlfelder hören.',
          '**Im Layout:** jede Seite bei 320, 390 und 1440 Pixeln, bei 200 % Vergrößerung und mit den Textabständen von WCAG 1.4.12: keine darf seitlich rollen.',
          '**Nach Namen:** die Tests finden jede Schaltfläche, jeden Link und jedes Feld über Rolle und Namen, wie ein Screenreader, nie über den Platz im Code.',
          '**Mit dem Auge:** einige Seiten, nicht alle, wurden mit weniger Bewegung und in den Kontrastfarben angesehen, die Windows Kontrastdesigns nennt.',
        ],
      ],
    },
    'not-tested': {
      title: 'Was nicht geprüft wurde',
      body: [
        'Niemand, der jeden Tag einen Screenreader, einen Schalter oder Sprachsteuerung nutzt, hat Waymark bisher geprüft, und es wurde nicht mit JAWS, NVDA, VoiceOver oder TalkBack selbst versucht: nur mit den Namen und Rollen, die sie bekommen. Der Browser all dieser Prüfungen war Chromium. Regeln finden einen Teil aller Barrieren; rechne also damit, dass einige übrig sind.',
      ],
    },
    limits: {
      title: 'Bekannte Grenzen',
      body: [
        [
          'Die empfohlenen Kurse stehen auf anderen Plattformen, deren Barrierefreiheit wir nicht kennen.',
          'Text, den ein KI-Anbieter schreibt, kann lang oder seltsam gegliedert sein. Er wird als einfache Überschriften, Listen und Absätze gezeigt.',
          'Seiten hinter der Anmeldung brauchen JavaScript und sprechen bisher Englisch oder Türkisch.',
        ],
      ],
    },
    'tell-us': {
      title: 'Sag es uns',
      body: [
        'Hindert dich etwas daran, Waymark zu nutzen, schreib an {supportEmail} oder über die [Kontaktseite](contact). Sag, welche Seite es war und womit du sie liest.',
      ],
    },
  },
}

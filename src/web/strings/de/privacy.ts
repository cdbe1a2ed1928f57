import type { Catalogue } from '../catalogue.ts'

export const privacy: Catalogue['privacy'] = {
  meta: {
    title: 'Datenschutz · Waymark',
    description: 'Was Waymark über dich speichert, wo, wie lange, und wie du es mitnimmst oder löschst.',
  },
  heading: 'Datenschutz',
  note: 'Geschrieben für dieses Produkt, wie es arbeitet. Waymark ist Software, die jemand auf einem Server betreibt; „wir“ sind die Betreiber dieses Servers.',
  sections: {
    what: {
      title: 'Was wir speichern',
      body: [
        'Alles liegt in der Datenbank dieses Servers:',
        [
          '**Dein Konto:** Vor- und Nachname, E-Mail-Adresse, Zeitzone, Sprache, Plan, wann du dich angemeldet hast, und dein Passwort als Argon2id-Hash, aus dem es sich nicht zurückgewinnen lässt. Der Schlüssel eines zweiten Schritts ist versiegelt; Netzadressen werden nur als Hashes mit Schlüssel aufbewahrt. Dazu: Zugangsschlüssel, die du angelegt hast, und ein Abonnement mit seinen Änderungen.',
          '**Deine Antworten zum Beruf:** die sieben Fragen, dein Traumberuf, die Kurse, die dir empfohlen wurden, und wie sich deine Übereinstimmung bewegt hat.',
          '**Dein Lebenslauf:** was daraus gelesen wurde (Fähigkeiten, Stationen, Ausbildung) und höchstens die letzten drei Dateien. Du kannst wählen, dass eine Datei nicht aufbewahrt wird.',
          '**Deine Dokumente:** das Berufsprofil, Lebensläufe und Briefe mit ihren früheren Fassungen und Kopien dessen, was du verschickt hast.',
          '**Deine Stellensuche:** Stellenanzeigen, Bewerbungen mit Verlauf, Notizen, Schlagwörtern und Aufgaben, Gespräche mit Terminen und Notizen, eingelesene Dateien, gespeicherte Ansichten und Stellen, die du beobachtest oder ausgeblendet hast.',
          '**Andere Menschen,** wenn du sie aufschreibst: Kontakte mit Name, Aufgabe, E-Mail-Adresse, Telefon und Link, und die Mails, die du einfügst. Behalte von ihnen nur, was du brauchst; mit der Bewerbung wird es gelöscht.',
          '**Was du teilst:** öffentliche Links zu deinem Plan mit ihrem Zuspruch, Nachweise bestandener Tests und die Adresse deines Kalenders.',
          '**Erinnerungen:** welche du willst, an welche Geräte sie gehen und welche gesendet wurden.',
          '**Dein Fortschritt:** Kurse, Punkte, Abzeichen, die Tage, an denen du aktiv warst, Tests mit deinen Antworten, Aufgaben und was du von monatlichen Grenzen verbraucht hast.',
          '**Deine Gespräche:** Fragen an die KI-Beratung und ihre Antworten, deine Antworten im Interview und die Rückmeldungen dazu.',
          '**Nachrichten,** die du mit dem Kontaktformular sendest: Name, E-Mail-Adresse und Text; auch Rückmeldungen zu Waymark und Hinweise auf tote Links.',
        ],
        'Das Protokoll des Servers hält Anfragen fest, damit sich Fehler finden und Angriffe abweisen lassen. Es enthält keine Passwörter, keine Schlüssel und keinen Text deines Lebenslaufs.',
      ],
    },
    browser: {
      title: 'Was in deinem Browser bleibt',
      body: [
        'Wir setzen keine Cookies und laden keine Skripte, Schriften oder Bilder von anderen: keine Auswertung, keine Werbung. Im lokalen Speicher deines Browsers liegen deine Anmeldung, gewähltes Farbschema und gewählter Traumberuf, angefangene Antworten, Korrekturen und Fragen und eine ungesendete Kontaktnachricht. Beim Abmelden verschwinden die Anmeldung und das Angefangene, nur die Kontaktnachricht bleibt.',
      ],
    },
    ai: {
      title: 'KI-Anbieter',
      body: [
        'Lebenslauf lesen, Fähigkeiten vergleichen und Kurse auswählen geschieht auf diesem Server. Nur die Funktionen mit KI (Analyse, Chat, Rückmeldung zum Interview) senden Text an einen KI-Anbieter, nur wenn du sie nutzt und nur wenn hier einer eingerichtet ist: dann gehen der Text deines Lebenslaufs, deine Frage oder deine Antwort dorthin, nie dein Passwort oder deine E-Mail-Adresse.',
      ],
    },
    others: {
      title: 'Wer es sonst sieht',
      body: [
        'Niemand kauft oder mietet deine Daten. Dein Lebenslauf, deine Bewerbungen und deine Antworten werden anderen, die Waymark nutzen, nie gezeigt. Teilst du einen Link zu deinem Plan, sieht jeder, der ihn hat, deinen Traumberuf, deine Übereinstimmung, die Fähigkeiten des Berufs, die du hast, deine Schritte mit ihren Tagen und, wenn du es wählst, deinen Vornamen, bis du das Teilen beendest. Stehst du auf einer Rangliste, sehen andere deinen Platz, deine Punkte und deinen Namen, deine Initialen oder nichts, wie du es in den Einstellungen wählst. Der Nachweis eines bestandenen Tests trägt deinen Namen; andere sehen ihn erst, wenn du ihn zeigst. Ein Link zu einem Kurs oder einer Stellensuche führt auf eine andere Seite mit eigenen Regeln. Benachrichtigungen, wenn du sie erlaubst, laufen über den Dienst des Herstellers deines Browsers, so verschlüsselt, dass nur dein Browser sie lesen kann. Wer die Adresse deines Kalenders hat, kann ihn lesen, bis du sie in den Einstellungen zurückziehst.',
      ],
    },
    'how-long': {
      title: 'Wie lange',
      body: [
        [
          'Dein Konto und was dazugehört: bis du es löschst.',
          'Dateien von Lebensläufen: die letzten drei; ältere werden entfernt, wenn neue kommen.',
          'Eine Anmeldung: 24 Stunden, oder 30 Tage mit „Remember me“.',
          'Kontaktnachrichten: bis sie erledigt sind.',
        ],
      ],
    },
    'your-choice': {
      title: 'Deine Wahl',
      body: [
        'In den [Einstellungen](settings) kannst du deine Angaben ändern, alles, was wir über dich haben, als eine Datei herunterladen und dein Konto löschen. Das Löschen wirkt sofort und entfernt alles von dir; es bleiben nur Summen, die niemanden nennen. Sicherungen, falls der Server welche hat, folgen ihrem eigenen Takt.',
        'Fragen: {supportEmail} oder das [Kontaktformular](contact).',
      ],
    },
  },
}

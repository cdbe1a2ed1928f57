import { groupsOf, type SameWords } from './words.ts'

/** German words of work that claim the same as another, or less. */
export const sameDe: SameWords = {
  groups: groupsOf(`
    beginnen beginne begann begonnen anfangen angefangen starten gestartet; beenden beendet abschließen abgeschlossen fertigstellen
    fertiggestellt; schreiben schrieb geschrieben verfassen verfasst verfasste erstellen erstellt erstellung verfassung; erstellen erstellt
    erstellte bauen gebaut baute aufbauen entwickeln entwickelt entwickelte entwicklung erstellung programmieren programmiert umsetzen
    umgesetzt umsetzung realisieren realisiert realisierung implementieren implementiert implementierung; betreuen betreut betreute
    betreuung kümmern gekümmert versorgen versorgt versorgung; helfen geholfen half unterstützen unterstützt unterstützte unterstützung
    mithelfen mitgeholfen hilfe assistieren assistiert; mitwirken mitgewirkt mitwirkung beteiligen beteiligt beteiligung mitarbeiten
    mitgearbeitet mitarbeit teilnehmen teilgenommen teilnahme; beantworten beantwortet beantwortung bearbeiten bearbeitet; beheben behoben
    behebung lösen gelöst korrigieren korrigiert reparieren repariert reparatur; fehler fehlers fehlern bug bugs defekt defekte mängel;
    vorbereiten vorbereitet vorbereitung; durchführen durchgeführt durchführung abhalten abgehalten; planen geplant planung; prüfen geprüft
    prüfung überprüfen überprüft überprüfung kontrollieren kontrolliert kontrolle testen getestet; test tests testen getestet; verkaufen
    verkauft verkauf; kaufen gekauft einkaufen eingekauft einkauf beschaffen beschafft beschaffung; bestellen bestellt bestellung
    bestellungen; pflegen gepflegt pflege warten gewartet wartung; führen geführt führte; schulen geschult schulung einarbeiten
    eingearbeitet einarbeitung anlernen angelernt anleiten angeleitet; unterrichten unterrichtet unterricht lehren gelehrt; kunde kunden
    kundin kundinnen kundschaft; kollege kollegen kollegin kolleginnen teamkollege teamkollegen teamkollegin mitarbeiter kollegium; vorlage
    vorgabe vorgaben vorlagen; auftrag aufträge aufträgen bestellung bestellungen; anruf anrufe telefonat telefonate telefonanrufe;
    vorschlagen vorgeschlagen vorschlag anregen angeregt anregung empfehlen empfohlen; vertretung vertreten vertrat vertretungsweise
    aushilfe; melden gemeldet meldung erfassen erfasst erfassung; auswerten ausgewertet auswertung analysieren analysiert analyse;
    kommissionieren kommissioniert kommissioniere; zählen gezählt zählung; übersetzen übersetzt übersetzung; organisieren organisiert
    organisation; sammeln gesammelt sammlung; liefern geliefert lieferung ausliefern ausgeliefert auslieferung veröffentlichen; fahren
    gefahren fahrt; stunde stunden std h stündlich; tag tage tagen täglich tags; woche wochen wöchentlich; monat monate monaten monatlich
    monats; jahr jahre jahren jährlich; quartal quartale vierteljährlich; minute minuten min; sekunde sekunden sek s; etwa rund ungefähr
    circa ca zirka annähernd; derzeit aktuell gegenwärtig momentan zurzeit heute gerade jetzt; früher vormals ehemals ehemalig ehemaliger
    ehemalige vorher zuvor; schüler schülerinnen kinder; kind kinder kindern; lernen lerne gelernt; zusammen gemeinsam; befristet
    zeitvertrag; maschine maschinen anlage anlagen; anwendung anwendungen app apps; webseite webseiten website websites internetseite;
    datenbank datenbanken db; nr nummer; euro eur; pro je; team gruppe; teamarbeit gruppenarbeit; klein kleine kleiner; abweichung
    differenz; erwerben erworben erhalten; unterlagen dokumente dokument unterlage; begleiten begleitet begleitung; koordinieren koordiniert
    koordination; abschließen abgeschlossen abschluss; studium studieren studiert; kenntnisse kenntnis; patient patienten patientinnen;
    reinigen gereinigt reinigung putzen geputzt säubern; packen gepackt verpacken verpackt verpackung; termin termine terminen; vereinbaren
    vereinbart vereinbarung; bedienen bedient bedienung; beraten beratung; anlegen angelegt anlage eingeben eingegeben eingabe erfassen
    erfasst erfassung aufnehmen aufgenommen aufnahme eintragen eingetragen; betreuen betreut betreuung sorgen gesorgt kümmern gekümmert
    pflegen gepflegt pflege; überwachen überwacht überwachung kontrollieren kontrolliert kontrolle beobachten beobachtet verfolgen verfolgt
    nachverfolgung prüfen geprüft prüfung; vergleichen verglichen vergleich vergleiche gegenüberstellen gegenübergestellt gegenüberstellung;
    annehmen angenommen annahme entgegennehmen entgegengenommen entgegennahme empfangen empfang; begrüßen begrüßt begrüßung empfangen
    empfang; schreiben geschrieben protokollieren protokolliert notieren notiert festhalten festgehalten dokumentieren dokumentiert
    dokumentation aufzeichnen aufgezeichnet; sortieren sortiert sortierung ordnen geordnet einsortieren einsortiert ablegen abgelegt ablage
    archivieren archiviert archivierung; bauen gebaut bau montieren montiert montage zusammenbauen zusammengebaut aufbauen aufgebaut aufbau;
    zeichnen gezeichnet zeichnung; befüllen befüllt auffüllen aufgefüllt nachfüllen nachgefüllt einräumen eingeräumt bestücken bestückt;
    beladen verladen laden geladen entladen beladung verladung; verteilen verteilt verteilung ausgeben ausgegeben ausgabe austeilen
    ausgeteilt zustellen zugestellt zustellung; informieren informiert information benachrichtigen benachrichtigt melden gemeldet meldung
    weitergeben weitergegeben weitergabe mitteilen mitgeteilt berichten berichtet; senken gesenkt senkung verringern verringert verringerung
    reduzieren reduziert reduzierung verkürzen verkürzt; erhöhen erhöht erhöhung steigern gesteigert steigerung; ändern geändert änderung
    anpassen angepasst anpassung überarbeiten überarbeitet überarbeitung; aktualisieren aktualisiert aktualisierung pflegen gepflegt pflege;
    verbessern verbessert verbesserung optimieren optimiert optimierung; suchen gesucht suche recherchieren recherchiert recherche ermitteln
    ermittelt ermittlung; einkaufen eingekauft beschaffen beschafft beschaffung besorgen besorgt bestellen bestellt bestellung; kochen
    gekocht zubereiten zubereitet zubereitung; verpacken verpackt packen gepackt einpacken eingepackt; präsentieren präsentiert präsentation
    vorstellen vorgestellt vorstellung vortragen vorgetragen; ausbilden ausgebildet ausbildung anlernen angelernt einarbeiten eingearbeitet;
    gespräch gespräche gesprächen unterhaltung unterredung; eltern elternteil; lieferant lieferanten zulieferer; angebot angebote offerte
    offerten; gast gäste gästen besucher besuchern; laden filiale geschäft; brief briefe schreiben korrespondenz post; übergeben übergabe
    übergab abgeben abgegeben weitergeben; einführen eingeführt einführung; berechnen berechnet berechnung kalkulieren kalkuliert
    kalkulation; buchen gebucht buchung verbuchen verbucht; bewerten bewertet bewertung beurteilen beurteilt beurteilung; sonntag sonntags;
    abend abends; nacht nachts; morgen morgens; kollege kollegin teammitglied; fehler mangel defekt störung; lkw lastwagen laster; lager
    magazin depot; regal regale; rechnung beleg faktura; termin verabredung; besprechung sitzung meeting treffen; unterlagen dokumente
    papiere; anfrage frage rückfrage; beschwerde reklamation; handzettel flyer faltblatt broschüre; webseite website internetseite homepage;
    gerät maschine apparat; werkzeug gerät; patient patientin kranke; senior seniorin alte ältere; schüler schülerin lernende; unterricht
    stunde kurs; veranstaltung event; ausflug fahrt reise; medikament arznei arzneimittel; essen speise gericht mahlzeit; gemüse obst;
    frühstück mittagessen abendessen; müll abfall; wohnung haus gebäude; garten beet; rasen gras; werkstatt betrieb; üblich gewöhnlich
    typisch normal; kaputt defekt beschädigt; allein alleine selbstständig eigenständig; reparieren beheben instandsetzen; ersetzen
    austauschen auswechseln wechseln tauschen; zählen gezählt bestandsaufnahme inventur; abholen holen; anrufen telefonieren; erproben
    testen ausprobieren probieren versuchen; entfernen beseitigen löschen; teilen aufteilen; entwerfen entworfen skizzieren; fotografieren
    fotos; vorlesen lesen; öffnen geöffnet öffnung; schließen geschlossen schließung; drucken gedruckt druck ausdrucken; schneiden
    geschnitten schnitt zuschneiden zugeschnitten zuschnitt; ernten geerntet ernte; wählen gewählt wahl auswählen ausgewählt auswahl;
    anbieten angeboten angebot; abgleichen abgeglichen abgleich vergleichen verglichen vergleich; zurückgeben zurückgegeben rückgabe;
    schweißen geschweißt schweißarbeiten; dekorieren dekoriert dekoration gestalten gestaltet gestaltung schmücken; setzen gesetzt satz
    gestalten gestaltet gestaltung layouten; montieren montiert montage einbauen eingebaut einbau anbringen angebracht installieren
    installiert installation verlegen verlegt verlegung; bemerken bemerkt entdecken entdeckt finden gefunden feststellen festgestellt
    erkennen erkannt auffallen; abrufen abgerufen herunterladen heruntergeladen holen geholt sammeln gesammelt beschaffen beschafft;
    darstellen dargestellt darstellung anzeigen angezeigt anzeige zeichnen gezeichnet visualisieren visualisiert; anpassen angepasst
    anpassung ändern geändert änderung bearbeiten bearbeitet bearbeitung korrigieren korrigiert korrektur; befragen befragt befragung
    interviewen interview umfrage; erklären erklärt erklärung erläutern erläutert beschreiben beschrieben beschreibung zeigen gezeigt;
    tragen getragen transportieren transportiert transport bringen gebracht befördern befördert; wickeln gewickelt umwickeln umwickelt
    folieren foliert verpacken verpackt; streichen gestrichen anstreichen lackieren lackiert; wiegen gewogen messen gemessen messung; gießen
    gegossen bewässern bewässert bewässerung; verbinden verbunden anschließen angeschlossen anschluss verkabeln verkabelt verkabelung;
    versenden versandt versand schicken geschickt verschicken verschickt senden gesendet; besprechen besprochen besprechung sprechen
    gesprochen gespräch; umschreiben umgeschrieben überarbeiten überarbeitet übertragen portieren portiert; kassieren kassiert kasse;
    vergeben vergabe vergab; abgeben abgegeben abgabe; abnehmen abgenommen abnahme; anrufen angerufen anruf anrufe; besuchen besucht besuch
    besuche; umbauen umgebaut umbau; abrechnen abgerechnet abrechnung; vertreten vertretung vertreter; lernen gelernt lehre; sprechen
    gesprochen gespräch gespräche; ziehen gezogen zug umzug umziehen umgezogen; empfangen empfang empfing; ausbauen ausgebaut ausbau;
    abbauen abgebaut abbau; austauschen ausgetauscht austausch; azubi azubis auszubildende auszubildenden lehrling lehrlinge; insbesondere
    vorwiegend überwiegend hauptsächlich; urlaub urlaubs abwesenheit; bewohner bewohnerin bewohnerinnen; fahrzeug fahrzeuge wagen pkw auto
    autos; lager lagerhalle magazin; büro office; mail mails email emails; kunde kunden gäste; material materialien verbrauchsmaterial;
    betrag wert summe höhe; klasse klassen; unterricht stunden; wohnung wohnungen; gerät geräte apparat apparate; werkzeug werkzeuge;
    zeitung zeitungen; fest feste feier feiern veranstaltung veranstaltungen; abrechnung abrechnungen; quartal quartalsweise; diagnose
    fehlersuche fehlerdiagnose; annahme empfang rezeption; gelegentlich manchmal; regelmäßig laufend; mehrere einige; ganz gesamt
    vollständig; neu neue neuen neuer; sortieren sortiert sortierung priorisieren priorisiert priorisierung ordnen geordnet einstufen
    eingestuft kategorisieren kategorisiert; dringlichkeit dringend dringende dringenden eilig; verfassen verfasst verfasste schreiben
    geschrieben formulieren formuliert aufsetzen aufgesetzt; erstellen erstellt erstellung anfertigen angefertigt anfertigung ausarbeiten
    ausgearbeitet verfassen verfasst erarbeiten erarbeitet; einrichten eingerichtet einrichtung installieren installiert installation
    aufsetzen aufgesetzt konfigurieren konfiguriert konfiguration aufbauen aufgebaut; umstellen umgestellt umstellung migrieren migriert
    migration wechseln gewechselt wechsel umziehen umgezogen umzug überführen überführt überführung; übertragen übertragung überführen
    überführt eintragen eingetragen übernehmen; bearbeiten bearbeitet bearbeitung behandeln behandelt behandlung erledigen erledigt
    abarbeiten abgearbeitet; administrieren administriert administration verwalten verwaltet verwaltung; verwalten verwaltet verwaltung
    pflegen gepflegt pflege betreuen betreut betreuung führen geführt; anlegen angelegt einrichten eingerichtet erstellen erstellt; prüfen
    geprüft prüfung überprüfen überprüft überprüfung kontrollieren kontrolliert kontrolle nachsehen nachgesehen ansehen angesehen durchsehen
    sichten sichtung begutachten begutachtet; melden gemeldet meldung anzeigen angezeigt hinweisen hingewiesen; weiterleiten weitergeleitet
    weiterleitung weitergeben weitergegeben weitergabe eskalieren eskaliert übergeben; beantworten beantwortet beantwortung antworten
    geantwortet reagieren; anfrage anfragen frage fragen ticket tickets; störung störungen ausfall ausfälle fehler defekt defekte panne;
    fehler fehlern bug bugs mangel mängel; fehlermeldung fehlermeldungen fehlerbericht fehlerberichte bugreport bugreports; schulen geschult
    schulung schulungen unterrichten unterrichtet unterricht unterweisen training; kurs kurse schulung schulungen seminar seminare lehrgang;
    einarbeiten eingearbeitet einarbeitung einweisen eingewiesen einweisung anlernen; zusammenstellen zusammengestellt zusammenstellung
    zusammentragen sammeln gesammelt aufstellen; vorstellen präsentieren präsentiert vorführen vorgeführt vorführung zeigen gezeigt;
    ersetzen ersetzt ablösen abgelöst austauschen ausgetauscht tauschen getauscht erneuern erneuert; instandhalten instandhaltung warten
    gewartet wartung pflegen; beheben behoben behebung lösen gelöst lösung beseitigen beseitigt; einkaufen einkauf bestellen bestellt
    beschaffen beschafft erwerben erworben; verbauen verbaut einbauen eingebaut montieren montiert; verkabelung verkabeln kabel verlegen
    verlegt; mitgestaltet mitgewirkt mitgestalten mitarbeit beteiligt; vertreten vertretung vertretungsweise stellvertretung;
    urlaubsvertretung vertretung; während in; arbeitsplatz arbeitsplätze arbeitsplätzen rechner computer pcs clients; rechner computer pc
    pcs laptop laptops notebook notebooks; standort standorte standorten niederlassung niederlassungen filiale filialen; firma firmen
    unternehmen betrieb betriebe; kunde kunden kundinnen auftraggeber klient klienten; mitarbeiter mitarbeiterin mitarbeitende
    mitarbeitenden beschäftigte angestellte personal; nutzer nutzerinnen anwender anwenderinnen benutzer benutzerinnen user; anleitung
    anleitungen handbuch handbücher leitfaden leitfäden dokumentation; bericht berichte report reports auswertung auswertungen; protokoll
    protokolle mitschrift; besprechung besprechungen meeting meetings sitzung sitzungen termin termine; tabelle tabellen liste listen
    übersicht übersichten aufstellung; formular formulare bogen vordruck; vorlage vorlagen template templates; skript skripte script scripts
    programm; seite seiten webseite webseiten website; software programm anwendung applikation app; zugang zugänge konto konten account
    accounts benutzerkonto benutzerkonten; passwort passwörter kennwort kennwörter; berechtigung berechtigungen recht rechte zugriffsrechte;
    drucker druckern; handy smartphone mobiltelefon; lager lagers magazin; bestand bestände vorrat vorräte lagerbestand; ware waren artikel
    produkt produkte güter; lieferung lieferungen sendung sendungen; rechnung rechnungen faktura; bewohner bewohnern bewohnerinnen
    pflegebedürftige; senioren seniorinnen bewohner; jährlich jahr jahrs; seit ab; zuständig verantwortlich; dienstplan dienstpläne
    schichtplan einsatzplan; schicht schichten dienst dienste; messen gemessen messung messungen erfassen erfasst; lesen gelesen; nachfragen
    nachgefragt erfragen erfragt anfragen angefragt erkundigt`),
  weaker: [
    ['leiten geleitet leitung', 'koordinieren koordiniert mitwirken mitgewirkt beteiligt'],
    ['umgesetzt umsetzen erstellt entwickelt', 'mitgewirkt mitgearbeitet beteiligt'],
    ['team', 'mitgewirkt mitgearbeitet beteiligt mitarbeit'],
    ['bachelorarbeit masterarbeit diplomarbeit abschlussarbeit hausarbeit', 'geschrieben verfasst schreiben verfassen'],
    ['verkaufen verkauft verkauf beraten beratung', 'bedient bedienung betreut betreuung'],
    ['geleitet leiten leitung geführt', 'betreut betreuung begleitet'],
    ['anwesend teilgenommen teilnahme', 'dabei beobachtet'],
    ['montag dienstag mittwoch donnerstag freitag', 'werktag wochentag'],
    ['samstag sonntag', 'wochenende'],
    ['brief rechnung vertrag bericht', 'dokument unterlagen'],
    ['gewischt gefegt gesaugt geputzt', 'gereinigt'],
    ['gebraten gekocht gebacken', 'zubereitet'],
  ],
}

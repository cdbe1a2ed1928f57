import type { Bank } from './acts.ts'

export const DE: Bank = {
  rejection: `
wir {stellen|nehmen} {niemanden|keinen|gar keinen} mehr {ein|auf|dazu}
die {Stunden|Aufgaben} haben wir {unter den Kolleginnen|im Team|anders} verteilt
die {Stelle|Leitungsstelle} {fällt weg|entfällt|wird gestrichen} {damit|ab dem Frühjahr|}
wir dürfen {sie|die Stelle} {gar nicht mehr|nicht mehr} besetzen
leider {können wir|müssen wir|muss ich} {Ihnen|dir} {keine Zusage geben|die Stelle nicht anbieten|mitteilen, dass wir uns anders entschieden haben|absagen|eine Absage erteilen}
wir haben uns {für eine andere Bewerberin|für einen anderen Bewerber|für eine andere Person|für jemand anderen|gegen Ihre Bewerbung|anders} entschieden
wir {werden|können} {Ihre|deine} Bewerbung {leider nicht|nicht weiter|im weiteren Verfahren nicht|nicht mehr} {berücksichtigen|weiterverfolgen|in die engere Wahl nehmen}
die {Stelle|Position|Ausbildungsstelle|Vakanz} {ist bereits vergeben|wurde inzwischen besetzt|wurde intern besetzt|wird nicht mehr besetzt|ist gestrichen worden|entfällt|wurde zurückgezogen}
andere {Bewerberinnen und Bewerber|Kandidaten|Bewerbungen} {passen besser|entsprechen dem Profil genauer|bringen mehr Erfahrung mit|lagen vorn|waren stärker}
{Ihr|dein} Profil {passt nicht ganz|passt leider nicht|entspricht nicht} {zu unseren Anforderungen|zu der Stelle|unseren Vorstellungen|dem, was wir suchen}
{wir bedauern|ich bedaure|es tut uns leid} {Ihnen keine bessere Nachricht geben zu können|dir das mitteilen zu müssen|dass es nicht geklappt hat|Ihnen absagen zu müssen}
{das ist sicher nicht die Nachricht|das ist nicht die Antwort}, {die du dir erhofft hast|auf die Sie gehofft haben|die Sie hören wollten}
{es hat|hat} {diesmal|leider|am Ende} nicht {gereicht|geklappt|sollen sein|ganz gepasst}
{wir suchen|gesucht wird|wir brauchen} {jemanden mit mehr|eine Person mit|jemanden, der schon} {Berufserfahrung|Führungserfahrung|Kenntnissen} und {daher|deshalb} {wird es nichts|passt es nicht}
{die Geschäftsführung|der Vorstand|der Fachbereich|der Träger|das Team|mein Chef} hat {sich anders entschieden|gegen Sie entschieden|jemand anderen ausgewählt|die Stelle gestrichen|einen Einstellungsstopp verhängt}
wir stellen {derzeit|dieses Jahr|nun doch} {niemanden|keine Leute|keine neuen Mitarbeiter} {mehr ein|ein}
{Sie sind|du bist} {nicht in der engeren Auswahl|nicht in die nächste Runde gekommen|knapp gescheitert|auf dem zweiten Platz gelandet|leider nicht dabei}
{Ihr Ergebnis|das Testergebnis|deine Probearbeit} {liegt unter|reicht nicht für|erfüllt nicht} {der Mindestpunktzahl|die nächste Runde|unsere Erwartungen}
das Auswahlverfahren ist {abgeschlossen|beendet} und {die Wahl ist auf jemand anderen gefallen|Sie wurden nicht ausgewählt|wir haben die Stelle vergeben}
{damit endet|hiermit endet|wir beenden} {der Bewerbungsprozess für Sie|das Verfahren für dich|das Verfahren ohne Einstellung}
den {Platz|Job|Ausbildungsplatz|Posten} {bekommt|hat} {jemand anderes|eine andere Bewerberin|ein Kollege aus dem Haus} {bekommen|erhalten}
für die {Leitung|Stelle|Position} haben wir uns {für eine Mitbewerberin|für einen internen Bewerber|anders} entschieden`,
  parting: `
{bitte sehen Sie|nehmen Sie} {die Absage|diese Entscheidung} nicht {als Wertung Ihrer Person|persönlich|als Urteil über Ihre Fähigkeiten}
{für Ihren weiteren Weg|für deine Suche|für Ihre berufliche Zukunft|bei der Stellensuche} {wünschen wir Ihnen alles Gute|wünsche ich dir viel Erfolg|drücken wir die Daumen}
{Ihre|die} {Unterlagen|Bewerbungsunterlagen} {senden wir Ihnen zurück|werden gelöscht|werden vernichtet|erhalten Sie zurück}
{bewirb dich gern wieder|bewerben Sie sich gern erneut|vielleicht klappt es beim nächsten Mal|wir hoffen auf eine spätere Gelegenheit}`,
  answer: `
{sag|sagen Sie|geben Sie|gib} {mir|uns} {bitte|kurz} Bescheid {bis Freitag|diese Woche|ob das passt}
{bis|spätestens} {Mittwoch|nächsten Freitag|Ende der Woche|0 März} {wäre super|reicht|bitte|wäre schön}
{schicken Sie|schick} {beides|es|sie|alles} bitte bis {Ende nächster Woche|Montag}
{wir freuen uns auf|ich freue mich auf} {Ihre Antwort|deine Rückmeldung|Ihre Rückmeldung}
{geht das|passt das|ist das möglich|was meinst du|klingt das gut}`,
  invite: `
{für die zweite Runde|für das Zweitgespräch|für den nächsten Termin|zum Fachgespräch} {hätten wir frei|schlagen wir vor|passt uns|bieten wir an} {Dienstag um 0 Uhr|0 März|Freitag oder Montag}
{was passt|welcher Termin passt|welcher Tag passt} {Ihnen|dir} {besser|am besten|davon}
{das Kennenlernen|das Telefonat|das erste Gespräch} hat uns {Spaß gemacht|gefallen} {und wir möchten weitermachen|jetzt folgt die zweite Runde}
{Fahrtkosten|die Anreise|Reisekosten} {übernehmen wir|erstatten wir|zahlen wir} {natürlich|selbstverständlich}
{diesmal|dann} {bei uns vor Ort|im Büro|online} mit {zwei Leuten aus dem Team|der Teamleitung|den Fachkollegen} {etwa 0 Minuten|ca. eine Stunde}
{wir würden Sie gern|wir möchten dich} {persönlich kennenlernen|zu einem Gespräch einladen|dem Team vorstellen|noch einmal sehen}
{tragen Sie sich|trag dich|buchen Sie} {bitte|einfach} {einen Termin|ein Zeitfenster} {ein|im Kalender|über den Link}
{wir möchten|wir würden|ich möchte|gerne würden wir} {Sie|dich} {gern kennenlernen|zu einem Gespräch einladen|zum Vorstellungsgespräch einladen|persönlich kennenlernen|zu einem Probetag einladen}
{haben Sie|hättest du|hast du|hätten Sie} {am Montag|nächste Woche|am Donnerstag um 0 Uhr|morgen} {Zeit|kurz Zeit|Lust} {für ein Gespräch|für ein Telefonat|auf einen Kaffee|vorbeizukommen|für ein Videogespräch}
{passt|passen würde|ginge|klappt} {es Ihnen|es dir|dir|Ihnen} {am Dienstag um 0 Uhr|nächsten Mittwoch|Freitagvormittag} {für ein Telefonat|bei uns im Büro|per Video}
{bitte|gern} {wählen Sie|such dir|buchen Sie|such Dir über den Link} {einen Termin aus|einen passenden Termin|einen freien Termin|eine Uhrzeit aus}
{Ihr|dein|das} {Vorstellungsgespräch|Gespräch|Termin|Kennenlerngespräch} {findet|ist} {am 0 März um 0 Uhr|am Montag um 0 Uhr|in unseren Räumen} {statt|bestätigt}
{der nächste Schritt|als Nächstes|im nächsten Schritt} {ist ein Gespräch|steht ein Gespräch an|folgt ein Telefonat|sprechen Sie} mit {der Abteilungsleitung|dem Team|unserer Chefin}
{ich rufe|wir rufen|meine Kollegin ruft} {Sie|dich} {am Freitag|morgen um 0 Uhr|nächste Woche} an
{kommen Sie|komm|schauen Sie} {doch|bitte|gern} {am Montag|um 0 Uhr|nächste Woche} {vorbei|zum Probearbeiten|zu uns in die Werkstatt|zur Probestunde}
{wann|welcher Termin|welcher Tag} {passt|würde passen|wäre gut} {es Ihnen|dir|Ihnen|euch} {am besten|für ein Gespräch|nächste Woche}
{bringen Sie|bring} {bitte|zum Gespräch} {Ihren Ausweis|dein Zeugnis im Original|gute Schuhe} {mit|zum Termin mit}
{wir müssen|ich muss|können wir} {das Gespräch|unseren Termin|das Telefonat} {auf Donnerstag|um eine Woche|auf 0 Uhr} {verschieben|verlegen}
{bitte bestätigen Sie|geben Sie uns Bescheid|sag kurz Bescheid} {den Termin|ob der Termin passt|ob du kommst|ob Sie teilnehmen}
{wir freuen uns auf|ich freue mich auf} {das Gespräch|unser Treffen|den Austausch|Ihren Besuch} {am Montag|nächste Woche}
{Sie sind|du bist} {eingeladen|in der engeren Auswahl|eine Runde weiter} und {wir möchten sprechen|zum Auswahltag eingeladen|zum Assessment Center eingeladen}
{wir würden uns gern|lass uns|können wir} {unterhalten|einmal telefonieren|kurz sprechen|austauschen|treffen}
{folgende Termine|zwei Termine|diese Zeiten} {kann ich anbieten|stehen zur Wahl|wären möglich}: {Montag 0 Uhr|Mittwoch 0 Uhr oder Freitag}
{vorstellen|zum Vorstellen|das Kennenlernen} {am 0 um 0 Uhr|nächste Woche Dienstag} {bei uns|per Video}`,
  task: `
{statt eines Gesprächs|vorab|als nächsten Schritt} {bitten wir Sie um|bekommen alle|gibt es} {eine kleine Aufgabe|eine Fallstudie|eine Arbeitsprobe|einen Onlinetest}
{Abgabe|Einsendeschluss|Rückgabe} {ist am 0 März|bis Freitag|in 0 Tagen}
{mehr als zwei Stunden|einen Abend|länger als 0 Minuten} {sollten Sie nicht brauchen|braucht es nicht|bitte nicht investieren}
{die Aufgabenstellung|der Link zum Test|das Repository} {finden Sie|findest du|liegt} {im Anhang|unten|hier}
{bitte|wir bitten Sie,|wir möchten dich bitten,} {bearbeiten Sie|lösen Sie|den Test bis Freitag zu machen|die Aufgabe bis Sonntag zu lösen|die Übung zu bearbeiten}
{anbei|im Anhang|beigefügt} {finden Sie|ist|findest du} {eine kleine Aufgabe|die Probeaufgabe|eine Fallstudie|den Online-Test|der Übungstext|ein Datensatz}
{der nächste Schritt|als Nächstes|im zweiten Schritt} {ist eine Aufgabe|folgt ein Test|bekommst du eine kleine Aufgabe|wartet ein Online-Test} {für zu Hause|mit Zeitbegrenzung|zum Programmieren}
{Sie haben|du hast|dafür sind} {0 Minuten|eine Woche|bis Sonntag|zwei Stunden} Zeit {für die Aufgabe|für den Test|für die Lösung}
{schicken Sie|schick|senden Sie|laden Sie} {uns|mir} {Ihre Lösung|deine Lösung|das Ergebnis|deinen Code} {bis 0 März|bis Freitag|als PDF} {hoch|zu|bitte}
{nehmen Sie|nimm} {ein kurzes Video|eine Videobotschaft|deine Antworten} auf und {laden Sie es hoch|schick es uns}
{bereiten Sie|bereite} {eine kurze Präsentation|einen Vortrag|eine Unterrichtsstunde|drei Folien} {von 0 Minuten|zum Thema|für uns} vor
{schreiben Sie|übersetze|entwirf|erstellen Sie|plane|zeichne} {einen kurzen Text|die beigefügte Seite|eine kleine Anwendung|einen Wochenplan|einen Entwurf} {und schick ihn uns|bis Freitag|nach der Vorlage}
{der Link|der Zugang} zum {Test|Online-Assessment} {ist 0 Tage gültig|läuft am Freitag ab|wird freigeschaltet}
{wie würdest du|wie würden Sie} {vorgehen|das Problem lösen|die Seite verbessern}, {schreib es auf einer Seite|skizziere es kurz|fassen Sie es schriftlich zusammen}
alle {Bewerber|Kandidatinnen|Bewerbenden} {machen|absolvieren} {einen Eignungstest|eine Arbeitsprobe|einen schriftlichen Test}
{magst du|möchten Sie|könntest du} uns {zeigen|aufschreiben|skizzieren}, wie {du|Sie} {das angehen würdest|eine Seite gestalten würden|die erste Woche planst}
{ein Entwurf|eine Skizze|eine Seite|ein grobes Konzept} {reicht|genügt}, {Feinschliff braucht es nicht|mehr als zwei Stunden soll es nicht dauern}`,
  info: `
{uns fehlen noch|es fehlt noch|wir brauchen noch} {Zeugnisse|Ihre Gehaltsvorstellung|der Nachweis|Ihre Kündigungsfrist} {bitte reichen Sie sie nach|bitte nachreichen|vor dem Gespräch}
{könnten Sie|würdest du} uns {noch|kurz} {Ihre Gehaltsvorstellung|das frühestmögliche Eintrittsdatum|eine Arbeitserlaubnis|zwei Referenzen} {nennen|schicken|mitteilen}
{ließ sich der Anhang|die Datei ließ sich} nicht öffnen {bitte noch einmal schicken|senden Sie sie bitte erneut}
es fehlen {uns|} noch {ein paar Zettel|einige Nachweise|Papiere} {erweitertes Führungszeugnis|Nachweis Masernschutz|die Belehrung}
ohne {diese|die} {Papiere|Zettel|Nachweise} {geht bei uns nichts|können wir nicht weitermachen}
{bitte|könnten Sie uns|kannst du uns} {senden Sie|noch|reichen Sie} {Ihr Zeugnis|eine Kopie Ihres Ausweises|deinen Lebenslauf|die fehlenden Unterlagen|Arbeitszeugnisse|den Nachweis} {nach|zusenden|schicken|zu}
{uns fehlt|es fehlt|es fehlen|uns fehlen} {noch|leider noch} {Ihr Abschlusszeugnis|die zweite Seite|die Unterschrift|der Lebenslauf|Nachweise}
{was sind|nennen Sie uns bitte|wie lauten} {Ihre Gehaltsvorstellungen|deine Gehaltsvorstellung|Ihre Kündigungsfrist|Ihren frühesten Eintrittstermin}
{ab wann|wann|zu welchem Datum} {könnten Sie|könntest du|kannst du} {anfangen|bei uns beginnen|starten}
{haben Sie|hast du|besitzen Sie} {einen Führerschein|eine Arbeitserlaubnis|Erfahrung mit|ein Auto|einen Impfnachweis}
{wären Sie|bist du|sind Sie} {bereit|in der Lage} {umzuziehen|am Wochenende zu arbeiten|im Schichtdienst zu arbeiten|zu reisen}
{die Datei|der Anhang|das PDF} {ließ sich nicht öffnen|ist beschädigt|war leer}, {bitte erneut senden|können Sie es noch einmal schicken}
{bitte füllen Sie|bitte unterschreiben Sie} {den Personalbogen|das Formular|die Einwilligung} {aus|und senden es zurück}
{wir haben|ich habe|noch} {eine Frage|zwei Fragen|eine Rückfrage} {zu Ihrem Lebenslauf|zu deinen Unterlagen|vorab}
{wen dürfen wir|nennen Sie uns|können Sie} {als Referenz anrufen|zwei Referenzen|eine Referenz angeben}
{welche|an welchen|wie viele} {Tage|Stunden|Schichten|Sprachen} {könnten Sie arbeiten|kannst du|sprechen Sie}
{für die Akte|zur weiteren Bearbeitung|für das Verfahren} {fehlt mir noch|fehlen uns noch|benötigen wir} {der Nachweis|das Führungszeugnis|die Zeugnisse|eine Bescheinigung}
{wir bitten um|bitten wir um} {Zusendung|Nachreichung|Übersendung} {der Unterlagen|bis spätestens 0 März}
{Ihrer Bewerbung|deiner Mail} {liegt kein|lag kein|fehlt der} {Nachweis bei|Lebenslauf bei|Abschluss}`,
  offer: `
{wenn Sie möchten|wenn du magst} gehört der {Platz|Posten|Job} {Ihnen|dir}
wir würden uns freuen wenn {Sie|du} am 0 bei uns {anfangen|vor der Tür stehst|stehen}
0 die Stunde und {sonntags mit Zuschlag|0 Stunden die Woche}
den Vertrag {macht meine Tochter fertig|bekommen Sie per Post|schicken wir zu}
{wir freuen uns|ich freue mich}, {Ihnen|dir} {die Stelle|den Ausbildungsplatz|eine Zusage|den Arbeitsvertrag} {anbieten zu können|anzubieten|geben zu können|zusenden zu können}
{wir möchten|wir würden|gern möchten wir} {Sie|dich} {einstellen|gern im Team haben|übernehmen|als neue Kollegin gewinnen|für die Stelle gewinnen}
{Sie haben|du hast} {die Stelle|den Job|den Platz|den Zuschlag}, {herzlichen Glückwunsch|wenn du willst|wenn Sie möchten}
{anbei|im Anhang} {finden Sie|liegt|schicken wir} {Ihr Arbeitsvertrag|den Arbeitsvertrag|Ihr Vertragsangebot|dein Vertrag} {zur Unterschrift|in zweifacher Ausfertigung|bitte unterschrieben zurück}
{wir haben uns|das Team hat sich|die Wahl ist} {für Sie entschieden|für dich entschieden|auf Sie gefallen}
{Ihr|dein} {Gehalt|Bruttogehalt|Stundenlohn} {beträgt|liegt bei|wäre} {0 Euro|0 brutto im Monat} und {Arbeitsbeginn ist der 0 März|los geht es am Montag}
{das Angebot|unser Angebot|die Zusage} {gilt bis|steht unter dem Vorbehalt|ist gültig bis} {Freitag|eines Führungszeugnisses|der ärztlichen Untersuchung}
{bitte teilen Sie uns|sag uns} bis {Freitag|0 März} mit, ob {Sie die Stelle annehmen|du zusagst|Sie unser Angebot annehmen}
{willkommen im Team|willkommen an Bord}, {dein erster Arbeitstag ist|Sie beginnen am} {0 März|Montag}
{du kannst|Sie können|kannst} {am 0 März|am Montag|ab dem Ersten} {anfangen|bei uns anfangen|loslegen}, {0 die Stunde|0 brutto|unbefristet}
{hat gepasst|es hat gepasst|alle waren sich einig|das Team hat Ja gesagt}, {wir möchten Sie bei uns haben|wir wollen dich|du bist dabei}
{den Vertrag|der Vertrag} {macht gerade die Verwaltung fertig|geht Ihnen per Post zu|bekommen Sie nächste Woche|ist unterwegs}
{0 brutto|unbefristet|Probezeit sechs Monate} {Start am 0 März|ab Januar|und 0 Tage Urlaub}`,
  received: `
{Ihre|deine} {Unterlagen|Mappe|Bewerbung|Papiere} {ist|sind} {gut|vollständig|wohlbehalten|heil} {angekommen|bei uns eingetroffen|da}
Sie müssen {vorerst|im Moment|jetzt} nichts {weiter tun|nachreichen|schicken}
wir {lesen|sehen} {alles|Ihre Mappe} in {Ruhe|den nächsten zwei Wochen} {durch|an}
{vielen Dank|danke|herzlichen Dank} für {Ihre Bewerbung|deine Bewerbung|Ihr Interesse|die Zusendung Ihrer Unterlagen|Ihr Vertrauen}
{Ihre|deine} {Bewerbung|Unterlagen|Nachricht|Mappe} {ist|sind} {bei uns eingegangen|angekommen|gut angekommen|da}
{hiermit|gern} bestätigen wir {den Eingang Ihrer Bewerbung|den Erhalt deiner Unterlagen}
{wir prüfen|wir sichten|wir sehen uns|wir lesen} {Ihre Unterlagen|alle Bewerbungen|deine Bewerbung} {in Ruhe|sorgfältig|in den nächsten Wochen} {an|durch|und melden uns}
{wir melden uns|Sie hören von uns|du hörst von uns|wir kommen auf Sie zu} {in Kürze|so bald wie möglich|innerhalb von zwei Wochen|nach Ablauf der Bewerbungsfrist|unaufgefordert}
{die Bearbeitung|die Durchsicht|das} {kann etwas dauern|dauert etwa drei Wochen|braucht Zeit}, {wir bitten um Geduld|bitte haben Sie Geduld}
{Ihre|deine} {Unterlagen|Bewerbung} {wurden|wurde|habe ich} {an den Fachbereich weitergeleitet|an die Leitung weitergegeben|in unser System aufgenommen}
{Sie müssen|du musst} {nichts weiter tun|im Moment nichts machen}
{Bewerbungsschluss|die Bewerbungsfrist} {ist der 0 März|endet am Freitag}, {danach entscheiden wir|dann melden wir uns}
{sollten Sie|wenn Sie} {innerhalb von vier Wochen nichts von uns hören|bis 0 März keine Nachricht erhalten}, {betrachten Sie dies bitte als Absage|konnten wir Sie nicht berücksichtigen}
{Ihre|deine} {Mappe|Bewerbung|Mail} {liegt bei uns auf dem Tisch|liegt der Fachabteilung vor|ist hier eingegangen|liegt uns vor}
{wir gucken|wir schauen|ich schaue} {in Ruhe|demnächst} {rein|hinein|durch} und {rühren uns|melden uns} dann
{von Rückfragen bitten wir abzusehen|dieses Schreiben wurde maschinell erstellt|diese Nachricht wurde automatisch erzeugt}
das Auswahlverfahren {nimmt|wird} {mehrere Wochen in Anspruch nehmen|einige Zeit in Anspruch|etwas dauern}`,
  hold: `
{die Stelle|das Budget|die Freigabe} {liegt beim Controlling|muss noch freigegeben werden|wartet auf die Geschäftsführung|ist noch nicht bewilligt}
{ich weiß selbst noch nicht|niemand weiß derzeit|wir können noch nicht sagen} {wie es ausgeht|wann es weitergeht|ob wir besetzen}
{wir hatten uns für|Sie sollten} {letzte Woche|Januar} {Rückmeldung versprochen|eine Antwort bekommen} {es dauert leider länger|leider verzögert es sich}
ich kann {Ihnen|dir} {nichts|nix} versprechen und {auch nichts|auch nix} absagen
wir sind noch keinen Schritt weiter
{das|es} ist {weder ein Ja noch ein Nein|kein Nein und kein Ja}
der Chef überlegt noch ob {er überhaupt jemanden nimmt|die Stelle besetzt wird}
{die Stelle|das Verfahren|die Besetzung|der Prozess} {ist|liegt|wird} {vorerst auf Eis|derzeit pausiert|ruht|zurückgestellt|verschoben}
{wir haben|es ist} {noch keine Entscheidung getroffen|noch nichts entschieden|noch niemanden ausgewählt}
{die Entscheidung|es} {verzögert sich|dauert länger als geplant|dauert noch}, {wir bitten um Entschuldigung|wir bitten um Geduld|haben Sie noch Geduld}
{Ihre|deine} Bewerbung {bleibt|ist weiterhin} {im Rennen|aktiv|in der Auswahl|im Verfahren}
{sobald|wenn} {das Budget freigegeben ist|wir mehr wissen|die Stelle wieder offen ist} {melden wir uns|hören Sie von uns}
{leider können wir noch nichts sagen|es gibt noch nichts Neues|wir brauchen noch etwas Zeit}
{Sie stehen|du stehst} auf {der Warteliste|der Nachrückerliste}
{wir bestätigen|schade, aber wir respektieren} {den Rückzug Ihrer Bewerbung|dass du deine Bewerbung zurückziehst}
{die Prüfung|das Verfahren|die Auswahl} {dauert leider länger|verzögert sich|zieht sich}, {wir bitten noch um Geduld|bitte noch etwas Geduld}
eine Entscheidung ist {nicht vor|frühestens} {Mitte Dezember|0 März} zu erwarten
{kann dir|ich kann Ihnen} {noch nichts sagen|noch nichts Neues sagen}, {der Auftrag hängt|das Budget hängt|es ist noch offen}`,
  ad: `
{neue Jobs|passende Stellen|0 neue Stellenangebote|Jobempfehlungen} {für dich|in deiner Nähe|zu deiner Suche|diese Woche}
{jetzt bewerben|alle Jobs ansehen|zur Stellenanzeige|mehr erfahren|jetzt entdecken}
{Sie erhalten|du bekommst} {diese E-Mail|diesen Newsletter|diese Nachricht}, weil {Sie sich angemeldet haben|du einen Jobalarm eingerichtet hast}
{abmelden|Newsletter abbestellen|Einstellungen ändern|im Browser ansehen|vom Verteiler abmelden}
{melden Sie sich an|melde dich an|sichern Sie sich einen Platz} {zu unserem Webinar|zur Karrieremesse|für den Tag der offenen Tür|zum Infoabend}
{unser Newsletter|Neuigkeiten aus|das erwartet Sie|diese Woche im Blog}
{nur bis Sonntag|0 Prozent Rabatt|Premium testen|jetzt sparen|unser Angebot für Sie}
{nehmen Sie|nimm} an unserer {Umfrage|Bewertung} teil, {wie war Ihr Bewerbungsprozess|es dauert zwei Minuten}
{empfiehl uns weiter|teile diese Stelle|wir wachsen|wir suchen Verstärkung in vielen Bereichen}
{lerne uns kennen|triff uns} {auf der Messe|am Stand|bei unserem Karrieretag} {kostenlos|ohne Anmeldung}`,
  auto: `
{ich bin|wir sind} {bis 0 März|bis einschließlich Freitag|derzeit} {nicht im Büro|im Urlaub|nicht erreichbar|in Elternzeit|abwesend}
{Ihre|deine} {Nachricht|Mail} wird nicht {weitergeleitet|gelesen}
{in dringenden Fällen|in dringenden Angelegenheiten} {wenden Sie sich bitte an|erreichen Sie} {meine Kollegin|das Sekretariat}
{nach meiner Rückkehr|ab Montag|wenn ich zurück bin} {antworte ich|beantworte ich Ihre Mail|bin ich wieder für Sie da}
{Ihre Nachricht konnte nicht zugestellt werden|Postfach voll|Empfänger unbekannt|dieses Postfach wird nicht gelesen}
{automatische Antwort|Abwesenheitsnotiz|unser Betrieb hat Betriebsferien}`,
  fraud: `
{schicken Sie uns|senden Sie} {Ihre Bankverbindung|Ihre Kontodaten|eine Kopie beider Seiten Ihres Ausweises} {damit wir das Gehalt überweisen|sofort|per WhatsApp}
{überweisen Sie|zahlen Sie} {vorab 0 Euro|eine Bearbeitungsgebühr|eine Kaution für die Ausrüstung}
{verdienen Sie|bis zu 0 Euro} {die Woche|am Tag} {von zu Hause|ohne Vorkenntnisse|ohne Vorstellungsgespräch}
{melden Sie sich|schreiben Sie uns} {per WhatsApp|über Telegram} {sofort|noch heute}
{Pakete annehmen|Zahlungen empfangen} und {weiterleiten|weiterschicken}`,
  stranger: `
ich bin {auf dein Profil|auf Ihr Profil|über LinkedIn auf Sie} {gestoßen|aufmerksam geworden}
{für einen Kunden|für meinen Mandanten} {suche ich|suchen wir} {eine Entwicklerin|jemanden mit Ihrem Profil|Verstärkung}
{wären Sie|bist du} {offen für|interessiert an|auf der Suche nach} {einer neuen Herausforderung|neuen Möglichkeiten|einem Wechsel}
{schicken Sie mir|sende mir} {gern Ihren Lebenslauf|deinen CV}, {wenn das interessant klingt|dann sprechen wir über Details}`,
  none: `
{mit freundlichen Grüßen|viele Grüße|beste Grüße|herzliche Grüße|liebe Grüße}
{sehr geehrte Damen und Herren|guten Tag|hallo|liebe Bewerberin|lieber Bewerber}
{bei Fragen|für Rückfragen} {melden Sie sich gern|stehen wir zur Verfügung|rufen Sie uns an}
{vielen Dank|danke} für {das nette Gespräch|Ihre Zeit|deine Nachricht|Ihre Geduld|Ihren Besuch}
{diese Mail|der Inhalt} ist vertraulich und {nur für den Empfänger bestimmt|kann geschützt sein}
{Geschäftsführer|Sitz der Gesellschaft|Amtsgericht|Handelsregister|Umsatzsteuer}
{unser Bewerbungsprozess|der Ablauf} {besteht aus|umfasst} {Bewerbung, Test, Gespräch und Angebot|drei Schritten}
{falls|wenn|sollten} {wir uns für Sie entscheiden|Sie in die engere Wahl kommen|es passt} {laden wir Sie ein|erhalten Sie ein Angebot|schicken wir einen Test}
{Ihre Daten|deine Daten} werden {sechs Monate gespeichert|nach der DSGVO verarbeitet|danach gelöscht}
{Ihr Lebenslauf|deine Mappe|Ihr Werdegang} {hat uns gefallen|ist beeindruckend|liest sich gut}
{Sie finden uns|Parkplätze sind|der Eingang ist} {im Hof|hinter dem Haus|im zweiten Stock}
{Ihre Bestellung|Ihr Konto|Ihre Rechnung} {wurde versandt|ist bestätigt|ist fällig}
{es war schön|es hat uns gefreut}, {Sie kennenzulernen|dich zu treffen|mit Ihnen zu sprechen}
{das Wetter|der Verkehr|das Spiel|unser Garten} {war schön|ist furchtbar|macht viel Arbeit}
{der Aufzug|die Heizung|der Parkplatz} {ist gesperrt|wird repariert|ist wieder frei} ab Montag
{frohe Weihnachten|schönes Wochenende|gute Besserung|alles Gute zum Geburtstag}
{der Dienstplan|das Protokoll|die Rechnung} {hängt an|ist im Anhang|gilt ab Montag}
{die Kinder|die Gäste|unsere Kunden} {mögen|brauchen|lieben} {es|Ruhe|das neue Angebot}
{Ihre Aufgaben|Ihr Profil|wir bieten|Anforderungen}: {abgeschlossene Ausbildung|Führerschein|Pflege der Daten|0 Tage Urlaub}
{kein Studium|keine Erfahrung} {nötig|erforderlich|aber Freude an der Arbeit}
{Leitung eines Teams|Betreuung der Kunden|Planung der Schichten} von {0 bis 0|0 Leuten}`,
}

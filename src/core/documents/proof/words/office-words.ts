import type { LanguageCode } from '../stem.ts'
import type { LanguageWords } from './words.ts'

type Bank = Pick<LanguageWords, 'groups' | 'weaker' | 'phrases'>
const linesOf = (text: string) => text.split(';')

/**
 * Ordinary things and deeds of offices and technical work that stand for each other in four languages for which no dictionary of
 * senses with a fitting licence was found. No line joins words of which one claims more than another.
 */
export const OFFICE_WORDS: Readonly<Partial<Record<LanguageCode, Bank>>> = {
  de: {
    phrases: [
      ['im jahr|im jahre', ''],
      ['im rahmen von|im rahmen der|im rahmen des|im zuge von|im zuge der|im zuge des', 'bei'],
      ['sorge für|sorgte für|gesorgt für', 'mache'],
    ],
    groups: linesOf(`
      umstieg umstellung wechsel migration umzug überführung übergang; anbindung schnittstelle integration verbindung anschluss; antwortzeit
      reaktionszeit; störung störungen störfall vorfall vorfälle ausfall; anwender anwenderin nutzer nutzerin benutzer
      benutzerin user; abfrage abfragen query queries; auswertung auswertungen bericht berichte report reports; kennzahl kennzahlen kpi
      messwert messwerte; datensatz datensätze zeile zeilen; oberfläche frontend benutzeroberfläche; passwort kennwort passwörter kennwörter;
      zugang zugänge konto konten account accounts; aufgabe aufgaben ticket tickets vorgang vorgänge; einarbeitung onboarding; schulung
      schulungen workshop workshops training trainings seminar; leitfaden anleitung handreichung kurzanleitung; protokoll protokolle
      mitschrift; entwurf entwürfe skizze skizzen; prüfung prüfungen kontrolle kontrollen check checks; monatlich monat; wöchentlich woche;
      jährlich jahr; täglich tag; vierteljährlich quartal; beteiligt mitgearbeitet mitgewirkt mitwirkung mitarbeit beteiligung; statt anstelle
      anstatt; vorher zuvor davor früher; nachher danach später anschließend; zurzeit derzeit momentan aktuell gerade; etwa rund ungefähr
      circa knapp; übergeben übergabe übergaben; betreuen betreuung support; pflegen pflege instandhaltung aktualisieren; einrichten
      einrichtung aufsetzen; sammeln gesammelt zusammentragen zusammengetragen; anpassen anpassung
      angepasst ändern änderung; vorstellen vorgestellt präsentieren präsentiert vortragen; ablösen abgelöst ersetzen ersetzt;
      gegenüberstellen gegenübergestellt vergleichen verglichen vergleich; filiale filialen niederlassung
      standort; vorlage vorlagen muster template templates; verzeichnis ordner; quelltext quellcode code`),
    weaker: [],
  },
  fr: {
    phrases: [
      ['au cours de|au cours du|lors de|lors du|lors des', 'pendant'],
      ["dans le cadre de|dans le cadre du|dans le cadre d'", 'pendant'],
      ['mise en place|mis en place|mettre en place', 'installation'],
      ['à raison de|au rythme de', 'soit'],
      ["en l'année|en l’année", 'en'],
    ],
    groups: linesOf(`
      passage migration bascule transition; piloté pilotée mené menée conduit conduite dirigé dirigée; utilisateur utilisateurs usager usagers;
      anomalie anomalies bug bugs défaut défauts erreur erreurs; incident incidents panne pannes dysfonctionnement; ticket tickets demande
      demandes requête requêtes; tableau tableaux dashboard dashboards; indicateur indicateurs kpi mesure mesures; poste postes ordinateur
      ordinateurs; mot passe; compte comptes accès; guide guides notice notices manuel manuels documentation; compte-rendu compte rendu rapport
      rapports; réunion réunions point points; mensuel mensuels mensuelle mois; hebdomadaire hebdomadaires semaine; quotidien quotidienne jour;
      annuel annuelle an année; trimestriel trimestrielle trimestre; relecture relire relu révision revue; rédigé écrit rédaction écriture
      rédactrice rédacteur auteur autrice auteure; correction corriger corrigé résolution résoudre résolu; participation contribution
      participé contribué; environ autour près; collègue collègues confrère consœur; stagiaire stagiaires alternant alternante apprenti
      apprentie; logiciel logiciels outil outils application applications; fournisseur fournisseurs prestataire prestataires; modèle modèles
      gabarit gabarits; présentation présenté exposé; saisie saisir saisi enregistrement; accueil accueillir accueilli réception; envoi envoyé
      expédition expédié; actualisation mise jour actualisé; site sites page pages; boutique magasin commerce; élève élèves apprenant apprenants;
      formation atelier cours`),
    weaker: [],
  },
  es: {
    phrases: [
      ['en el año|durante el año|en el mes de', 'en'],
      ['puesta en marcha|puse en marcha|poner en marcha', 'instalación'],
      ['dejé listos|dejé listo|dejé listas|dejé lista|dejo listos|dejo listo|dejo listas|dejo lista', 'preparo'],
      ['doy soporte a|di soporte a|dar soporte a|doy asistencia a|di asistencia a|dando soporte a', 'atiendo'],
      ['en el marco de|en el marco del|a lo largo de|en el transcurso de', 'durante'],
    ],
    groups: linesOf(`
      migración paso traslado; usuario usuarios usuaria usuarias; incidencia incidencias incidente incidentes avería averías problema
      problemas; error errores fallo fallos bug bugs; solicitud solicitudes petición peticiones ticket tickets; informe informes reporte
      reportes; panel paneles dashboard dashboards tablero tableros; equipo equipos ordenador ordenadores computadora computadoras pc;
      contraseña contraseñas clave claves; guía guías manual manuales instrucciones; corta corto breve breves cortas cortos; autora autor
      escribí escribir escrito escrita redacté redactar redactado elaboré; compañero compañera colega compañeros; mensual mensuales mes;
      semanal semanales semana; diario diaria diarios día; anual anuales año; trimestral trimestre; revisión revisar revisé repaso;
      corrección corregir corregí arreglo arreglar arreglé solucioné; reunión reuniones junta juntas; cliente clientes clienta clientas;
      aplicación aplicaciones app programa software; página páginas web sitio; comercio comercios tienda tiendas negocio negocios; proveedor
      proveedores; plantilla plantillas modelo modelos;  alumno alumnos estudiante estudiantes; formación curso cursos
      taller talleres; participé participación colaboré colaboración contribuí; aproximadamente unos unas alrededor cerca; documenté
      documentación documentar; preparé preparar preparación preparo; almacén depósito; envío envié enviar mandé;
      actualización actualizar actualicé; copia copias respaldo respaldos`),
    weaker: [],
  },
  tr: {
    phrases: [
      ['aşağı yukarı|yaklaşık olarak|takriben', 'yaklaşık'],
      ['hizmet verdim|hizmet veriyorum|hizmet sundum', 'ilgilendim'],
      ['işe yeni başlayan|yeni işe başlayan|yeni gelen|yeni katılan', 'yeni başlayan'],
      ['nöbet tuttum|nöbeti tuttum|nöbet tutuyorum', 'nöbete kaldım'],
      ['yılında|yılı içinde', ''],
    ],
    groups: linesOf(`
      kullanıcı kullanıcılar; hata hatalar kusur sorun sorunlar arıza; talep talepler istek istekler bilet çağrı; rapor raporlar
      raporlama; bilgisayar bilgisayarlar cihaz; parola parolalar şifre şifreler; kılavuz rehber doküman belge; toplantı toplantılar
      görüşme görüşmeler; arkadaş arkadaşa arkadaşlar kişi kişiye kişiler çalışan çalışana meslektaş; aylık ay ayda; haftalık hafta haftada;
      günlük gün günde; yıllık yıl yılda; kontrol kontrolü inceleme denetim; düzeltme düzelttim giderdim giderme çözdüm çözüm; geçiş taşıma
      taşıdım göç aktarım aktardım; yazılım uygulama program; müşteri müşteriler; tedarikçi tedarikçiler; şablon şablonlar;
      stajyer stajyerler; eğitim kurs ders; şube şubeler mağaza mağazalar; sipariş siparişler; fatura faturalar; hazırladım oluşturdum
      düzenledim; yaklaşık civarında; öğrenci öğrenciler; sayım sayımı saydım; ilettim yönlendirdim aktardım; kaydettim
      kaydedip girdim yazdım`),
    weaker: [],
  },
}

import { groupsOf, type SameWords } from './words.ts'

/** French words of work that claim the same as another, or less. */
export const sameFr: SameWords = {
  groups: groupsOf(`
    commencer commencé commencée commencés commencées entamer entamé entamée entamés entamées débuter débuté débutée; terminer terminé
    terminée achever achevé achevée finir fini finie; rédaction rédiger rédigé rédigés rédigée rédigées rédigeais écrit écrire écrits
    écriture; création créer créé créée développement développer développé développée conception réalisation réalisé réaliser construit
    construire programmé programmer; gestion gérer géré gérée traitement traiter traité; aide aider aidé assistance assister assisté appui
    soutien soutenir appuyer; participation participer participé contribution contribuer contribué participais; accueil accueillir accueilli
    accueillais réception recevoir reçu; vente vendre vendu ventes; préparation préparer préparé préparais; choix choisir choisi sélection
    sélectionner sélectionné; correction corriger corrigé résolution résoudre résolu réparation réparer réparé; formation former formé
    enseigner enseigné enseignement cours; animation animer animé; test tests tester testé; bug bugs anomalie anomalies erreur erreurs
    défaut défauts; logiciel logiciels application applications; appel appels téléphonique téléphone; client clients clientèle clientes;
    collègue collègues coéquipier coéquipiers; élève élèves classe classes; projet projets; proposition proposer proposé suggérer suggéré
    suggestion; mise mettre mis; suivi suivre suivis; numérisation numériser numérisé; traduction traduire traduit; commande commandes
    commander commandé; organisation organiser organisé; analyse analyser analysé analyses; environ approximativement; actuellement aujourd
    présentement; auparavant précédemment ancien ancienne; heure heures horaire; jour jours journée quotidien quotidienne quotidiennement
    journalier; semaine semaines hebdomadaire hebdomadaires; mois mensuel mensuelle mensuels mensuellement; an ans année années annuel
    annuelle; matin matins matinée matinées; minute minutes; site sites web; développeur développeuse développement; testeur testeuse test;
    stage stagiaire; saisonnier saisonnière; courrier courriers correspondance; nettoyage nettoyer nettoyé entretien; livraison livrer livré
    livraisons; conduite conduire conduit; équipe groupe; rendez-vous rdv; nouveau nouvelle nouveaux nouvelles neuf; document documents
    documentation; prise prendre pris prises; classement classer classé rangement ranger rangé archivage archiver archivé tri trier trié;
    accueil accueillir accueilli accueillis accueillie accueillies; saisie saisir saisi saisis enregistrement enregistrer enregistré
    consigner consigné inscription inscrire inscrit; vérification vérifier vérifié inspection inspecter inspecté contrôle contrôler contrôlé
    relecture relire relu; transmission transmettre transmis envoi envoyer envoyé expédition expédier expédié; informer informé information
    signaler signalé signalement avertir averti prévenir prévenu; achat acheter acheté approvisionnement; réduction réduire réduit
    diminution diminuer diminué baisse baisser baissé; augmentation augmenter augmenté hausse accroître accru; modification modifier modifié
    adaptation adapter adapté révision réviser révisé; actualisation actualiser actualisé entretenir tenue tenir tenu; emballage emballer
    emballé conditionnement conditionner conditionné; garde garder gardé surveillance surveiller surveillé; montage monter monté assemblage
    assembler assemblé; cuisine cuisiner cuisiné préparation préparer préparé; distribution distribuer distribué remise remettre remis;
    recherche rechercher recherché enquête; comparaison comparer comparé; présentation présenter présenté exposer exposé; chargement charger
    chargé; découper découpé découpe coupe couper coupé; calcul calculer calculé; dossier dossiers document documents fichier fichiers;
    patron patrons; produit produits article articles marchandise marchandises; enfant enfants; patient patients; visiteur visiteurs invité
    invités; facture factures facturation facturer facturé; réparation réparer réparé dépannage dépanner dépanné; amélioration améliorer
    amélioré optimisation optimiser optimisé; client clientèle cliente; collègue camarade; erreur défaut panne anomalie; voiture véhicule
    auto; camion poids-lourd; entrepôt dépôt stock réserve; rayon étagère; livraison envoi expédition; rendez-vous entrevue; tableau liste
    feuille; demande question requête; plainte réclamation; prospectus dépliant brochure; logiciel programme application; appareil machine
    équipement; malade patient; senior âgé aîné résident; élève apprenant étudiant; cours leçon séance; événement manifestation fête; sortie
    excursion voyage; médicament traitement; repas plat; déchet ordure; logement maison appartement; jardin espace; pelouse gazon; atelier
    garage; habituel ordinaire typique normal; seul autonome; réparer dépanner corriger; remplacer changer échanger; compter comptage
    inventaire; envoyer expédier adresser; appeler téléphoner; aider assister seconder épauler; essayer tester expérimenter; enlever retirer
    supprimer; ranger trier classer ordonner; dessiner esquisser; accompagner escorter; service servir servi servais; lecture lire lu;
    ouverture ouvrir ouvert; fermeture fermer fermé; soin soins soigner soigné; impression imprimer imprimé; essai essayer essayé; entretien
    entretenir entretenu; lavage laver lavé nettoyage nettoyer nettoyé; construction construire construit; décoration décorer décoré;
    coiffure coiffer coiffé; pose poser posé installation installer installé montage monter monté; constater constaté remarquer remarqué
    repérer repéré détecter détecté trouver trouvé découvrir découvert identifier identifié; télécharger téléchargé récupérer récupéré
    collecter collecté collecte rassembler rassemblé recueillir recueilli; dessiner dessiné tracer tracé afficher affiché représenter
    représenté visualiser visualisé; conseil conseiller conseillé renseigner renseigné orienter orienté; caisse encaissement encaisser
    encaissé; rayonnage ranger rangé disposer disposé placer placé; expliquer expliqué explication décrire décrit montrer montré; porter
    porté transporter transporté transport déplacer déplacé acheminer acheminé; mesure mesurer mesuré relevé relever; peindre peint
    peinture; arrosage arroser arrosé; brancher branché raccorder raccordé câbler câblé câblage connecter connecté; tenue tenir tenu
    alimentation alimenter alimenté; discuter discuté échanger échangé parler parlé; couture coudre cousu raccommoder; interroger interrogé
    enquête sonder sondé; été estival; midi déjeuner; extra extras saisonnier saisonniers; salarié salariés employé employés personnel;
    véhicule véhicules voiture voitures; logement logements appartement appartements; colis paquet paquets; réunion réunions rencontre
    rencontres; étudiant étudiants; courrier lettres correspondance; rendez rdv; principalement surtout essentiellement; relecture relire
    relu relus relue relues révision réviser révisé corriger; tenir tenu tenais tenue gérer géré gestion; refaire refait refaite refaisais
    renouveler renouvelé renouvelais réaménager réaménagé refonte; caisse encaisser encaissais encaissement; conseiller conseillé conseil
    conseils conseillais renseigner; particulier particuliers foyer foyers; raccordement raccorder raccordé branchement connexion connecter;
    création créer créé conception concevoir conçu réalisation réaliser réalisé élaboration élaborer; échange échanges échanger échangé
    communication communiquer discussion correspondance; intégration intégrer intégré; remplacement remplacer remplacé changement changer;
    dépannage dépanner résolution résoudre résolu réparer; suivi suivre suivais; aide aider aidé assistance assister soutien soutenir appui
    appuyer épauler; formation former formé formais; migration migrer migré transfert transférer transféré passage basculer; saisie saisir
    saisi saisissais; recueil recueillir recueilli collecte collecter; analyse analyser analysé étude étudier examen examiner; réponse
    répondre répondu répondais; courriel courriels mail mails message messages; rapport rapports compte-rendu bilan; tableau tableaux
    tableur feuille; fiche fiches formulaire formulaires; guide guides notice notices tutoriel tutoriels manuel; site sites page pages;
    entreprise entreprises société sociétés firme; association associations club clubs organisme; utilisateur utilisateurs usager usagers;
    stagiaire stagiaires apprenti apprentis; poste postes ordinateur ordinateurs pc; serveur serveurs; réseau réseaux; mot-de-passe mots;
    panne pannes incident incidents dysfonctionnement; demande demandes requête requêtes ticket tickets; stock stocks inventaire; vitrine
    vitrines devanture; magasin boutique librairie; livre livres ouvrage ouvrages; environ près autour; ensuite puis; rédiger rédigé
    rédaction rédigeais écrire écriture écrivais; élève élèves apprenant apprenants; taper tapé frappe saisie`),
  weaker: [
    ['pilotage piloter dirigé', 'participation participé'],
    ['équipe', 'participation participé contribution contribué'],
    ['mémoire thèse', 'rédigé rédaction écrit rédiger'],
    ['vente vendre vendu conseil conseiller conseillé', 'accueil accueilli servi servir'],
    ['gestion gérer géré', 'suivi suivre traitement'],
    ['facture contrat lettre rapport', 'document'],
    ['samedi dimanche', 'week-end'],
  ],
}
